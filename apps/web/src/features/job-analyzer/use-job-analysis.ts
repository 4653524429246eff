import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { z } from 'zod';
import { isRefusal } from '@/lib/functions.ts';
import { writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { useLongWork } from '@/lib/use-long-work.ts';
import { analyzeJob, KeptAnalysis, keptKeys } from './queries.ts';

const KeptOrNone = KeptAnalysis.nullable();

/** The latest analysis and the way to the next. It can be left; the browser keeps the result. */
export function useJobAnalysis(onNoAccess: () => void) {
  const { id: userId } = useUser();
  const key = keptKeys(userId).analysis;
  const [kept, setKept] = useKept(key, KeptOrNone, null);
  const { start, startedAt, fresh, stop } = useLongWork({
    name: 'job-analyzer',
    request: z.string(),
    run: analyzeJob,
    onDone: (result) => {
      writeKept(key, result);
      notify.success(t`Analysis Complete`);
    },
    onFailed: (error) => {
      if (isRefusal(error, 'no_access')) return onNoAccess();
      notify.error(
        t`Analysis Failed`,
        t`There was an error analyzing the job description. Please try again.`,
      );
    },
  });
  useEffect(() => {
    if (fresh) setKept(fresh);
  }, [fresh, setKept]);
  return { kept, analyze: start, startedAt, stop };
}
