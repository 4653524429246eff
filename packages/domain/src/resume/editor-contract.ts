import { z } from 'zod';
import { ResumeCorrection } from './correction-contract.ts';
import {
  otherKinds,
  resumeHeadingLanguages,
  resumePapers,
  resumeSections,
  resumeTemplates,
} from './editor-catalog.ts';

/** A section that has lines only: volunteering, awards, publications, interests, or one under a heading of the user's own. */
export const OtherSection = z.object({
  kind: z.enum(otherKinds),
  title: z.string(),
  lines: z.array(z.string()),
});
export type OtherSection = z.infer<typeof OtherSection>;

/** What its owner replied when a line was asked about; a letter can offer it again. `of` is the title and the employer. */
export const ResumeReply = z.object({ line: z.string(), of: z.string(), reply: z.string() });
export type ResumeReply = z.infer<typeof ResumeReply>;

/**
 * A resume of the editor, as `resumes.content` stores it: the correctable parts of a reading under JSON Resume's names, the
 * sections that have lines only, the order of all, and how it is laid out.
 */
export const ResumeContent = ResumeCorrection.omit({ settled: true })
  .required()
  .extend({
    others: z.array(OtherSection),
    order: z.array(z.enum(resumeSections)),
    /** The language of headings and months. */
    language: z.enum(resumeHeadingLanguages),
    template: z.enum(resumeTemplates),
    paper: z.enum(resumePapers),
    /** Absent where no line was asked about. */
    replies: z.array(ResumeReply).optional(),
  });
export type ResumeContent = z.infer<typeof ResumeContent>;

/** A stored resume; null where it is of another shape. */
export const readResumeContent = (stored: unknown): ResumeContent | null =>
  ResumeContent.safeParse(stored).data ?? null;
