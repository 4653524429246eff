import { useLocation } from 'react-router';
import { z } from 'zod';
import { AddJob } from '@/features/jobs/components/add-job.tsx';
import '@/styles/jobs.css';

const Arrival = z.object({ ad: z.string() });

/** Adding an interview; another page may bring the ad. */
export function Component() {
  const { state } = useLocation();
  const arrival = Arrival.safeParse(state);
  return <AddJob ad={arrival.success ? arrival.data.ad : undefined} />;
}
