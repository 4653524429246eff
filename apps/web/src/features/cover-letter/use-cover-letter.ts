import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { isRefusal } from '@/lib/functions.ts';
import { readKept, writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useLongWork } from '@/lib/use-long-work.ts';
import { isUntaken } from './letter-copies.ts';
import { LetterDraft, LetterForm } from './letter-draft.ts';
import { FieldsMissing, generateLetter, keptKey } from './queries.ts';

const Order = z.object({ jobId: z.string().nullable(), form: LetterForm });
type Order = z.infer<typeof Order>;

async function write({ jobId, form }: Order, signal: AbortSignal) {
  const made = await generateLetter(form, signal);
  const draft: LetterDraft = { form, made, text: made.coverLetter, at: new Date().toISOString() };
  return { jobId, draft };
}

/** The way to a letter. The page can be left meanwhile: the browser keeps the result. */
export function useCoverLetter(
  jobId: string | null,
  { onDone, onNoAccess }: { onDone(draft: LetterDraft): void; onNoAccess(): void },
) {
  const { id: userId } = useUser();
  const { start, startedAt, fresh, stop } = useLongWork({
    name: 'cover-letter',
    request: Order,
    run: write,
    onDone: (made) => {
      writeKept(keptKey(userId, made.jobId), made.draft);
      notify.success(t`Cover letter generated successfully!`);
    },
    onFailed: (error) => {
      if (isRefusal(error, 'no_access')) return onNoAccess();
      if (error instanceof FieldsMissing) return notify.error(t`Please fill in all required fields`);
      notify.error(t`Failed to generate cover letter. Please try again.`);
    },
  });
  const before = useRef(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once for each letter
  useEffect(() => {
    if (fresh?.jobId !== jobId) return;
    const kept = readKept(keptKey(userId, jobId), LetterDraft);
    if (isUntaken(fresh.draft, fresh === before.current, kept)) onDone(fresh.draft);
  }, [fresh]);
  return { write: (form: LetterForm) => start({ jobId, form }), startedAt, stop };
}
