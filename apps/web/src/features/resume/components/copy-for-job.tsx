import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '@/components/button.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { isOutOfRoom, writtenListQuery } from '../editor-store.ts';
import { changesView } from '../use-copy-view.ts';
import { useOpenCopy } from '../use-open-copy.ts';

interface CopyForJobProps {
  jobId: string;
  /** The upload that was chosen for the interview. */
  resumeId: string | null;
}

/** The copy of a resume for one interview: made at the press, and opened from then on. */
export function CopyForJob({ jobId, resumeId }: CopyForJobProps) {
  const { id: userId } = useUser();
  const query = useQuery(writtenListQuery(userId));
  return (
    <div className="job-copy">
      <QueryState
        query={query}
        failure={t`We couldn't check whether you have a copy for this job.`}
        skeleton={<Skeleton height="2.75rem" width="12rem" />}
      >
        {(list) => {
          const copy = list.find(({ job_id: of }) => of === jobId);
          if (copy) return <Existing id={copy.id} />;
          const hasMaster = list.some(({ job_id: of }) => of === null);
          return hasMaster || resumeId !== null ? (
            <MakeCopy jobId={jobId} resumeId={resumeId} />
          ) : (
            <p>{t`Add a resume first. Then you can make a copy just for this job.`}</p>
          );
        }}
      </QueryState>
    </div>
  );
}

function Existing({ id }: { id: string }) {
  return (
    <p>
      <Link className="ul" to={paths.resumeEdit(id)}>{t`Open your copy for this job`}</Link>{' '}
      <Link className="ul" to={`${paths.resumeEdit(id)}?${changesView}`}>{t`What changed`}</Link>
    </p>
  );
}

function MakeCopy({ jobId, resumeId }: CopyForJobProps) {
  const { mutate, isPending, error, data, reset } = useOpenCopy(jobId, resumeId);
  const gains = [t`Three templates, PDF and Word`, t`A copy for each interview`];
  return (
    <>
      <Button small busy={isPending} onClick={() => mutate()}>{t`Make a copy for this job`}</Button>
      {error ? (
        <p className="fld-error" role="alert">
          {isOutOfRoom(error)
            ? t`There's no room for another resume. Delete one you don't need, then make the copy.`
            : t`We couldn't make the copy. Check your connection and try again.`}
        </p>
      ) : null}
      {data === 'none' ? (
        <p role="status">{t`We haven't read this resume yet. Open it under Resume, then make the copy.`}</p>
      ) : null}
      <UpgradeDialog
        open={data === 'upgrade'}
        onOpenChange={(open) => !open && reset()}
        feature="resume"
        gains={gains}
      />
    </>
  );
}
