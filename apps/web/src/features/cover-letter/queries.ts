import {
  type CoverLetter,
  correctedResume,
  letterLimits,
  ParsedResume,
  ResumeReply,
  readCorrection,
} from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import { requestOf } from './letter-checks.ts';
import { LetterDraft, type LetterForm } from './letter-draft.ts';

/** The name under which a letter is kept in the browser. */
export const keptKey = (userId: string, jobId: string | null) =>
  `greenroom.cover-letter.${userId}.${jobId ?? 'own'}`;

/** The server found a required field empty. */
export class FieldsMissing extends Error {}

const timeoutMs = 60_000;
/** The day on the letter. Letters are in English. */
const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

/** Writes a letter. Throws FieldsMissing where a required field is empty. */
export async function generateLetter(form: LetterForm, signal: AbortSignal): Promise<CoverLetter> {
  const request = { ...requestOf(form), today: today() };
  const answer = await invoke('generate-cover-letter', request, { signal, timeoutMs });
  if ('error' in answer) throw new FieldsMissing(answer.error);
  return answer;
}

const ofJob = <Q extends { eq(column: 'job_id', value: string): Q; is(column: 'job_id', value: null): Q }>(
  query: Q,
  jobId: string | null,
): Q => (jobId === null ? query.is('job_id', null) : query.eq('job_id', jobId));

/** The letter that the account has for an interview, or for none; null where there is none yet. */
export const letterQuery = (userId: string, jobId: string | null) =>
  queryOptions({
    queryKey: ['cover-letter', userId, jobId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<LetterDraft | null> => {
      const client = await supabase();
      const { data } = await ofJob(
        client.from('letters').select('form, text, made, updated_at').eq('user_id', userId),
        jobId,
      )
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      const read = LetterDraft.safeParse(data ? { ...data, at: data.updated_at } : null);
      return read.success ? read.data : null;
    },
  });

/** What a row takes: a resume with more lines than fit keeps those of its newest jobs. */
const mostFormCharacters = 120_000;
const fitting = (form: LetterForm): LetterForm => {
  const history = [...form.history];
  while (history.length > 0 && JSON.stringify({ ...form, history }).length > mostFormCharacters)
    history.pop();
  return { ...form, history };
};

/** Keeps a letter in the account. */
export async function saveLetter(userId: string, jobId: string | null, draft: LetterDraft): Promise<void> {
  const client = await supabase();
  const { form, text, made } = draft;
  const row = { user_id: userId, job_id: jobId, form: fitting(form), made };
  await client
    .from('letters')
    .upsert({ ...row, text: text.slice(0, letterLimits.text) }, { onConflict: 'user_id,job_id' })
    .throwOnError();
}

/** A resume of the user that was read, with their corrections in it: the one that is asked for, or the latest; null where there is none. */
export const letterResumeQuery = (userId: string, resumeId: string | null) =>
  queryOptions({
    queryKey: ['letter-resume', userId, resumeId],
    // Somebody who corrects a resume and comes back finds the correction.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<{ name: string; resume: ParsedResume } | null> => {
      const client = await supabase();
      const all = client
        .from('user_documents')
        .select('name, parsed:analysis->parsed, correction')
        .eq('user_id', userId)
        .not('analysis', 'is', null);
      const { data } = await (resumeId === null ? all : all.eq('id', resumeId))
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      const parsed = ParsedResume.safeParse(data?.parsed);
      if (!data || !parsed.success) return null;
      const correction = readCorrection(data.correction);
      return { name: data.name, resume: correction ? correctedResume(parsed.data, correction) : parsed.data };
    },
  });

const mostResumes = 5;
/** What the user replied when lines of their resumes were asked about, the latest resume first. */
export const toldQuery = (userId: string) =>
  queryOptions({
    queryKey: ['letter-told', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ResumeReply[]> => {
      const client = await supabase();
      const { data } = await client
        .from('resumes')
        .select('replies:content->replies')
        .eq('user_id', userId)
        .order('updated_at', { ascending: false })
        .limit(mostResumes)
        .abortSignal(signal)
        .throwOnError();
      return data.flatMap(({ replies }) => z.array(ResumeReply).safeParse(replies).data ?? []);
    },
  });
