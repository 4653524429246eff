import { storyParts } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { competencyLabels } from '@/lib/story-labels.ts';
import { wordsOf } from '../draft.ts';
import { partNames } from '../labels.ts';
import { type StoryDetail, type StoryUse, storyQuery } from '../queries.ts';
import { DeleteStory } from './delete-story.tsx';
import { StoryGone } from './story-gone.tsx';
import { StoryMeasure } from './story-measure.tsx';
import { Tellings } from './tellings.tsx';

/** One story: its parts, where it was used, and how telling it went. */
export function StoryPage({ storyId }: { storyId: string }) {
  const { id: userId } = useUser();
  const query = useQuery(storyQuery(userId, storyId));
  return (
    <div className="mi sto">
      <Crumb to={paths.stories}>{t`Stories`}</Crumb>
      <QueryState
        query={query}
        failure={t`We couldn't load this story.`}
        skeleton={<Skeleton height="30rem" />}
      >
        {(story) => (story ? <Story story={story} /> : <StoryGone />)}
      </QueryState>
    </div>
  );
}

function Story({ story }: { story: StoryDetail }) {
  const { id, title, competencies } = story;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className="sto-h">
        <h1>{title}</h1>
        {competencies.length > 0 ? (
          <ul className="sto-tags" aria-label={t`What it shows`}>
            {competencies.map((one) => (
              <li key={one}>{t(competencyLabels[one])}</li>
            ))}
          </ul>
        ) : null}
      </header>
      <div className="story-acts">
        <ButtonLink variant="primary" to={paths.storyTell(id)}>
          <Mic className="i" aria-hidden="true" />
          {t`Tell it in 90 seconds`}
        </ButtonLink>
        <ButtonLink to={paths.storyEdit(id)}>{t`Change it`}</ButtonLink>
      </div>
      <dl className="sto-parts">
        {storyParts.map((part) => (
          <div key={part}>
            <dt>{t(partNames[part])}</dt>
            <dd>
              {story[part] || (
                <Link className="ul" to={paths.storyEdit(id)}>
                  {t`Add this part`}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <StoryMeasure words={wordsOf(story)} />
      <Tellings storyId={id} />
      <Uses story={story} />
      <DeleteStory story={story} />
    </>
  );
}

function Uses({ story: { uses, source_kind: kind, source_text: text } }: { story: StoryDetail }) {
  const isFromElsewhere = (kind === 'resume' || kind === 'requirement') && text !== '';
  if (uses.length === 0 && !isFromElsewhere) return null;
  return (
    <section className="sto-sec" aria-labelledby="sto-uses">
      <h2 id="sto-uses" className="h3">{t`Where you use it`}</h2>
      <ul className="sto-uses">
        {uses.map((use) => (
          <li key={use.id}>
            <Use use={use} />
          </li>
        ))}
        {isFromElsewhere ? (
          <li>
            <span className="small soft">{kind === 'resume' ? t`From your resume` : t`From a job ad`}</span>
            <span>{`“${text}”`}</span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Use({ use: { session, requirement, question_text: question } }: { use: StoryUse }) {
  if (session) {
    const role = session.job_role;
    return (
      <>
        <Link className="ul" to={paths.interviewResults(session.id)}>{t`Interview: ${role}`}</Link>
        <span lang="en">{question}</span>
      </>
    );
  }
  if (!requirement) return null;
  return (
    <>
      <Link className="ul" to={`${paths.job(requirement.job.id)}#map`}>
        {requirement.job.title}
      </Link>
      <span>{requirement.name}</span>
    </>
  );
}
