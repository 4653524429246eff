import { AppError } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { requirePremium } from '../require-premium.ts';
import { readResume } from './read-resume.ts';

/**
 * Rewrites a resume for a job from its own facts and what the user confirmed. Refuses with `bad_request` without a job
 * text, and as `analyze-resume` does.
 */
export const improveResume = defineFunction('improve-resume', {
  access: 'user',
  async run({ input, coach, ...reader }) {
    await requirePremium(reader.callerDb);
    if (input.jobRole.trim() === '') {
      throw new AppError('bad_request', 'Please provide a job description for targeted improvements.');
    }
    const { reading } = await readResume(reader, input);
    return coach.improveResume({ reading, jobDescription: input.jobRole, confirmed: input.confirmed ?? [] });
  },
});
