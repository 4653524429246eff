import { AppError, filePathOf, type ResumeReading } from '@greenroom/domain';
import type { Db, Limiter } from '../ports.ts';
import { downloadFile, findDocument, type StoredDocument } from './store.ts';

export type ReadResume = Extract<ResumeReading, { ok: true }>;

interface Source {
  file: { bytes: Uint8Array; fileName: string };
  /** The document whose stored content was read; null where another text was sent. */
  document: StoredDocument | null;
}

interface Given {
  documentId: string;
  content: string;
}

/**
 * What is to be read: the sent text, the stored file that it names, or the document's own content where none is sent.
 * Refuses with `not_found` where the document or the file is not the caller's.
 */
async function findSource(db: Db, { documentId, content }: Given): Promise<Source> {
  const stored = await findDocument(db, documentId);
  if (!stored && (content === '' || isDocumentId(documentId))) {
    throw new AppError('not_found', 'This resume was not found.');
  }
  const wanted = content === '' ? (stored?.content ?? '') : content;
  const path = filePathOf(wanted);
  const fileName = stored?.name ?? 'resume.txt';
  const bytes = path === null ? new TextEncoder().encode(wanted) : await downloadFile(db, path);
  return {
    // A text is a text whatever its name says.
    file: { bytes, fileName: path === null ? 'resume.txt' : fileName },
    document: stored?.content === wanted ? stored : null,
  };
}

const isDocumentId = (id: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id);

const readsPerMinute = 60;

/** Scans have no limit for people; this one is for programs. */
async function limitReads(limiter: Limiter, userId: string): Promise<void> {
  const taken = await limiter.take(`resume:${userId}`, readsPerMinute, 60);
  if (taken.allowed) return;
  const { retryAfterSeconds } = taken;
  throw new AppError('rate_limited', 'That was very fast. Please wait a minute.', { retryAfterSeconds });
}

interface Reader {
  user: { id: string };
  callerDb: Db;
  limiter: Limiter;
  parseDocument(file: { bytes: Uint8Array; fileName: string }): Promise<ResumeReading>;
}

/** Finds and parses a resume. Refuses with `unreadable_file` and the reason where the file can't be read. */
export async function readResume(
  { user, callerDb, limiter, parseDocument }: Reader,
  given: Given,
): Promise<{ reading: ReadResume; document: StoredDocument | null }> {
  await limitReads(limiter, user.id);
  const { file, document } = await findSource(callerDb, given);
  const reading = await parseDocument(file);
  if (!reading.ok) throw new AppError('unreadable_file', reading.refusal.message);
  return { reading, document };
}
