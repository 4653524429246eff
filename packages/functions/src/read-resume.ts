import { correctedReading, filePathOf, Refusal, type ResumeReading } from '@greenroom/domain';
import type { Db, Limiter } from './ports.ts';
import { holdToRate } from './rate.ts';
import { downloadFile, findDocument, type StoredDocument } from './stored-document.ts';

type ReadResume = Extract<ResumeReading, { ok: true }>;

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
    throw new Refusal('resume_not_found');
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

/** Scans have no limit for people; this one is for programs. */
const rate = { times: 60, seconds: 60 };

interface Reader {
  user: { id: string };
  callerDb: Db;
  limiter: Limiter;
  parseDocument(file: { bytes: Uint8Array; fileName: string }): Promise<ResumeReading>;
}

/** What reading a resume gives: a reading with the user's corrections in it, or the reason why there is none. */
interface Read {
  reading: ResumeReading;
  document: StoredDocument | null;
}

/** Finds and parses a resume. The user's corrections count where the document's own content is read. */
export async function readStored(
  { user, callerDb, limiter, parseDocument }: Reader,
  given: Given,
): Promise<Read> {
  await holdToRate(limiter, `resume:${user.id}`, rate, 'too_fast');
  const { file, document } = await findSource(callerDb, given);
  const reading = await parseDocument(file);
  if (!reading.ok || !document?.correction) return { reading, document };
  return { reading: { ...reading, ...correctedReading(reading, document.correction) }, document };
}

/** As `readStored`. Refuses with `unreadable_file` and the reason where the file can't be read. */
export async function readResume(reader: Reader, given: Given): Promise<ReadResume> {
  const { reading } = await readStored(reader, given);
  if (!reading.ok) throw new Refusal('file_unreadable', { values: { file: reading.refusal.code } });
  return reading;
}
