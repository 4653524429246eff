import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Crumb } from '@/components/crumb.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { jobTitleQuery } from '../queries.ts';
import '@/styles/jobs.css';

/** The way back to the interview that a page was opened from, as its address says; nothing on other visits. */
export function JobWayBack() {
  const { id: userId } = useUser();
  const [search] = useSearchParams();
  const jobId = search.get('job') ?? '';
  const title = useQuery({ ...jobTitleQuery(userId, jobId), enabled: jobId !== '' }).data;
  if (!title) return null;
  return (
    <div className="mi">
      <Crumb to={paths.job(jobId)}>{title}</Crumb>
    </div>
  );
}
