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
  });
export type ResumeContent = z.infer<typeof ResumeContent>;

/** A stored resume; null where it is of another shape. */
export const readResumeContent = (stored: unknown): ResumeContent | null =>
  ResumeContent.safeParse(stored).data ?? null;
