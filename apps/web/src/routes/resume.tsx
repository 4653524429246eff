import { t } from '@lingui/core/macro';
import { PageHead } from '@/components/page-head.tsx';
import { PremiumGate } from '@/components/premium-gate.tsx';
import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import { useResumeForJob } from '@/features/jobs/use-resume-for-job.ts';
import { ResumeTools } from '@/features/resume/components/resume-tools.tsx';
import '@/styles/report-parts.css';
import '@/styles/resume.css';

const benefits = () => [
  t`See what hiring software reads in your file, field by field`,
  t`About 40 checks, each with what we found and how to fix it`,
  t`Match your resume to any job, as often as you like`,
  t`A stronger version from your own facts, with every edit listed`,
];

/** Resume tools: upload, analysis, improvement. */
export function Component() {
  const onAdded = useResumeForJob();
  return (
    <>
      <JobWayBack />
      <PageHead
        title={t`Resume`}
        text={t`See what hiring software reads in your resume, then tailor it to a job without stretching the truth.`}
      />
      <PremiumGate
        feature="resume"
        title={t`See your resume the way hiring software does.`}
        benefits={benefits()}
      >
        {({ onNoAccess }) => <ResumeTools onNoAccess={onNoAccess} onAdded={onAdded} />}
      </PremiumGate>
    </>
  );
}
