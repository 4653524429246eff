import { JobAnalysis } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';

/** An analysis with the text it was made of, and when. The account keeps the latest, and this device a copy. */
export const KeptAnalysis = z.object({
  jobDescription: z.string(),
  analysis: JobAnalysis,
  savedAt: z.string().default(new Date(0).toISOString()),
});
export type KeptAnalysis = z.infer<typeof KeptAnalysis>;

/** The names under which a user's work is kept in the browser. */
export const keptKeys = (userId: string) => ({
  draft: `greenroom.job-analyzer.${userId}.draft`,
  analysis: `greenroom.job-analyzer.${userId}.analysis`,
});

const timeoutMs = 60_000;

/** Reads a job description: what it asks for, and what to do about it. */
export async function analyzeJob(jobDescription: string, signal: AbortSignal): Promise<KeptAnalysis> {
  const analysis = await invoke('analyze-job-description', { jobDescription }, { signal, timeoutMs });
  return { jobDescription, analysis, savedAt: new Date().toISOString() };
}

/** The latest analysis that the account has; null where it has none, or one that this version can't read. */
export const storedAnalysisQuery = (userId: string) =>
  queryOptions({
    queryKey: ['job-analysis', userId],
    queryFn: async ({ signal }): Promise<KeptAnalysis | null> => {
      const client = await supabase();
      const { data } = await client
        .from('job_analyses')
        .select('jobDescription:ad, analysis, savedAt:saved_at')
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return KeptAnalysis.safeParse(data).data ?? null;
    },
  });

/** Which of two is the latest. */
export const isNewer = (one: KeptAnalysis, other: KeptAnalysis | null): boolean =>
  other === null || Date.parse(one.savedAt) > Date.parse(other.savedAt);
