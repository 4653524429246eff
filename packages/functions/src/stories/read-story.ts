import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';

/** A form asks while somebody types. */
const rate = perHour(600);

/** The parts of a story in a text, and what it shows. Nothing is stored. Refuses with `rate_limited`. */
export const readStory = defineFunction('read-story', {
  access: 'user',
  async run({ input, user, coach, limiter }) {
    await holdToRate(limiter, `read story:${user.id}`, rate, 'too_many_attempts');
    return coach.readStory(input);
  },
});
