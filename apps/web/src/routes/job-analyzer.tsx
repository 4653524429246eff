import { t } from '@lingui/core/macro';
import { PageHead } from '@/components/page-head.tsx';
import { PremiumGate } from '@/components/premium-gate.tsx';
import { JobAnalyzer } from '@/features/job-analyzer/components/job-analyzer.tsx';
import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import '@/styles/job-analyzer.css';
import '@/styles/report-parts.css';

const benefits = () => [
  t`What the job really needs: must-haves and nice-to-haves`,
  t`Its keywords, and how often each one appears`,
  t`Resume tips, each tied to a requirement`,
  t`A practice interview for this exact job`,
];

/** Job description analyzer. */
export function Component() {
  return (
    <>
      <JobWayBack />
      <PageHead
        title={t`Job Description Analyzer`}
        tab={t`Job analyzer`}
        text={t`Paste a job ad and see what it asks for, in its own words.`}
      />
      <PremiumGate
        feature="job_analyzer"
        title={t`Know what they'll ask before they ask it.`}
        benefits={benefits()}
      >
        {({ onNoAccess }) => <JobAnalyzer onNoAccess={onNoAccess} />}
      </PremiumGate>
    </>
  );
}
