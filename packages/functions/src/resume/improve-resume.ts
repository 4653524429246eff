import { improvedResumeMaxLength, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { readResume } from '../read-resume.ts';
import { requirePremium } from '../require-premium.ts';

/**
 * Rewrites a resume for a job from its own facts and what the user confirmed. Refuses with `bad_request` without a job
 * text, with `unreadable_file` where the resume is far too long, and as `analyze-resume` does.
 */
export const improveResume = defineFunction('improve-resume', {
  access: 'user',
  async run({ input, coach, ...reader }) {
    await requirePremium(reader.callerDb);
    if (input.jobRole.trim() === '') {
      throw new Refusal('target_job_missing');
    }
    const reading = await readResume(reader, input);
    // Every line is held against every job of the resume: no resume is so long, and one user would hold a thread.
    if (reading.document.text.length > improvedResumeMaxLength) throw new Refusal('resume_too_long');
    return coach.improveResume({ reading, jobDescription: input.jobRole, confirmed: input.confirmed ?? [] });
  },
});
