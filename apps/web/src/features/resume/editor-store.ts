import { type ResumeContent, readResumeContent } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { databaseCodes } from '@/lib/database-codes.ts';
import { supabase } from '@/lib/supabase.ts';
import { Overtaken } from './mutations.ts';

/** A resume of the account, as the editor opens it. */
export interface WrittenResume {
  id: string;
  title: string;
  revision: number;
  content: ResumeContent;
  /** Of a copy for an interview; null for a master. */
  copy: { masterId: string | null; job: CopyJob } | null;
}

/** The interview that a copy is for. */
export interface CopyJob {
  id: string;
  title: string;
  company: string;
  ad: string;
}

/** What a copy is called: the interview that it is for. */
export const copyName = ({ title, company }: Pick<CopyJob, 'title' | 'company'>) =>
  [title, company].filter(Boolean).join(', ');

/** What a resume said before. */
export interface ResumeVersion {
  revision: number;
  savedAt: string;
  content: ResumeContent;
}

const Row = z.object({
  id: z.string(),
  title: z.string(),
  revision: z.number(),
  content: z.unknown(),
  master_id: z.string().nullable(),
  job: z.object({ id: z.string(), title: z.string(), company: z.string(), ad: z.string() }).nullable(),
});

function writtenOf(row: unknown): WrittenResume | null {
  const { content: stored, master_id: masterId, job, ...rest } = Row.parse(row);
  const content = readResumeContent(stored);
  return content && { ...rest, content, copy: job && { masterId, job } };
}

/** One written resume; null where it doesn't exist, or has a shape that this version can't read. */
export async function readWritten(id: string, signal?: AbortSignal): Promise<WrittenResume | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const client = await supabase();
  const query = client
    .from('resumes')
    .select('id, title, revision, content, master_id, job:jobs(id, title, company, ad)')
    .eq('id', id);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data && writtenOf(data);
}

export const writtenQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['written-resumes', userId, id],
    queryFn: ({ signal }) => readWritten(id, signal),
    // The editor has the newer words from here on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The written resumes of a user, masters and copies for interviews, the one saved last first. */
export const writtenListQuery = (userId: string) =>
  queryOptions({
    queryKey: ['written-resumes', userId],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client
        .from('resumes')
        .select('id, title, document_id, updated_at, job_id, job:jobs(title, company)')
        .order('updated_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** The earlier versions of a resume, newest first; those of another shape are left out. */
export async function readVersions(id: string): Promise<ResumeVersion[]> {
  const client = await supabase();
  const { data } = await client
    .from('resume_versions')
    .select('revision, saved_at, content')
    .eq('resume_id', id)
    .order('revision', { ascending: false })
    .throwOnError();
  return data.flatMap(({ revision, saved_at: savedAt, content: stored }) => {
    const content = readResumeContent(stored);
    return content ? [{ revision, savedAt, content }] : [];
  });
}

export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Whether a resume wasn't added because the account has as many as it has room for. */
export const isOutOfRoom = (error: unknown): boolean =>
  hasCode(error, databaseCodes.brokenRule) && error instanceof Error && /room for/.test(error.message);

/** Adds a resume, or finds the one that was made from the same upload. Returns its id. */
export async function addWritten(
  userId: string,
  title: string,
  content: ResumeContent,
  documentId: string | null,
): Promise<string> {
  const client = await supabase();
  const find = () =>
    client
      .from('resumes')
      .select('id')
      .eq('document_id', documentId ?? '')
      .is('job_id', null)
      .maybeSingle()
      .throwOnError();
  const found = documentId ? (await find()).data : null;
  if (found) return found.id;
  const id = crypto.randomUUID();
  const row = { id, user_id: userId, title: title.slice(0, 200), content, document_id: documentId };
  await client.from('resumes').insert(row).throwOnError();
  return id;
}

/**
 * Saves a resume where nobody else did since `revision`. Throws Overtaken where somebody did, or where the resume is gone.
 * Returns the new revision.
 */
export async function saveWritten(
  id: string,
  content: ResumeContent,
  revision: number,
  sitting: string,
): Promise<number> {
  const client = await supabase();
  const { data } = await client
    .from('resumes')
    .update({ content, sitting })
    .eq('id', id)
    .eq('revision', revision)
    .select('revision')
    .throwOnError();
  const saved = data[0];
  if (!saved) throw new Overtaken();
  return saved.revision;
}

/** Deletes a written resume with its versions. */
export async function deleteWritten(id: string): Promise<void> {
  const client = await supabase();
  await client.from('resumes').delete().eq('id', id).throwOnError();
}
