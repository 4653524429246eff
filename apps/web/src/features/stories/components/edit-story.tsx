import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { draftOfStory } from '../draft.ts';
import { storyQuery } from '../queries.ts';
import { StoryFormView } from './story-form.tsx';
import { StoryGone } from './story-gone.tsx';

/** Changing a story. */
export function EditStory({ storyId }: { storyId: string }) {
  const { id: userId } = useUser();
  const query = useQuery(storyQuery(userId, storyId));
  return (
    <div className="mi sto">
      <PageTitle>{t`Change your story`}</PageTitle>
      <Crumb to={paths.story(storyId)}>{t`Back to the story`}</Crumb>
      <QueryState
        query={query}
        failure={t`We couldn't load this story.`}
        skeleton={<Skeleton height="30rem" />}
      >
        {(story) =>
          story ? (
            <>
              <header className="sto-h">
                <h1>{t`Change your story`}</h1>
              </header>
              <StoryFormView name={storyId} initial={draftOfStory(story)} back={paths.story(storyId)} />
            </>
          ) : (
            <StoryGone />
          )
        }
      </QueryState>
    </div>
  );
}
