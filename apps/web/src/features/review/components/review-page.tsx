import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { newId } from '@/lib/new-id.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { clueOf } from '../day.ts';
import type { ComparedProps, DictateProps, Finished, ReviewOutcome } from '../exercise.ts';
import { itemText } from '../labels.ts';
import { dropItem } from '../mutations.ts';
import { reviewKey } from '../queries.ts';
import { forgetReview, keepReview } from '../unsent.ts';
import { useCurrent } from '../use-current.ts';
import { useReview } from '../use-review.ts';
import { ReviewDone } from './review-done.tsx';
import { ReviewExercise } from './review-exercise.tsx';
import { Unscored } from './unscored.tsx';

interface ReviewPageProps {
  /** Dictation into a field. */
  Dictate: ComponentType<DictateProps>;
  /** What a telling says of its story. */
  Compared: ComponentType<ComparedProps>;
}

/** Today's review: one exercise after the other, five minutes at most. */
export function ReviewPage({ Dictate, Compared }: ReviewPageProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { query, today, waiting, sendNow, now } = useReview(userId);
  const [outcomes, setOutcomes] = useState<readonly ReviewOutcome[]>([]);
  const { item, finish, hasFinished, position, total, seconds } = useCurrent(today);
  const done = (result: Finished) => {
    if (!item) return;
    const review = {
      ...{ id: result.id ?? newId(), userId, itemId: item.id, kind: item.kind, rating: result.rating },
      ...(item.kind === 'story' ? { storyId: item.reference } : {}),
      ratedAt: new Date(Date.now() + (query.data?.behindMs ?? 0)).toISOString(),
      ...(result.unscored === undefined
        ? {}
        : { answer: result.unscored, question: itemText(item, clueOf(item.reference)) }),
    };
    if (!keepReview(review)) {
      notify.error(
        t`We couldn't save this review`,
        t`This browser is out of storage space. Your answer is still here.`,
      );
      return;
    }
    const { outcome } = result;
    if (outcome) setOutcomes((before) => [...before, outcome]);
    finish(item.id);
    void sendNow();
  };
  const drop = async (itemId: string) => {
    try {
      await dropItem(itemId);
      finish(itemId);
      await queries.invalidateQueries({ queryKey: reviewKey(userId) });
    } catch {
      notify.error(t`We couldn't remove this`, t`It's still in your reviews. Try again.`);
    }
  };
  return (
    <div className="review">
      <QueryState query={query} failure={t`We couldn't load your review.`} skeleton={<Loading />}>
        {(queue) =>
          item ? (
            <ReviewExercise
              key={item.id}
              {...{ item, position, total, seconds, Dictate, Compared }}
              onDone={done}
              onLater={() => finish(item.id)}
              onDrop={() => void drop(item.id)}
            />
          ) : (
            <ReviewDone
              done={today?.done ?? 0}
              nextDueMs={today?.nextDueMs ?? null}
              hasMaterial={queue.items.length > 0 || queue.mastered > 0}
              waiting={waiting.filter(({ isRefused }) => !isRefused).length}
              isFresh={hasFinished}
              {...{ outcomes, now }}
            />
          )
        }
      </QueryState>
      <Unscored
        reviews={waiting.filter(({ isRefused }) => isRefused)}
        onRemove={(id) => {
          forgetReview(id);
          void sendNow();
        }}
      />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t`Loading your review`}>
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton width="80%" height="3rem" className="mt-4" />
      <Skeleton height="14rem" className="mt-8" />
    </div>
  );
}
