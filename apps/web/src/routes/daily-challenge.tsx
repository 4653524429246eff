import { t } from '@lingui/core/macro';
import { PageTitle } from '@/components/page-title.tsx';
import { DailyChallenge } from '@/features/daily-challenge/components/daily-challenge.tsx';
import '@/styles/daily-challenge.css';

/** One question a day. */
export function Component() {
  return (
    <>
      <PageTitle>{t`Daily Challenge`}</PageTitle>
      <DailyChallenge />
    </>
  );
}
