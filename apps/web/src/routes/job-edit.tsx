import { useParams } from 'react-router';
import { EditJob } from '@/features/jobs/components/edit-job.tsx';
import '@/styles/jobs.css';

/** Changing what is known of an interview. */
export function Component() {
  const { jobId = '' } = useParams();
  return <EditJob key={jobId} jobId={jobId} />;
}
