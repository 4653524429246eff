import { Refusal, retriesPerQuestion } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { countRetries, findScoredAnswer } from './report-store.ts';
import { retryAnswer } from './score-retry.ts';
import { requireSession } from './store.ts';

const rate = perHour(60);

/**
 * A further attempt at a question of the caller's completed interview: stored, then scored, then compared. The
 * interview's own score stays. The last attempt's text sent again answers that attempt. Refuses with `not_found` where
 * session or question is not the caller's, with `conflict` where the interview is not completed or the question has
 * had all its attempts, and with `rate_limited`.
 */
export const retryInterviewAnswer = defineFunction('retry-interview-answer', {
  access: 'user',
  elevated: 'attempts and their scores are written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, limiter }) {
    const { sessionId, questionText, answer } = input;
    const session = await requireSession(callerDb, sessionId);
    if (session.status !== 'completed') throw new Refusal('retry_too_early');
    const asked = await findScoredAnswer(callerDb, sessionId, questionText);
    if (!asked) throw new Refusal('question_not_found');
    await holdToRate(limiter, `retry:${user.id}`, rate, 'too_many_attempts');
    if ((await countRetries(callerDb, sessionId, questionText)) >= retriesPerQuestion)
      throw new Refusal('no_retries_left', { values: { limit: retriesPerQuestion } });
    return retryAnswer({ userId: user.id, serviceDb, coach, session, asked }, answer);
  },
});
