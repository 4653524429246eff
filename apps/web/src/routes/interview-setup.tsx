import { t } from '@lingui/core/macro';
import { PageTitle } from '@/components/page-title.tsx';
import { InterviewSetup } from '@/features/interview/components/interview-setup.tsx';
import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import '@/styles/setup.css';

/** Choosing and starting a mock interview. */
export function Component() {
  return (
    <>
      <PageTitle>{t`Interview setup`}</PageTitle>
      <JobWayBack />
      <header className="ph">
        <div>
          <h1>{t`Set up your interview`}</h1>
          <p>{t`Name the role. You get real questions, a clock, and a score that shows its reasons.`}</p>
        </div>
      </header>
      <InterviewSetup />
    </>
  );
}
