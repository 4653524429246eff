import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { PageTitle } from '@/components/page-title.tsx';
import { InterviewSetup } from '@/features/interview/setup/components/interview-setup.tsx';
import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import { prefetchPart } from '@/lib/fetch-part.ts';
import { useConfig } from '@/lib/use-config.ts';
import '@/styles/setup.css';

/** After the page's own requests. */
const sessionFetchDelayMs = 1_000;

/** Questions of ours are English; a model writes them in the language of the page. */
const promiseText = (byModel: boolean) =>
  byModel
    ? t({
        message: 'Tell us the role. You get real questions, a timer, and a score with the reasons behind it.',
        context: 'a model writes the questions',
      })
    : t`Tell us the role. You get real questions, a timer, and a score with the reasons behind it.`;

/** Choosing and starting a mock interview. Its screen is fetched meanwhile, so that Start waits for no file. */
export function Component() {
  useEffect(() => {
    const timer = setTimeout(
      () => void prefetchPart(() => import('./interview-session.tsx')),
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
          <p>{promiseText(useConfig()?.model !== undefined)}</p>
        </div>
      </header>
      <InterviewSetup />
    </>
  );
}
