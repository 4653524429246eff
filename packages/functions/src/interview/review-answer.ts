import type { Coach } from '@greenroom/coach';
import {
  AnswerChange,
  type AnswerScore,
  answerMaxLength,
  pointFoundIn,
  Refusal,
  type RetryAnswerOutput,
  type ReviewAnswerOutput,
  ratingOfAnswer,
  ratingOfPoint,
  retriesPerQuestion,
} from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import type { Db } from '../ports.ts';
import { holdToRate, perHour } from '../rate.ts';
import { findScoredAnswer } from './report-store.ts';
import { findTries, requireAsk, requireLikely, requireQuestion, saveAnswer } from './review-store.ts';
import { judgeRetry, retryAnswer } from './score-retry.ts';
import { requireSession } from './store.ts';

const rate = perHour(60);

type Item = Awaited<ReturnType<typeof requireQuestion>>;

interface Reviewing {
  userId: string;
  callerDb: Db;
  serviceDb: Db;
  coach: Coach;
  item: Item;
}

interface Scored {
  answer: string;
  score: AnswerScore;
  before: number | null;
  change: AnswerChange | null;
}

/**
 * What is scored: the answer, or the missing sentence at the end of the last one. `isRepeated`: the last try has it already, since
 * the request is sent again after a lost response.
 */
function textOf(
  { kind, last_answer: kept }: Item,
  lastTry: string | undefined,
  first: string,
  given: string,
) {
  if (kind !== 'left-out') return { answer: given, isRepeated: lastTry === given };
  const sentence = given.trim();
  if (lastTry?.endsWith(` ${sentence}`)) return { answer: lastTry, isRepeated: true };
  // Past the last try only the item holds the answer: it is scored again, with the sentence in it once.
  if (kept?.endsWith(` ${sentence}`)) return { answer: kept, isRepeated: false };
  const before = (kept ?? lastTry ?? first).trimEnd();
  return { answer: `${before} ${sentence}`.trim().slice(0, answerMaxLength), isRepeated: false };
}

/** A question of an interview: a further attempt at it, stored with the others while there is room. */
async function reviewOfInterview(reviewing: Reviewing, sessionId: string, given: string): Promise<Scored> {
  const { userId, callerDb, serviceDb, coach, item } = reviewing;
  const session = await requireSession(callerDb, sessionId);
  const asked = await findScoredAnswer(callerDb, sessionId, item.question_text);
  if (!asked) throw new Refusal('question_not_found');
  const tries = await findTries(callerDb, sessionId, item.question_text);
  const { answer, isRepeated } = textOf(item, tries[0]?.user_answer, asked.user_answer, given);
  const last = isRepeated ? tries[1] : tries[0];
  const known = item.last_score ?? last?.score ?? asked.score?.overall;
  if (isRepeated || tries.length < retriesPerQuestion) {
    const retried: RetryAnswerOutput = await retryAnswer(
      { userId, serviceDb, coach, session, asked },
      answer,
    );
    const { score, comparison } = retried;
    return { answer, score, before: known ?? score.overall - comparison.overall, change: comparison };
  }
  const { score, comparison } = await judgeRetry(coach, session, asked, answer);
  await saveAnswer(serviceDb, { userId, itemId: item.id }, answer, score.overall);
  return { answer, score, before: known ?? score.overall - comparison.overall, change: comparison };
}

/** A likely question: the first answer alone, every further one beside the last. */
async function reviewOfLikely(reviewing: Reviewing, jobQuestionId: string, answer: string): Promise<Scored> {
  const { userId, callerDb, serviceDb, coach, item } = reviewing;
  const request = { question: item.question_text, ...(await requireLikely(callerDb, jobQuestionId)) };
  const { last_answer: lastAnswer, last_score: before } = item;
  const compared =
    lastAnswer === null
      ? null
      : await coach.compareAnswers({ ...request, before: lastAnswer, after: answer, idealSeen: true });
  const score = compared?.after ?? (await coach.scoreAnswer({ ...request, answer }));
  await saveAnswer(serviceDb, { userId, itemId: item.id }, answer, score.overall);
  if (!compared) return { answer, score, before, change: null };
  const { change } = compared;
  const comparison = AnswerChange.parse({
    ...compared,
    ...change,
    beforeEngine: compared.before.engine,
  });
  return { answer, score, before, change: comparison };
}

async function outcomeOf(
  { coach, callerDb, item }: Reviewing,
  scored: Scored,
  given: string,
): Promise<ReviewAnswerOutput> {
  const { score, before } = scored;
  const { point_id: pointId, session_id: sessionId, question_text: question } = item;
  if (sessionId === null || pointId === null)
    return { ...scored, pointFound: null, suggested: ratingOfAnswer(score.overall, before) };
  const ask = await requireAsk(callerDb, sessionId, question, pointId);
  const isAbout = await coach.relatesToPoint({ question, pointId, ask, words: given });
  const pointFound = pointFoundIn(score, pointId, isAbout);
  return { ...scored, pointFound, suggested: ratingOfPoint(pointFound) };
}

/**
 * Scores an answer that is given in a review and suggests how it went. Nothing is scheduled until the user agrees. Refuses with
 * `not_found` where the item is not the caller's or is no question, and with `rate_limited`.
 */
export const reviewAnswer = defineFunction('review-answer', {
  access: 'user',
  elevated: 'attempts and their scores are written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, limiter }) {
    const item = await requireQuestion(callerDb, input.itemId);
    await holdToRate(limiter, `retry:${user.id}`, rate, 'too_many_attempts');
    const reviewing = { userId: user.id, callerDb, serviceDb, coach, item };
    const { session_id: sessionId, job_question_id: jobQuestionId } = item;
    const { answer } = input;
    if (sessionId !== null)
      return outcomeOf(reviewing, await reviewOfInterview(reviewing, sessionId, answer), answer);
    if (jobQuestionId === null) throw new Refusal('question_not_found');
    return outcomeOf(reviewing, await reviewOfLikely(reviewing, jobQuestionId, answer), answer);
  },
});
