import { useParams } from 'react-router';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { AfterwardsPage } from '@/features/jobs/components/afterwards-page.tsx';
import '@/styles/jobs.css';
import { useJobPractice } from './use-job-practice.ts';

/** What came of an interview. */
export function Component() {
  const { jobId = '' } = useParams();
  const { practice, busy, upgrade } = useJobPractice();
  return (
    <>
      <AfterwardsPage key={jobId} jobId={jobId} onPractice={practice} busy={busy} />
      <UpgradeDialog {...upgrade} feature="interview_questions" />
    </>
  );
}
