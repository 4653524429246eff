import type { WorkProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { modelNoticeText } from '@/components/model-notice-text.ts';
import { invoke } from '@/lib/functions.ts';
import { notify } from '@/lib/toasts.ts';
import { withValidSignIn } from '../renew-sign-in.ts';

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
      const { notice, overallScore, engine } = report;
      const { name } = engine;
      if (notice && engine.kind === 'builtin')
        notify.error(t`Still using the built-in score`, modelNoticeText(notice));
      else notify.success(t`Scored again`, t`${overallScore} out of 100, scored by ${name}.`);
    },
    onError: (error) => notify.error(t`We couldn't score it again`, error.message),
  });
  return { scoreAgain: () => mutate(), isPending, progress };
}
