import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FunctionError } from '@/lib/functions.ts';
import { useKept, writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { analyzeJob, KeptAnalysis, keptKeys } from './queries.ts';

const mutationKey = ['analyze-job-description'];
const KeptOrNone = KeptAnalysis.nullable();
let running: AbortController | undefined;

/** The latest analysis and the way to the next. It goes on when the page is left; the browser keeps the result. */
export function useJobAnalysis(onNoAccess: () => void) {
  const { id: userId } = useUser();
  const key = keptKeys(userId).analysis;
  const [kept, setKept] = useKept(key, KeptOrNone, null);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (jobDescription: string) => {
      running = new AbortController();
      return analyzeJob(jobDescription, running.signal);
    },
    onSuccess: (result) => {
      writeKept(key, result);
      notify.success('Analysis Complete');
    },
    onError: (error) => {
      if (error.name === 'AbortError') return;
      if (error instanceof FunctionError && error.code === 'no_access') return onNoAccess();
      notify.error('Analysis Failed', 'There was an error analyzing the job description. Please try again.');
    },
  });
  const latest = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  const fresh = latest?.status === 'success' ? latest.data : undefined;
  useEffect(() => {
    if (fresh) setKept(fresh as KeptAnalysis);
  }, [fresh, setKept]);
  return {
    kept,
    analyze: mutate,
    startedAt: latest?.status === 'pending' ? latest.submittedAt : null,
    stop: () => running?.abort(),
  };
}
