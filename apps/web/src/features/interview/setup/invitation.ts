import { difficulties, focusMaxLength, interviewTypes, jobRoleMaxLength } from '@greenroom/domain';
import { z } from 'zod';
import type { InterviewRequest } from '../session/mutations.ts';

const Invitation = z.object({
  jobRole: z.string().max(jobRoleMaxLength),
  focus: z.string().max(focusMaxLength),
  interviewType: z.enum(interviewTypes),
  difficulty: z.enum(difficulties),
  job: z.object({ id: z.uuid() }),
  mode: z.enum(['text', 'voice', 'recorded']),
});

/** What another page opens the set-up with, as the state of the navigation; nothing where it is not an invitation. */
export function readInvitation(state: unknown): Partial<InterviewRequest> {
  const read = Invitation.partial().safeParse(state);
  return read.success ? read.data : {};
}
