import type { Coach } from '@greenroom/coach';
import { AppError, type ResumeReading } from '@greenroom/domain';
import type { Db, Limiter } from '../ports.ts';
import { readStored } from '../read-resume.ts';

export interface ResumeReader {
  user: { id: string };
  callerDb: Db;
  limiter: Limiter;
  parseDocument(file: { bytes: Uint8Array; fileName: string }): Promise<ResumeReading>;
}

/** A resume as a job needs it; `reading` is null where its file can't be read. */
export interface ResumeOfJob {
  id: string;
  revision: number;
  reading: Extract<ResumeReading, { ok: true }> | null;
}

/**
 * The resume of a job. Null where there is none, where it is gone, and where it can't be read at the moment: the job is saved all the
 * same, and its cells stay empty until it is opened again.
 */
export async function resumeOfJob(
  reader: ResumeReader,
  resumeId: string | null,
): Promise<ResumeOfJob | null> {
  if (resumeId === null) return null;
  try {
    const { reading, document } = await readStored(reader, { documentId: resumeId, content: '' });
    if (!document) return null;
    return { id: document.id, revision: document.correctionRevision, reading: reading.ok ? reading : null };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return null;
    throw error;
  }
}

/** Lines of the work and the projects, which questions are asked at. */
export const workLines = ({ reading }: ResumeOfJob): string[] =>
  reading ? [...reading.resume.work, ...reading.resume.projects].flatMap(({ highlights }) => highlights) : [];

type Requirements = Parameters<Coach['resumeEvidence']>[0]['requirements'];

/** The line that shows each requirement, in their order. */
export function linesFor(
  coach: Coach,
  resume: ResumeOfJob | null,
  requirements: Requirements,
): (string | null)[] {
  if (!resume?.reading) return requirements.map(() => null);
  const { resume: parsed, document } = resume.reading;
  return coach.resumeEvidence({ requirements, resume: parsed, text: document.text });
}
