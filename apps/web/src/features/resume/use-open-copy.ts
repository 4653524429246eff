import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accessQuery } from '@/lib/access.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { openCopy } from './copy-store.ts';
import { writtenListQuery } from './editor-store.ts';
import { resumeQuery } from './queries.ts';

/** What a press came to: `upgrade` where the plan has no editor, `none` where there is no resume to copy. */
type Outcome = { id: string } | 'upgrade' | 'none';

/** Makes the copy of a resume for an interview, or finds the one that exists, and opens it in the editor. */
export function useOpenCopy(jobId: string, resumeId: string | null) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<Outcome> => {
      const { hasAccess } = await queries.fetchQuery({
        ...accessQuery(userId, 'resume'),
        networkMode: 'always',
      });
      if (!hasAccess) return 'upgrade';
      const id = await openCopy(userId, jobId, async () =>
        resumeId === null
          ? null
          : queries.fetchQuery({ ...resumeQuery(userId, resumeId), networkMode: 'always' }),
      );
      return id === null ? 'none' : { id };
    },
    onSuccess: async (outcome) => {
      if (typeof outcome === 'string') return;
      void queries.invalidateQueries({ ...writtenListQuery(userId), exact: true });
      await navigate(paths.resumeEdit(outcome.id));
    },
  });
}
