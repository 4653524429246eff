import { useParams } from 'react-router';
import { DaySheetPage } from '@/features/jobs/components/day-sheet-page.tsx';
import '@/styles/jobs.css';

/** The day sheet of an interview, outside of the sidebar. */
export function Component() {
  const { jobId = '' } = useParams();
  return <DaySheetPage key={jobId} jobId={jobId} />;
}
