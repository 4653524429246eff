import { CoverLetter, correctedResume, letterFields, ParsedResume, readCorrection } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';

/** The seven fields of the form, all texts. */
export const LetterForm = z.object({
  name: z.string(),
  jobRole: z.string(),
  companyName: z.string(),
  qualifications: z.string(),
  experience: z.string(),
  skills: z.string(),
  jobDescription: z.string(),
});
export type LetterForm = z.infer<typeof LetterForm>;

export const emptyForm = Object.fromEntries(letterFields.map((field) => [field, ''])) as LetterForm;

/** A letter with the role it was written for. The browser keeps the latest. */
export const KeptLetter = z.object({ jobRole: z.string(), letter: CoverLetter });
export type KeptLetter = z.infer<typeof KeptLetter>;

/** The names under which a user's work is kept in the browser. */
export const keptKeys = (userId: string) => ({
  form: `greenroom.cover-letter.${userId}.form`,
  letter: `greenroom.cover-letter.${userId}.letter`,
});

/** The server found a required field empty. */
export class FieldsMissing extends Error {}

const timeoutMs = 60_000;

/** Writes a letter. Throws FieldsMissing where a required field is empty. */
export async function generateLetter(form: LetterForm, signal: AbortSignal): Promise<KeptLetter> {
  const answer = await invoke('generate-cover-letter', form, { signal, timeoutMs });
  if ('error' in answer) throw new FieldsMissing(answer.error);
  return { jobRole: form.jobRole, letter: answer };
}

/** The user's latest resume that was read, with their corrections in it; null where there is none. */
export const latestResumeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['latest-resume', userId],
    // Somebody who corrects a resume and comes back finds the correction.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<{ name: string; resume: ParsedResume } | null> => {
      const client = await supabase();
      const { data } = await client
        .from('user_documents')
        .select('name, parsed:analysis->parsed, correction')
        .eq('user_id', userId)
        .not('analysis', 'is', null)
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
