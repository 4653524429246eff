import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FunctionError } from '@/lib/functions.ts';
import { useKept, writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { generateLetter, KeptLetter, keptKeys, type LetterForm, LetterRefused } from './queries.ts';

const mutationKey = ['generate-cover-letter'];
const KeptOrNone = KeptLetter.nullable();
let running: AbortController | undefined;

/** The latest letter and the way to the next. It goes on when the page is left; the browser keeps the result. */
export function useCoverLetter(onNoAccess: () => void) {
  const { id: userId } = useUser();
  const key = keptKeys(userId).letter;
  const [kept, setKept] = useKept(key, KeptOrNone, null);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (form: LetterForm) => {
      running = new AbortController();
      return generateLetter(form, running.signal);
    },
    onSuccess: (result) => {
      writeKept(key, result);
      notify.success('Cover letter generated successfully!');
    },
    onError: (error) => {
      if (error.name === 'AbortError') return;
      if (error instanceof FunctionError && error.code === 'no_access') return onNoAccess();
      if (error instanceof LetterRefused) return notify.error(error.message);
      notify.error('Failed to generate cover letter. Please try again.');
    },
  });
  const latest = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  const fresh = latest?.status === 'success' ? latest.data : undefined;
  useEffect(() => {
    if (fresh) setKept(fresh as KeptLetter);
  }, [fresh, setKept]);
  return {
    kept,
    write: mutate,
    startedAt: latest?.status === 'pending' ? latest.submittedAt : null,
    stop: () => running?.abort(),
  };
}
