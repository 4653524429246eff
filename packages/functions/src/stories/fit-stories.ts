import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { findStories } from '../stored-stories.ts';

const rate = perHour(600);

/** The caller's stories that fit each question, with their reasons. Refuses with `rate_limited`. */
export const fitStories = defineFunction('fit-stories', {
  access: 'user',
  async run({ input, user, callerDb, coach, limiter }) {
    await holdToRate(limiter, `fit stories:${user.id}`, rate, 'too_many_attempts');
    const { stories } = await findStories(callerDb);
    return { asks: coach.fitStories(stories, input.asks) };
  },
});
