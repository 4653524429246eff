import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { localDay } from '@/lib/calendar.ts';
import { isRefusal } from '@/lib/functions.ts';
import { refreshJobs } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { useLongWork } from '@/lib/use-long-work.ts';
import { JobDraft, withReading } from './check-form.ts';
import { type JobToSave, readAd, saveJob } from './mutations.ts';

const KeptDraft = JobDraft.nullable();
const draftKey = (userId: string, name: string) => `greenroom.job-draft.${userId}.${name}`;

/** An interview that is being added or changed: kept on the device until it is saved. `name` tells one from another. */
export function useJobDraft(name: string, initial: () => JobDraft) {
  const { id: userId } = useUser();
  const [first] = useState(initial);
  const [kept, setDraft] = useKept(draftKey(userId, name), KeptDraft, null);
  return { draft: kept ?? first, setDraft };
}
export type DraftState = ReturnType<typeof useJobDraft>;

/** The step that is shown, in the address: so that Back leads from checking to the ad. */
export function useStep() {
  const [search, setSearch] = useSearchParams();
  return {
    isChecking: search.get('step') === 'check',
    goTo: (step: 'ad' | 'check', replace = false) => setSearch(step === 'check' ? { step } : {}, { replace }),
  };
}

/** Reads the ad of a draft, and goes on to checking it. It can be left: the result is here on return. */
export function useAdReading(name: string, { draft, setDraft }: DraftState, onRead: () => void) {
  const { start, startedAt, stop, fresh } = useLongWork({
    name: `job-ad-${name}`,
    request: z.string(),
    run: async (ad: string, signal) => ({ ad, read: await readAd(ad, signal) }),
    onDone: () => undefined,
    onFailed: (error) => notify.error(t`We couldn't read the ad. It's still here. Try again.`, error.message),
  });
  const result = fresh?.ad === draft.ad ? fresh.read : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once for each reading
  useEffect(() => {
    if (!result?.isAd || draft.readAd === draft.ad) return;
    setDraft(withReading(draft, result));
    onRead();
  }, [result]);
  return { read: () => start(draft.ad), startedAt, stop, isNoAd: result !== null && !result.isAd };
}

/** Saves an interview and opens it; the day sheet where it is today. */
export function useSaveJob(onSaved: () => void, onNoAccess: () => void) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (job: JobToSave) => saveJob(job),
    onSuccess: async (_saved, { jobId, details }) => {
      onSaved();
      void refreshJobs(queries, userId);
      const isToday = details.interviewDate === localDay();
      await navigate(isToday ? paths.daySheet(jobId) : paths.job(jobId), { replace: true });
    },
    onError: (error) => {
      if (isRefusal(error, 'no_access')) return onNoAccess();
      notify.error(
        t`We couldn't save your interview. What you typed is still here. Try again.`,
        error.message,
      );
    },
  });
}
