import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { FunctionError } from '@/lib/functions.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { analyzeResume, failureText } from './mutations.ts';
import { type Resume, resumesQuery } from './queries.ts';

const mutationKey = ['analyze-resume'];
const failed = 'Failed to analyze resume. Please try again.';

interface Request {
  resume: Pick<Resume, 'id' | 'content'>;
  jobText: string;
}

/** Analyses under way, by the resume's id, so that any page of the visit can stop them. */
const running = new Map<string, AbortController>();

/** Stops waiting for the analysis of a resume. */
export const stopAnalysis = (resumeId: string) => running.get(resumeId)?.abort();

/** Starts analyses. They go on when the page is left, and what they find is stored. */
export function useAnalyze(onNoAccess: () => void): (request: Request) => void {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ resume, jobText }: Request) => {
      const controller = new AbortController();
      running.set(resume.id, controller);
      return analyzeResume(resume, jobText, controller.signal);
    },
    onSuccess: async (analysis) => {
      await queries.invalidateQueries({ queryKey: resumesQuery(userId).queryKey });
      const match = analysis.match ? `, job match ${analysis.match.score}` : '';
      notify.success('Analysis Complete!', `Readability ${analysis.readability.score}${match}.`);
    },
    onError: (error) => {
      if (error.name === 'AbortError') return;
      if (error instanceof FunctionError && error.code === 'no_access') return onNoAccess();
      notify.error('Analysis failed', failureText(error, failed));
    },
    onSettled: (_, __, { resume }) => void running.delete(resume.id),
  });
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
    failure: isFailed ? failureText(latest.error, failed) : null,
  };
}
