import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { TextField } from '@/components/text-field.tsx';
import { formatDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { type StoryRow, storiesQuery } from '@/lib/stories-query.ts';
import { competencyLabels } from '@/lib/story-labels.ts';
import { searchFrom, searchStories, uncovered } from '../search.ts';
import { storiesPromise } from '../words.ts';
import { NoStories } from './no-stories.tsx';
import { Unfinished } from './unfinished.tsx';

/** All stories of the user, and what none of them shows yet. */
export function StoriesList() {
  const { id: userId } = useUser();
  const query = useQuery(storiesQuery(userId));
  return (
    <div className="mi sto">
      <PageTitle>{t`Stories`}</PageTitle>
      <QueryState query={query} failure={t`We couldn't load your stories.`} skeleton={<ListSkeleton />}>
        {(stories) => (stories.length === 0 ? <NoStories /> : <Stories stories={stories} />)}
      </QueryState>
    </div>
  );
}

function Stories({ stories }: { stories: readonly StoryRow[] }) {
  const [search, setSearch] = useState('');
  const found = searchStories(stories, search, (competency) => t(competencyLabels[competency]));
  return (
    <>
      <ListHead>
        <ButtonLink variant="primary" to={paths.storyAdd}>
          <Plus className="i" aria-hidden="true" />
          {t`Add a story`}
        </ButtonLink>
      </ListHead>
      <Unfinished />
      {stories.length > searchFrom ? (
        <TextField
          type="search"
          label={t`Search your stories`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      ) : null}
      <ul className="sto-list">
        {found.map((story) => (
          <li key={story.id}>
            <Row story={story} />
          </li>
        ))}
      </ul>
      <p className="vh" role="status">
        {search === '' ? '' : plural(found.length, { one: '# story found.', other: '# stories found.' })}
      </p>
      {found.length === 0 ? <p className="soft">{t`No stories match your search.`}</p> : null}
      <Uncovered stories={stories} />
    </>
  );
}

function ListHead({ children }: { children?: ReactNode }) {
  return (
    <header className="ph">
      <div>
        <h1>{t`Stories`}</h1>
        <p>{storiesPromise()}</p>
      </div>
      {children}
    </header>
  );
}

function Row({ story }: { story: StoryRow }) {
  const { id, title, competencies, result, actions, situation } = story;
  return (
    <Link className="rw" to={paths.story(id)}>
      <div>
        <h2>{title}</h2>
        <p className="cut">{result || actions || situation}</p>
        <p className="small soft">
          {[competencies.map((one) => t(competencyLabels[one])).join(', '), toldText(story)]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <ChevronRight className="i" aria-hidden="true" />
    </Link>
  );
}

function toldText({ last_told: lastTold, times_told: times }: StoryRow): string {
  if (lastTold === null) return t`Not told yet`;
  const day = formatDate(new Date(lastTold));
  return plural(times, { one: `Told once, on ${day}`, other: `Told # times, last on ${day}` });
}

/** What no story is marked with. */
function Uncovered({ stories }: { stories: readonly StoryRow[] }) {
  const missing = uncovered(stories).map((one) => t(competencyLabels[one]));
  if (missing.length === 0) return null;
  const list = missing.join(', ');
  return (
    <section className="sto-gaps" aria-labelledby="sto-gaps">
      <h2 id="sto-gaps" className="h3">{t`No story yet about`}</h2>
      <p className="soft">{list}</p>
    </section>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <ListHead />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </div>
  );
}
