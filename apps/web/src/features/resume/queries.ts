import { type FileRefusalCode, fileRefusals, type ResumeCorrection, readCorrection } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/lib/supabase.ts';
import { type StoredAnalysis, StoredAnalysisSchema } from './stored-analysis.ts';

const ListedResume = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  score: z.number().nullable(),
});
/** One line of the list: no text, and of the analysis the score alone. */
export type ListedResume = z.infer<typeof ListedResume>;

export interface Resume {
  id: string;
  name: string;
  /** The text, or a marker and the path of the file. */
  content: string;
  created_at: string;
  /** Null until it was analysed, or where the stored analysis is of an older kind. */
  analysis: StoredAnalysis | null;
  /** What the user corrected in the reading, and how often it changed. */
  correction: ResumeCorrection | null;
  revision: number;
  /** Why the file can't be read: trying again would say the same. */
  refusal: FileRefusalCode | null;
}

/** The user's resumes, newest first. */
export const resumesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['resumes', userId],
    queryFn: async ({ signal }): Promise<ListedResume[]> => {
      const client = await supabase();
      const { data } = await client
        .from('user_documents')
        .select('id, name, created_at, score:analysis->readability->score')
        .eq('user_id', userId)
        .eq('type', 'resume')
        .order('created_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return z.array(ListedResume).parse(data);
    },
  });

/** One resume with its analysis; null where it does not exist any more. */
export const resumeQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['resumes', userId, id],
    queryFn: async ({ signal }): Promise<Resume | null> => {
      const client = await supabase();
      const { data } = await client
        .from('user_documents')
        .select('id, name, content, created_at, analysis, correction, correction_revision, refusal')
        .eq('id', id)
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      if (!data) return null;
      const analysis = StoredAnalysisSchema.safeParse(data.analysis);
      const { correction, correction_revision: revision, refusal, ...resume } = data;
      return {
        ...resume,
        analysis: analysis.success ? analysis.data : null,
        correction: readCorrection(correction),
        revision,
        refusal:
          refusal !== null && Object.hasOwn(fileRefusals, refusal) ? (refusal as FileRefusalCode) : null,
      };
    },
  });
