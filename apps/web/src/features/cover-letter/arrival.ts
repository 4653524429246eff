import { jobTextMaxLength, letterFieldMaxLength } from '@greenroom/domain';
import { z } from 'zod';

const Field = z.string().max(letterFieldMaxLength);
/** A job that another page sent here. */
export const JobSent = z.object({
  jobRole: Field,
  companyName: Field,
  jobDescription: z.string().trim().min(1).max(jobTextMaxLength),
});

/** The resume that was chosen for the job; null where none was. */
export const resumeOf = (state: unknown): string | null =>
  z.object({ resumeId: z.uuid() }).safeParse(state).data?.resumeId ?? null;
