import type { JobWorkspace } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { type JobPractice, practiceOf } from '../practice.ts';
import { jobQuery } from '../queries.ts';
import { AfterwardsForm } from './afterwards-form.tsx';
import { AfterwardsResult } from './afterwards-result.tsx';
import { JobGone } from './job-gone.tsx';

interface AfterwardsPageProps {
  jobId: string;
  onPractice(practice: JobPractice): void;
  busy: boolean;
}

/** After the interview: what came up and how it went, then how much of it was predicted. */
export function AfterwardsPage({ jobId, onPractice, busy }: AfterwardsPageProps) {
  const { id: userId } = useUser();
  const query = useQuery(jobQuery(userId, jobId));
  return (
    <div className="mi">
      <PageTitle>{t`How did it go?`}</PageTitle>
      <Crumb to={paths.job(jobId)}>{query.data?.details.title ?? t`My interviews`}</Crumb>
      <JobGone error={query.error}>
        <QueryState
          query={query}
          failure={t`We couldn't load this interview.`}
          skeleton={<Skeleton height="30rem" />}
        >
          {(job) => <Steps job={job} busy={busy} onPractice={(ids) => onPractice(practiceOf(job, ids))} />}
        </QueryState>
      </JobGone>
    </div>
  );
}

interface StepsProps {
  job: JobWorkspace;
  busy: boolean;
  onPractice(questionIds: readonly string[]): void;
}

function Steps({ job, ...practice }: StepsProps) {
  const [isEditing, setEditing] = useState(job.afterwards === null);
  if (isEditing || job.afterwards === null) {
    return <AfterwardsForm job={job} onSaved={() => setEditing(false)} />;
  }
  return (
    <AfterwardsResult job={job} afterwards={job.afterwards} {...practice} onEdit={() => setEditing(true)} />
  );
}
