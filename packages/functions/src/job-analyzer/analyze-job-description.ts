import { Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { requirePremium } from '../require-premium.ts';

/** What a job description asks for. Refuses with `bad_request` where it is blank, and with `no_access`. */
export const analyzeJobDescription = defineFunction('analyze-job-description', {
  access: 'user',
  async run({ input, callerDb, coach }) {
    await requirePremium(callerDb);
    if (input.jobDescription.trim() === '') {
      throw new Refusal('job_text_missing');
    }
    return coach.analyzeJob(input);
  },
});
