import { t } from '@lingui/core/macro';
import { PageHead } from '@/components/page-head.tsx';
import { PremiumGate } from '@/components/premium-gate.tsx';
import { CoverLetter } from '@/features/cover-letter/components/cover-letter.tsx';
import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import '@/styles/cover-letter.css';

const benefits = () => [
  t`A letter for one role, in your words, in a minute`,
  t`Only facts you gave us, nothing invented`,
  t`See which fact is behind each sentence`,
  t`Copy or download it, and write as many as you like`,
];

/** Cover letter generator. */
export function Component() {
  return (
    <>
      <JobWayBack />
      <PageHead
        title={t`Cover Letter Generator`}
        tab={t`Cover letter`}
        text={t`Tell us about you and the role. We only use what you give us.`}
      />
      <PremiumGate
        feature="cover_letter"
        title={t`A letter that says only what's true.`}
        benefits={benefits()}
      >
        {({ onNoAccess }) => <CoverLetter onNoAccess={onNoAccess} />}
      </PremiumGate>
    </>
  );
}
