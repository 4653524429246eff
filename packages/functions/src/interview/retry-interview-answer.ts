import type { Coach } from '@greenroom/coach';
import {
  AnswerChange,
  AnswerScore,
  dimensions,
  Refusal,
  type RetryAnswerOutput,
  retriesPerQuestion,
} from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { countRetries, findScoredAnswer, type StoredRetry, scoreRetry, storeRetry } from './report-store.ts';
import { requireSession, roleOf, type StoredSession } from './store.ts';

const rate = perHour(60);

type ScoredQuestion = NonNullable<Awaited<ReturnType<typeof findScoredAnswer>>>;

/** Scores the new answer and sets it beside the score that the interview's answer has, which stays as it is. */
async function judge(coach: Coach, session: StoredSession, asked: ScoredQuestion, answer: string) {
  const found = await coach.compareAnswers({
    question: asked.question_text,
    idealAnswer: asked.ideal_answer,
    before: asked.user_answer,
    after: answer,
    ...roleOf(session),
    // The report holds the ideal answer of every question, so whoever retries can have read it.
    idealSeen: true,
  });
  const { after, change } = found;
  const before = asked.score ?? found.before;
  const comparison = AnswerChange.parse({
    ...found,
    words: change.words,
    overall: after.overall - before.overall,
    dimensions: Object.fromEntries(
      dimensions.map((name) => [name, after.dimensions[name].score - before.dimensions[name].score]),
    ),
    beforeEngine: before.engine,
  });
  return { score: after, comparison };
}

const toOutput = (retry: StoredRetry): RetryAnswerOutput => ({
  id: retry.id,
  attempt: retry.attempt,
  questionText: retry.question_text,
  answer: retry.user_answer,
  score: AnswerScore.parse(retry.feedback),
  comparison: AnswerChange.parse(retry.comparison),
});

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
    const stored = await storeRetry(serviceDb, { userId: user.id, sessionId, questionText, answer });
    if (stored.score !== null) return toOutput(stored);
    const { score, comparison } = await judge(coach, session, asked, answer);
    return toOutput(await scoreRetry(serviceDb, stored.id, score, comparison));
  },
});
