import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '@/components/page-title.tsx';
import { DailyChallenge } from '@/features/daily-challenge/components/daily-challenge.tsx';
import { ReviewCard } from '@/features/review/components/review-card.tsx';
import { reviewQuery } from '@/features/review/queries.ts';
import { useUser } from '@/lib/session.ts';
import '@/styles/daily-challenge.css';

/** Today's own review, and one question a day for everybody. */
export function Component() {
  const { isPending, fetchStatus } = useQuery(reviewQuery(useUser().id));
  const isReviewKnown = !isPending || fetchStatus === 'paused';
  return (
    <>
      <PageTitle>{t`Daily Challenge`}</PageTitle>
      <DailyChallenge above={isReviewKnown ? <ReviewCard /> : null} />
    </>
  );
}
