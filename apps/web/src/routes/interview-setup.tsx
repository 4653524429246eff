import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { PageTitle } from '@/components/page-title.tsx';
import { InterviewSetup } from '@/features/interview/setup/components/interview-setup.tsx';
import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import '@/styles/setup.css';

/** After the page's own requests. */
const sessionFetchDelayMs = 1_000;

/** Choosing and starting a mock interview. Its screen is fetched meanwhile, so that Start waits for the server alone. */
export function Component() {
  useEffect(() => {
    const timer = setTimeout(
      () => void import('./interview-session.tsx').catch(() => undefined),
      sessionFetchDelayMs,
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageTitle>{t`Interview setup`}</PageTitle>
      <JobWayBack />
      <header className="ph">
        <div>
          <h1>{t`Set up your interview`}</h1>
          <p>{t`Tell us the role. You get real questions, a timer, and a score with the reasons behind it.`}</p>
        </div>
      </header>
      <InterviewSetup />
    </>
  );
}
