import { useParams } from 'react-router';
import { AfterwardsPage } from '@/features/jobs/components/afterwards-page.tsx';
import '@/styles/jobs.css';
import { useJobPractice } from './use-job-practice.tsx';

/** What came of an interview. */
export function Component() {
  const { jobId = '' } = useParams();
  const { practice, busy, dialogs } = useJobPractice();
  return (
    <>
      <AfterwardsPage key={jobId} jobId={jobId} onPractice={practice} busy={busy} />
      {dialogs}
    </>
  );
}
