import type { JobWorkspace } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshJobs } from '@/lib/jobs-query.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { type AfterwardsDraft, inputOf } from './afterwards.ts';
import { saveAfterwards } from './mutations.ts';

/** Saves what came of an interview, and reads everything about it again. */
export function useSaveAfterwards(job: JobWorkspace, onSaved: () => void) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, shares }: { draft: AfterwardsDraft; shares: boolean }) =>
      saveAfterwards(inputOf(job, draft, shares)),
    onSuccess: async () => {
      await refreshJobs(queries, userId);
      onSaved();
    },
    onError: (error) =>
      notify.error(t`We couldn't save this. What you entered is still here. Try again.`, error.message),
  });
}
