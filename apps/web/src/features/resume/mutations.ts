import {
  documentsBucket,
  filePathOf,
  generalJobRole,
  type ResumeCorrection,
  type SkillAnswer,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { invoke, isRefusal } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import type { Resume } from './queries.ts';

/** More than this does not fit a request beside the job's text; the server then reads what it has stored. */
const sentContentMaxBytes = 120_000;
const timeoutMs = 60_000;

function sentContent(content: string): string {
  return new TextEncoder().encode(content).length > sentContentMaxBytes ? '' : content;
}

async function analyze(documentId: string, content: string, jobText: string, signal?: AbortSignal) {
  const jobRole = jobText.trim() || generalJobRole;
  const { analysis } = await invoke(
    'analyze-resume',
    { documentId, content, jobRole },
    { signal, timeoutMs },
  );
  return analysis;
}

/** Analyzes a resume, against a job where its text is given. The server stores the result. */
export const analyzeResume = (
  { id, content }: Pick<Resume, 'id' | 'content'>,
  jobText: string,
  signal: AbortSignal,
) => analyze(id, sentContent(content), jobText, signal);

/** Reads an improved text again with the same checklist; nothing is stored. */
export const scanText = (resumeId: string, text: string, jobText: string) => analyze(resumeId, text, jobText);

/** Rewrites a resume for a job, from its own facts and what the user confirmed. Throws where nothing came back. */
export async function improveResume(
  { id, content, analysis }: Resume,
  jobText: string,
  answers: Readonly<Record<string, SkillAnswer>>,
  signal?: AbortSignal,
) {
  const improved = await invoke(
    'improve-resume',
    {
      documentId: id,
      content: sentContent(content),
      jobRole: jobText,
      analysisData: analysis ? { overallScore: analysis.overallScore } : undefined,
      confirmed: Object.entries(answers).map(([skill, status]) => ({ skill, status })),
    },
    { signal, timeoutMs },
  );
  if (!improved.improvedContent) throw new Error(t`No improved content received from the service`);
  return improved;
}

/** Somebody saved another correction since this one was begun. */
export class Overtaken extends Error {}

/**
 * Saves what the user corrected, or takes it back for null, if the stored correction is still the one of this revision.
 * Returns the new revision. Throws Overtaken where it isn't.
 */
export async function saveCorrection(
  resumeId: string,
  correction: ResumeCorrection | null,
  revision: number,
): Promise<number> {
  const client = await supabase();
  const { data } = await client
    .from('user_documents')
    .update({ correction })
    .eq('id', resumeId)
    .eq('correction_revision', revision)
    .select('correction_revision')
    .throwOnError();
  const saved = data[0];
  if (!saved) throw new Overtaken();
  return saved.correction_revision;
}

/** Deletes a resume with its analysis, and its file if it has one. */
export async function deleteResume({ id, content }: Pick<Resume, 'id' | 'content'>): Promise<void> {
  const client = await supabase();
  await client.from('user_documents').delete().eq('id', id).throwOnError();
  const path = filePathOf(content);
  // The row is gone and with it the way to the file; a file that stays is removed with the account.
  if (path) await client.storage.from(documentsBucket).remove([path]);
}

/** Refusals whose words help the user; any other failure is told in the catalogue's own words. */
const telling = ['unreadable_file', 'not_found', 'too_large', 'unavailable', 'rate_limited'] as const;

/** What a failed analysis or improvement says. */
export function failureText(error: unknown, otherwise: string): string {
  return isRefusal(error, ...telling) ? error.message : otherwise;
}
