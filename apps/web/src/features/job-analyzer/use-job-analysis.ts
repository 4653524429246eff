import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { isRefusal } from '@/lib/functions.ts';
import { writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { useLongWork } from '@/lib/use-long-work.ts';
import { saveAnalysis } from './mutations.ts';
import { analyzeJob, isNewer, KeptAnalysis, keptKeys, storedAnalysisQuery } from './queries.ts';

const KeptOrNone = KeptAnalysis.nullable();

/** Brings the latest analysis of the account and of this device together. `onFound` gets one that the device didn't have. */
function useSameOnAllDevices(
  userId: string,
  kept: KeptAnalysis | null,
  onFound: (stored: KeptAnalysis) => void,
) {
  const { data: stored } = useQuery(storedAnalysisQuery(userId));
  const queries = useQueryClient();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (stored === undefined) return;
    if (stored && isNewer(stored, kept)) return found(stored);
    if (!kept || !isNewer(kept, stored)) return;
    // Not saved yet, or from before the account kept it. Where it can't be saved, the next visit tries again.
    saveAnalysis(userId, kept).then(
      () => queries.setQueryData(storedAnalysisQuery(userId).queryKey, kept),
      () => {},
    );
  }, [stored, kept, userId, queries]);
}

/**
 * The latest analysis and the way to the next. It can be left; account and browser keep the result. `onFound` gets the
 * ad of a newer analysis of another device, and the ad of the last one here.
 */
export function useJobAnalysis(
  onNoAccess: () => void,
  onFound: (ad: string, last: string | undefined) => void,
) {
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
  useSameOnAllDevices(userId, fresh ?? kept, (stored) => {
    setKept(stored);
    onFound(stored.jobDescription, kept?.jobDescription);
  });
  return { kept, analyze: start, startedAt, stop };
}
