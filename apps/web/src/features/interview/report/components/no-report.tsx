import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { ChairDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import type { SessionRow } from '../../opening.ts';
import { isOpen } from '../../queries.ts';
import { ResultsTop } from './results-top.tsx';

/** The interview of a report that was not completed, and the way on. */
export function NotCompleted({ session }: { session: SessionRow }) {
  const open = isOpen(session);
  return (
    <NoReport
      title={open ? t`This interview is still in progress.` : t`This interview wasn't completed.`}
      drawing={<ChairDrawing />}
    >
      <p>
        {open
          ? t`You'll get the report when you complete it.`
          : t`You paused it for more than 24 hours, so it expired and has no report.`}
      </p>
      {open ? (
        <ButtonLink variant="primary" to={paths.interviewSession(session.id)}>
          {t`Continue the interview`}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={paths.dashboard}>
          {t`Return to Dashboard`}
        </ButtonLink>
      )}
    </NoReport>
  );
}

interface NoReportProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** The page where there is no report to show. */
export function NoReport({ title, drawing, children }: NoReportProps) {
  return (
    <>
      <PageTitle>{t`Interview results`}</PageTitle>
      <ResultsTop />
      <main id="main" className="wrap interlude">
        {drawing}
        <h1 className="h2">{title}</h1>
        {children}
      </main>
    </>
  );
}

/** The shape of a report while it loads. */
export function ReportSkeleton() {
  return (
    <>
      <PageTitle>{t`Interview results`}</PageTitle>
      <ResultsTop />
      <main id="main" className="wrap report" aria-busy="true">
        <span className="vh" role="status">
          {t`Loading the report`}
        </span>
        <div className="fv">
          <div className="head grid gap-4">
            <Skeleton width="14rem" />
            <Skeleton width="min(40rem, 100%)" height="4rem" />
            <Skeleton width="min(26rem, 100%)" height="4rem" />
          </div>
          <div className="slip">
            <Skeleton height="20rem" />
          </div>
        </div>
      </main>
    </>
  );
}
