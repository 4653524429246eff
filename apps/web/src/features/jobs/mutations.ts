import type { JobDetails, RequirementDraft, SaveAfterwardsInput, Stance } from '@greenroom/domain';
import { localDay } from '@/lib/calendar.ts';
import { invoke } from '@/lib/functions.ts';
import { newId } from '@/lib/new-id.ts';
import { supabase } from '@/lib/supabase.ts';

const readingTimeoutMs = 60_000;

/** Reads a job ad. Rejects with an AbortError when `signal` is aborted. */
export const readAd = (ad: string, signal: AbortSignal) =>
  invoke('read-job-ad', { ad }, { signal, timeoutMs: readingTimeoutMs });

/** What the check screen sends. */
export interface JobToSave {
  jobId: string;
  details: JobDetails;
  ad: string;
  requirements: RequirementDraft[];
}

/** Adds or replaces an interview; repeated with the same id it adds nothing. */
export const saveJob = (job: JobToSave) => invoke('save-job', { ...job, today: localDay() });

/** Holds an interview against another resume of the user's; everything else of it stays. */
export async function chooseResume(jobId: string, resumeId: string): Promise<void> {
  const today = localDay();
  const { details, ad } = await invoke('open-job', { jobId, today });
  await invoke('save-job', { jobId, today, ad, details: { ...details, resumeId } });
}

/** Stores what came of an interview. */
export const saveAfterwards = (input: SaveAfterwardsInput) => invoke('save-afterwards', input);

/** Stores the notes on the company, or the opening. */
export async function saveJobText(jobId: string, field: 'notes' | 'opening', text: string): Promise<void> {
  const client = await supabase();
  await client
    .from('jobs')
    .update(field === 'notes' ? { notes: text } : { opening: text })
    .eq('id', jobId)
    .throwOnError();
}

/** What the user says of a requirement that the resume doesn't show. */
export async function saveStance(requirementId: string, stance: Stance | null): Promise<void> {
  const client = await supabase();
  await client.from('job_requirements').update({ stance }).eq('id', requirementId).throwOnError();
}

/** Puts a question to ask on the day sheet, or takes it off. */
export async function chooseAsk(askId: string, chosen: boolean): Promise<void> {
  const client = await supabase();
  await client.from('job_asks').update({ chosen }).eq('id', askId).throwOnError();
}

/** Adds a question of the user's own, chosen. */
export async function addAsk(userId: string, jobId: string, text: string): Promise<void> {
  const client = await supabase();
  await client
    .from('job_asks')
    .insert({ id: newId(), user_id: userId, job_id: jobId, text, chosen: true })
    .throwOnError();
}

/** Deletes a question of the user's own. */
export async function deleteAsk(askId: string): Promise<void> {
  const client = await supabase();
  await client.from('job_asks').delete().eq('id', askId).throwOnError();
}

/** Deletes an interview with its plan, questions and notes. Reports of its practice stay. */
export async function deleteJob(jobId: string): Promise<void> {
  const client = await supabase();
  await client.from('jobs').delete().eq('id', jobId).throwOnError();
}
