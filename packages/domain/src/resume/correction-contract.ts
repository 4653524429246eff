import { z } from 'zod';
import { ParsedResume } from './parsed-contract.ts';

/** The parts of a reading that the user can correct. */
export const correctableParts = [
  'basics',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
] as const;
export type CorrectablePart = (typeof correctableParts)[number];

/** The largest correction that is stored, in bytes of its JSON. The database checks it too. */
export const correctionMaxBytes = 200_000;

/**
 * What the user corrected in the reading of a document, as `user_documents.correction` stores it. A part that is here replaces
 * the part that was read; a part that is missing stays as it was read.
 */
export const ResumeCorrection = ParsedResume.pick({
  basics: true,
  work: true,
  education: true,
  skills: true,
  projects: true,
  certificates: true,
  languages: true,
})
  .partial()
  .extend({
    /** Lines that the reader couldn't place and the user took care of: added to an entry, or not needed. */
    settled: z.array(z.string()).optional(),
  });
export type ResumeCorrection = z.infer<typeof ResumeCorrection>;

/** A stored correction; null where there is none, or one of another shape. */
export function readCorrection(stored: unknown): ResumeCorrection | null {
  const read = ResumeCorrection.safeParse(stored ?? null);
  return read.success && Object.keys(read.data).length > 0 ? read.data : null;
}
