import type { JobWorkspace as Workspace } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Crumb } from '@/components/crumb.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { jobsKey } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { type JobPractice, practiceOf } from '../practice.ts';
import { jobQuery, keptSheet } from '../queries.ts';
import { AsksSection } from './asks-section.tsx';
import { CompanySection } from './company-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { DeleteJob } from './delete-job.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { JobGone } from './job-gone.tsx';
import { JobHead } from './job-head.tsx';
import { JobNav } from './job-nav.tsx';
import { LikelySection } from './likely-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SheetLink } from './sheet-link.tsx';

interface JobWorkspaceProps {
  jobId: string;
  /** Starts a session of the job's questions. */
  onPractice(practice: JobPractice): void;
  /** A session is being started. */
  busy: boolean;
  /** The copy of a resume for this job. */
  copyOf(job: Workspace): ReactNode;
}

/** One interview: what is left to do, what they ask for, what they will ask, and everything for the day. */
export function JobWorkspace({ jobId, onPractice, busy, copyOf }: JobWorkspaceProps) {
  const { id: userId } = useUser();
  const query = useQuery(jobQuery(userId, jobId));
  const isCached = query.data === undefined && keptSheet(userId, jobId) !== null;
  return (
    <div className="mi">
      <Crumb to={paths.jobs}>{t`My interviews`}</Crumb>
      {isCached ? <SheetLink jobId={jobId} /> : null}
      <JobGone error={query.error}>
        <QueryState
          query={query}
          failure={t`We couldn't load this interview.`}
          skeleton={<WorkspaceSkeleton />}
        >
          {(job) => (
            <Loaded
              job={job}
              busy={busy}
              resumeCopy={copyOf(job)}
              onPractice={(ids, options) => onPractice(practiceOf(job, ids, options))}
            />
          )}
        </QueryState>
      </JobGone>
    </div>
  );
}

interface LoadedProps {
  job: Workspace;
  resumeCopy: ReactNode;
  busy: boolean;
  onPractice(questionIds: readonly string[], options?: { minutes?: number; isMock?: boolean }): void;
}

function Loaded({ job, resumeCopy, busy, onPractice }: LoadedProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: jobsKey(userId) });
  const practice = { busy, onPractice };
  useEffect(() => {
    // The page comes after its data: the browser found nothing to go to yet.
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView({ block: target.tagName === 'TEXTAREA' ? 'center' : 'start' });
    if (target instanceof HTMLTextAreaElement) target.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageTitle>{job.details.title}</PageTitle>
      <JobHead job={job} {...practice} />
      <JobNav />
      <PlanSection job={job} />
      <CoverageSection job={job} {...practice} onChange={refresh} />
      <LikelySection job={job} {...practice} />
      <section className="js duo" id="company">
        <CompanySection job={job} onChange={refresh} />
        <AsksSection job={job} onChange={refresh} />
      </section>
      <DocumentsSection job={job} resumeCopy={resumeCopy} />
      <EngineLine engine={job.engine} notice={job.notice} />
      <DeleteJob job={job} />
    </>
  );
}

function WorkspaceSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <Skeleton height="4rem" width="min(100%, 30rem)" />
      <Skeleton height="3rem" width="min(100%, 18rem)" />
      <Skeleton height="9rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
