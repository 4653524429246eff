import { t } from '@lingui/core/macro';
import { type MutationCache, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { isRefusal } from '@/lib/functions.ts';
import { readKept, writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { forgetPaused, runningKey } from '@/lib/use-long-work.ts';
import { analyzeResume, failureText } from './mutations.ts';
import { type Resume, resumesQuery } from './queries.ts';

const mutationKey = ['analyze-resume'];
const failed = () => t`Failed to analyze resume. Please try again.`;

interface Request {
  resume: Pick<Resume, 'id' | 'content'>;
  jobText: string;
  /** How long to wait before it begins. */
  delayMs?: number;
}

/** What is kept of the latest request while it runs, so that a reload does not lose it. */
const Left = z.object({ resumeId: z.string(), jobText: z.string() });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Analyses under way, by the resume's id, so that any page of the visit can stop them. */
const running = new Map<string, AbortController>();

/** Stops waiting for the analysis of a resume, and for the network where none has begun. */
export function stopAnalysis(resumeId: string, cache: MutationCache): void {
  running.get(resumeId)?.abort();
  forgetPaused(cache, mutationKey);
}

/** Starts analyses. They go on when the page is left, begin again after a reload, and what they find is stored. */
export function useAnalyze(onNoAccess: () => void): (request: Request) => void {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const key = runningKey('analyze-resume', userId);
  const { mutate } = useMutation({
    mutationKey,
    onMutate: ({ resume, jobText }) => writeKept(key, { resumeId: resume.id, jobText }),
    mutationFn: async ({ resume, jobText, delayMs = 0 }: Request) => {
      const controller = new AbortController();
      running.set(resume.id, controller);
      await pause(delayMs);
      controller.signal.throwIfAborted();
      return analyzeResume(resume, jobText, controller.signal);
    },
    onSuccess: async (analysis) => {
      await queries.invalidateQueries({ queryKey: resumesQuery(userId).queryKey });
      const { score } = analysis.readability;
      const match = analysis.match?.score;
      const scores =
        match === undefined ? t`Readability ${score}.` : t`Readability ${score}, job match ${match}.`;
      notify.success(t`Analysis Complete!`, scores);
    },
    onError: async (error) => {
      if (error.name === 'AbortError') return;
      if (isRefusal(error, 'no_access')) return onNoAccess();
      // The server remembers why a file can't be read; the page reads it before it offers to try again.
      if (isRefusal(error, 'unreadable_file'))
        await queries.invalidateQueries({ queryKey: resumesQuery(userId).queryKey });
      notify.error(t`Analysis failed`, failureText(error, failed()));
    },
    onSettled: (_, __, { resume }) => {
      running.delete(resume.id);
      writeKept(key, null);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what a reload left behind is looked for, on arrival
  useEffect(() => {
    const left = queries.isMutating({ mutationKey }) > 0 ? null : readKept(key, Left);
    // Without its content the server reads what it has stored.
    if (left) mutate({ resume: { id: left.resumeId, content: '' }, jobText: left.jobText });
  }, [key]);
  return mutate;
}

/** How the latest analysis of a resume stands, in this visit. */
export function useAnalysisState(resumeId: string): { startedAt: number | null; failure: string | null } {
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({ ...state, resumeId: (state.variables as Request | undefined)?.resume.id }),
  });
  const latest = states.findLast((state) => state.resumeId === resumeId);
  const isFailed = latest?.status === 'error' && latest.error?.name !== 'AbortError';
  return {
    startedAt: latest?.status === 'pending' ? latest.submittedAt : null,
    failure: isFailed ? failureText(latest.error, failed()) : null,
  };
}
