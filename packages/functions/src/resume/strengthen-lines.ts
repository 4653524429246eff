import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { requirePremium } from '../require-premium.ts';

/** The editor asks while somebody types. */
const rate = perHour(1_200);

/** What each line of a resume should be asked, and the line a reply makes. Nothing is stored. Refuses with `rate_limited`. */
export const strengthenLines = defineFunction('strengthen-lines', {
  access: 'user',
  async run({ input, user, coach, limiter, callerDb }) {
    await requirePremium(callerDb);
    await holdToRate(limiter, `strengthen lines:${user.id}`, rate, 'too_many_attempts');
    return { lines: coach.strengthenLines(input.lines) };
  },
});
