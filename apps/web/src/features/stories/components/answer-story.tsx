import type { StoryFit } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { storiesKey } from '@/lib/stories-query.ts';
import { reasonText } from '@/lib/story-labels.ts';
import { storySeedState } from '@/lib/story-seed.ts';
import { clearErrors, notify } from '@/lib/toasts.ts';
import { tellHere, tellNothingHere } from '../mutations.ts';
import { fitQuery, toldHereQuery } from '../queries.ts';

interface AnswerStoryProps {
  sessionId: string;
  question: string;
  answer: string;
}

/** Under an answer of a report: which story it told, and the way to keep it as one. */
export function AnswerStory({ sessionId, question, answer }: AnswerStoryProps) {
  const { id: userId } = useUser();
  const told = useQuery(toldHereQuery(userId, sessionId, question));
  const [isChoosing, setChoosing] = useState(false);
  const story = told.data ?? null;
  return (
    <section className="ans-story" aria-labelledby="ans-story">
      <h3 id="ans-story">{t`Your story`}</h3>
      {story && !isChoosing ? (
        <p>
          {t`You told this story:`}{' '}
          <Link className="ul" to={paths.story(story.id)}>
            {story.title}
          </Link>{' '}
          <button type="button" className="lk" onClick={() => setChoosing(true)}>
            {t`Another one`}
          </button>
        </p>
      ) : null}
      {told.isSuccess && (story === null || isChoosing) ? (
        <WhichStory {...{ sessionId, question, answer, story }} onClose={() => setChoosing(false)} />
      ) : null}
    </section>
  );
}

interface WhichStoryProps extends AnswerStoryProps {
  /** The one that is named now; null where none is. */
  story: { id: string; title: string } | null;
  onClose(): void;
}

/** The stories that fit, the one that the answer tells first. One press says which it was, or that it was none of them. */
function WhichStory({ sessionId, question, answer, story, onClose }: WhichStoryProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const fits = useQuery(fitQuery(userId, question, answer));
  const others = (fits.data ?? []).filter(({ storyId }) => storyId !== story?.id);
  const choosing = useMutation({
    mutationFn: (storyId: string | null) =>
      storyId === null
        ? tellNothingHere(sessionId, question)
        : tellHere(userId, storyId, sessionId, question),
    networkMode: 'always',
    onSuccess: async () => {
      void clearErrors();
      await queries.invalidateQueries({ queryKey: storiesKey(userId) });
      onClose();
    },
    onError: () => notify.error(t`We couldn't save that. Try again.`),
  });
  // Drawn at once with all it has: nothing moves under a finger.
  if (fits.isPending && fits.fetchStatus !== 'paused') return null;
  return (
    <>
      {others.length > 0 ? (
        <>
          <p>{t`Which story did you tell here?`}</p>
          <ul className="ans-fits">
            {others.map((fit) => (
              <Fit
                key={fit.storyId}
                fit={fit}
                busy={choosing.isPending}
                onChoose={() => choosing.mutate(fit.storyId)}
              />
            ))}
          </ul>
        </>
      ) : null}
      {story && others.length === 0 ? <p>{t`None of your other stories fit this question.`}</p> : null}
      <p className="row wr">
        <ButtonLink
          small
          to={paths.storyAdd}
          state={storySeedState({ kind: 'answer', text: answer, question, sessionId })}
        >
          <BookOpenText className="i" aria-hidden="true" />
          {t`Keep this as a story`}
        </ButtonLink>
        {story ? (
          <>
            <Button small variant="quiet" busy={choosing.isPending} onClick={() => choosing.mutate(null)}>
              {t`I didn't tell a story here`}
            </Button>
            <Button small variant="quiet" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </>
        ) : null}
      </p>
    </>
  );
}

function Fit({ fit, busy, onChoose }: { fit: StoryFit; busy: boolean; onChoose(): void }) {
  return (
    <li>
      <button type="button" className="fit" disabled={busy} onClick={onChoose}>
        <b>{fit.title}</b>
        <span className="small soft">{reasonText(fit.reason)}</span>
      </button>
    </li>
  );
}
