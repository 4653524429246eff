import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { requirePremium } from '../require-premium.ts';

/** The form asks while somebody fills it in. */
const rate = perHour(600);

/** The lines of a resume that a letter for a job can use. Nothing is stored. Refuses with `rate_limited`. */
export const letterFacts = defineFunction('letter-facts', {
  access: 'user',
  async run({ input, user, coach, limiter, callerDb }) {
    await requirePremium(callerDb);
    await holdToRate(limiter, `letter facts:${user.id}`, rate, 'too_many_attempts');
    return coach.letterFacts(input);
  },
});
