import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { resumesQuery } from './queries.ts';
import {
  type CheckedFile,
  checkFile,
  checkText,
  type StoredResume,
  storeResume,
  UploadRefused,
} from './upload.ts';

/** Checks and stores files and pasted texts. `onReady` is called although the page was left, `onStored` only on it. */
export function useUpload(options: { onStored(id: string): void; onReady(resume: StoredResume): void }) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (given: File | CheckedFile) => {
      const file = given instanceof File ? await checkFile(given) : checkPasted(given);
      return storeResume(userId, file);
    },
    onSuccess: async (stored) => {
      notify.success(t`Resume uploaded successfully!`);
      options.onReady(stored);
      await queries.invalidateQueries({ queryKey: resumesQuery(userId).queryKey });
    },
    onError: (error) => {
      if (error instanceof UploadRefused) return notify.error(error.title, error.message || undefined);
      notify.error(t`Upload failed`, error.message || t`Failed to upload resume. Please try again.`);
    },
  });
  // Told to the page alone: whoever has left it is not taken back to it.
  const upload = (file: File | CheckedFile) =>
    mutate(file, { onSuccess: (stored) => options.onStored(stored.id) });
  return { upload, uploading: isPending ? (variables?.name ?? '') : null };
}

function checkPasted(file: CheckedFile): CheckedFile {
  if (file.kind === 'text') checkText(file.text);
  return file;
}
