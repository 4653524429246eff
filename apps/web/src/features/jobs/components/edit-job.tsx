import type { JobWorkspace } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { useUser } from '@/lib/session.ts';
import { draftOfJob } from '../check-form.ts';
import { jobQuery } from '../queries.ts';
import { useJobDraft } from '../use-job-draft.ts';
import { JobForm } from './job-form.tsx';
import { JobGone } from './job-gone.tsx';

/** Changing what is known of an interview: what was read, the day, the place. */
export function EditJob({ jobId }: { jobId: string }) {
  const { id: userId } = useUser();
  const query = useQuery(jobQuery(userId, jobId));
  return (
    <JobGone error={query.error}>
      <QueryState
        query={query}
        failure={t`We couldn't load this interview.`}
        skeleton={<Skeleton height="24rem" />}
      >
        {(job) => <Editing job={job} />}
      </QueryState>
    </JobGone>
  );
}

function Editing({ job }: { job: JobWorkspace }) {
  const state = useJobDraft(job.id, () => draftOfJob(job));
  return <JobForm name={job.id} state={state} saved={job.details} />;
}
