import { knownQuestion } from '@greenroom/coach';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';

const rate = perHour(60);

/** The question of a shared link, for a visitor; null where the coach doesn't know it. Refuses with `rate_limited`. */
export const tryQuestion = defineFunction('try-question', {
  access: 'visitor',
  async run({ input, limiter, clientAddress }) {
    await holdToRate(limiter, `try-question:${clientAddress}`, rate, 'no_tries_left');
    return { question: knownQuestion(input.question)?.text ?? null };
  },
});
