import { z } from 'zod';
import { useArrival } from '@/lib/use-arrival.ts';
import { emptyDraft } from '../check-form.ts';
import { useJobDraft } from '../use-job-draft.ts';
import { JobForm } from './job-form.tsx';

const AdSent = z.object({ ad: z.string() });

/** Adding an interview: paste the ad, let it be read, check it. Another page may send the ad. */
export function AddJob() {
  const state = useJobDraft('new', emptyDraft);
  useArrival(AdSent, ({ ad }) => state.setDraft(emptyDraft(ad)));
  return <JobForm name="new" state={state} />;
}
