import type { WorkProgress } from '@greenroom/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invoke } from '@/lib/functions.ts';
import { notify } from '@/lib/toasts.ts';
import { withValidSignIn } from './renew-sign-in.ts';

/** Has a report scored again by the model that the built-in engine stood in for; the report then shows the new score. */
export function useScoreAgain(sessionId: string) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      withValidSignIn(() => invoke('score-interview-again', { sessionId }, { onProgress: setProgress })),
    onMutate: () => setProgress(null),
    onSuccess: async (report) => {
      await queries.invalidateQueries();
      if (report.notice) notify.error('Still the built-in score', report.notice.message);
      else notify.success('Scored again', `${report.overallScore} of 100, by ${report.engine.name}.`);
    },
    onError: (error) => notify.error('Scoring again failed', error.message),
  });
  return { scoreAgain: () => mutate(), isPending, progress };
}
