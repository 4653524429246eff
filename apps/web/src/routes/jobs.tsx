import { JobsList } from '@/features/jobs/components/jobs-list.tsx';
import '@/styles/jobs.css';

/** My interviews: the list. */
export const Component = JobsList;
