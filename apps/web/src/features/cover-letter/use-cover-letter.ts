import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { isRefusal } from '@/lib/functions.ts';
import { writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { useLongWork } from '@/lib/use-long-work.ts';
import { FieldsMissing, generateLetter, KeptLetter, keptKeys, LetterForm } from './queries.ts';

const KeptOrNone = KeptLetter.nullable();

/** The latest letter and the way to the next. It can be left; the browser keeps the result. */
export function useCoverLetter(onNoAccess: () => void) {
  const { id: userId } = useUser();
  const key = keptKeys(userId).letter;
  const [kept, setKept] = useKept(key, KeptOrNone, null);
  const { start, startedAt, fresh, stop } = useLongWork({
    name: 'cover-letter',
    request: LetterForm,
    run: generateLetter,
    onDone: (result) => {
      writeKept(key, result);
      notify.success(t`Cover letter generated successfully!`);
    },
    onFailed: (error) => {
      if (isRefusal(error, 'no_access')) return onNoAccess();
      if (error instanceof FieldsMissing) return notify.error(t`Please fill in all required fields`);
      notify.error(t`Failed to generate cover letter. Please try again.`);
    },
  });
  useEffect(() => {
    if (fresh) setKept(fresh);
  }, [fresh, setKept]);
  return { kept, write: start, startedAt, stop };
}
