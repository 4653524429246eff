import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { correctionKeys } from './correction-state.ts';
import { deleteResume } from './mutations.ts';
import { resumeQuery, resumesQuery } from './queries.ts';

/** Deletes at once on the page, and puts it back where the server refuses. */
export function useDeleteResume(): (id: string) => void {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { queryKey } = resumesQuery(userId);
  const { mutate } = useMutation({
    mutationFn: async (id: string) => {
      const resume = await queries.fetchQuery(resumeQuery(userId, id));
      if (resume) await deleteResume(resume);
      for (const key of Object.values(correctionKeys(userId, id))) writeKept(key, null);
    },
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (now) => now?.filter((resume) => resume.id !== id));
      return before;
    },
    onSuccess: () => notify.success(t`Document deleted`),
    onError: (_, __, before) => {
      queries.setQueryData(queryKey, before);
      notify.error(t`Delete failed`, t`Failed to delete document. Please try again.`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey, exact: true }),
  });
  return mutate;
}
