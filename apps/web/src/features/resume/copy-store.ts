import { correctedResume, type ResumeContent, resumeOfReading } from '@greenroom/domain';
import { databaseCodes } from '@/lib/database-codes.ts';
import { supabase } from '@/lib/supabase.ts';
import { addWritten, hasCode, readWritten } from './editor-store.ts';
import type { Resume } from './queries.ts';

/** What a resume is called and says that is made from an upload; null where nothing of it was read yet. */
export function startOf({ name, correction, analysis }: Pick<Resume, 'name' | 'correction' | 'analysis'>): {
  title: string;
  content: ResumeContent;
} | null {
  if (!analysis) return null;
  const read = correction ? correctedResume(analysis.parsed, correction) : analysis.parsed;
  const title = name.replace(/\.[a-z]{2,5}$/i, '');
  return { title, content: resumeOfReading(read, analysis.document) };
}

async function findCopy(jobId: string): Promise<string | null> {
  const client = await supabase();
  const query = client.from('resumes').select('id').eq('job_id', jobId);
  const { data } = await query.order('updated_at', { ascending: false }).limit(1).throwOnError();
  return data[0]?.id ?? null;
}

async function newestMaster(): Promise<string | null> {
  const client = await supabase();
  const query = client.from('resumes').select('id').is('job_id', null);
  const { data } = await query.order('updated_at', { ascending: false }).limit(1).throwOnError();
  return data[0]?.id ?? null;
}

/** The resume to copy: the one of the upload that was chosen for the interview, otherwise the one edited last. */
async function masterFor(userId: string, upload: Resume | null): Promise<string | null> {
  const start = upload && startOf(upload);
  return start ? addWritten(userId, start.title, start.content, upload.id) : newestMaster();
}

/**
 * The copy for an interview: the one that exists, or a new one of the master. Returns its id, or null where there is no
 * resume to copy. The master is read and never written.
 */
export async function openCopy(
  userId: string,
  jobId: string,
  upload: () => Promise<Resume | null>,
): Promise<string | null> {
  const found = await findCopy(jobId);
  if (found) return found;
  const masterId = await masterFor(userId, await upload());
  const master = masterId && (await readWritten(masterId));
  if (!master) return null;
  const client = await supabase();
  const { title, content } = master;
  const id = crypto.randomUUID();
  const row = { id, user_id: userId, job_id: jobId, master_id: master.id, title, content };
  try {
    await client.from('resumes').insert(row).throwOnError();
    return id;
  } catch (error) {
    // Another press or device was first: its copy is the one.
    const first = hasCode(error, databaseCodes.duplicateKey) ? await findCopy(jobId) : null;
    if (first) return first;
    throw error;
  }
}
