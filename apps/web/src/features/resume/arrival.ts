import { jobTextMaxLength } from '@greenroom/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const Arrival = z.object({ jobText: z.string().trim().min(1).max(jobTextMaxLength) });

/** Calls back once with the job that another page sent here, and forgets it, so that a reload does not send it again. */
export function useJobOnArrival(onJob: (jobText: string) => void, isReady: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrival = Arrival.safeParse(state);
  const jobText = isReady && arrival.success ? arrival.data.jobText : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each job that arrives
  useEffect(() => {
    if (jobText === null) return;
    onJob(jobText);
    void navigate(pathname + search, { replace: true, state: null });
  }, [jobText]);
}
