import { JobAnalysis } from '@greenroom/domain';
import { z } from 'zod';
import { invoke } from '@/lib/functions.ts';

/** An analysis with the text it was made of. The browser keeps the latest. */
export const KeptAnalysis = z.object({ jobDescription: z.string(), analysis: JobAnalysis });
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
  return { jobDescription, analysis };
}
