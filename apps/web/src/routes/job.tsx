import { useParams } from 'react-router';
import { JobWorkspace } from '@/features/jobs/components/job-workspace.tsx';
import { CopyForJob } from '@/features/resume/components/copy-for-job.tsx';
import '@/styles/jobs.css';
import { useJobPractice } from './use-job-practice.tsx';

/** One interview that is prepared for; its sessions are interviews of the interview feature. */
export function Component() {
  const { jobId = '' } = useParams();
  const { practice, busy, dialogs } = useJobPractice();
  return (
    <>
      <JobWorkspace
        key={jobId}
        jobId={jobId}
        onPractice={practice}
        busy={busy}
        copyOf={({ id, resume }) => <CopyForJob jobId={id} resumeId={resume?.id ?? null} />}
      />
      {dialogs}
    </>
  );
}
