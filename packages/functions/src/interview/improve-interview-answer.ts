import { type PointFinding, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { findScoredAnswer } from './report-store.ts';
import { requireSession } from './store.ts';

const rate = perHour(600);

/** What the coach asked with the score, the most telling first. The version is English, so only what is asked in English goes into it. */
const openPoints = (points: readonly PointFinding[]) =>
  points
    .filter(({ zone, worth, lang }) => zone === 'ask' && worth > 0 && lang === undefined)
    .sort((one, other) => other.worth - one.worth)
    .map(({ ask }) => ask);

/**
 * The caller's answer of a completed interview, made better from its own words: a model's rewrite where one was stored with the score
 * and holds nothing new, the built-in edits otherwise. Stores nothing. Refuses with `not_found` where session or question is not the
 * caller's, with `conflict` where the interview is not completed, and with `rate_limited`.
 */
export const improveInterviewAnswer = defineFunction('improve-interview-answer', {
  access: 'user',
  async run({ input: { sessionId, questionText }, user, callerDb, coach, limiter }) {
    const session = await requireSession(callerDb, sessionId);
    if (session.status !== 'completed') throw new Refusal('mark_too_early');
    const answer = await findScoredAnswer(callerDb, sessionId, questionText);
    if (!answer) throw new Refusal('question_not_found');
    await holdToRate(limiter, `better:${user.id}`, rate, 'too_many_requests');
    return coach.betterAnswer({
      question: questionText,
      answer: answer.user_answer,
      rewrite: answer.score?.rewrite,
      points: openPoints(answer.score?.points ?? []),
    });
  },
});
