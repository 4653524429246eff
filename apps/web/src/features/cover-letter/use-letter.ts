import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useUser } from '@/lib/session.ts';
import { useAutosave } from '@/lib/use-autosave.ts';
import { newerOf } from './letter-copies.ts';
import type { LetterDraft } from './letter-draft.ts';
import { keptKey, letterQuery, saveLetter } from './queries.ts';

interface LetterCopies {
  /** What the account has; null for none, and where it couldn't be read. */
  stored: LetterDraft | null;
  /** What this device has and the account may not. */
  kept: LetterDraft | null;
  /** The account's copy couldn't be read: nothing is saved over it. */
  isHeld: boolean;
}

/** The letter for an interview, or for none. Every change is kept on the device at once and in the account a moment later. */
export function useLetter(jobId: string | null, { stored, kept, isHeld }: LetterCopies, blank: LetterDraft) {
  const { id: userId } = useUser();
  const cache = useQueryClient();
  const [first] = useState(() => ({ stored: stored ?? blank, start: newerOf(kept, stored) ?? blank }));
  const save = async (next: LetterDraft) => {
    await saveLetter(userId, jobId, next);
    cache.setQueryData(letterQuery(userId, jobId).queryKey, next);
  };
  const { value, change, state, flush } = useAutosave({
    ...{ key: keptKey(userId, jobId), stored: first.stored, start: first.start },
    ...{ isHeld, save },
  });
  const stamped = useCallback(
    (next: LetterDraft) => change({ ...next, at: new Date().toISOString() }),
    [change],
  );
  return { draft: value, change: stamped, state, flush };
}
