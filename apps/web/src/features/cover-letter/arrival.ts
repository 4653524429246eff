import { jobTextMaxLength, letterFieldMaxLength } from '@greenroom/domain';
import { z } from 'zod';
import type { LetterForm } from './queries.ts';

const Field = z.string().max(letterFieldMaxLength);
const Arrival = z.object({
  jobRole: Field,
  companyName: Field,
  jobDescription: z.string().trim().min(1).max(jobTextMaxLength),
});

/** The form for a job that another page sent here, as the state of the navigation: all about the person stays. */
export function withJob(form: LetterForm, state: unknown): LetterForm {
  const read = Arrival.safeParse(state);
  return read.success ? { ...form, ...read.data } : form;
}

/** The resume that was chosen for the job; null where none was. */
export const resumeOf = (state: unknown): string | null =>
  z.object({ resumeId: z.uuid() }).safeParse(state).data?.resumeId ?? null;
