import { t } from '@lingui/core/macro';
import { PageTitle } from '@/components/page-title.tsx';
import { DailyChallenge } from '@/features/daily-challenge/components/daily-challenge.tsx';
import { ReviewCard } from '@/features/review/components/review-card.tsx';
import '@/styles/daily-challenge.css';

/** Today's own review, and one question a day for everybody. */
export function Component() {
  return (
    <>
      <PageTitle>{t`Daily Challenge`}</PageTitle>
      <ReviewCard />
      <DailyChallenge />
    </>
  );
}
