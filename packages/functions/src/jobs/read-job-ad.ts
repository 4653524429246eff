import { Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';

const rate = perHour(60);

/** Reads a job ad for its owner to check; nothing is stored. Refuses with `bad_request` where it is blank. */
export const readJobAd = defineFunction('read-job-ad', {
  access: 'user',
  async run({ input, user, coach, limiter }) {
    await holdToRate(limiter, `read ad:${user.id}`, rate, 'too_many_attempts');
    if (input.ad.trim() === '') throw new Refusal('job_text_missing');
    return coach.readJobAd(input);
  },
});
