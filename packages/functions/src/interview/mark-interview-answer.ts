import type { Coach } from '@greenroom/coach';
import {
  type AnswerMark,
  AppError,
  type MarkAnswerInput,
  type MarkAnswerOutput,
  type PointFinding,
} from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { findMarks, setMark } from './mark-store.ts';
import { findScoredAnswer } from './report-store.ts';
import { requireSession } from './store.ts';

const rate = perHour(240);

type Selection = Pick<AnswerMark, 'quote' | 'start' | 'end'>;

/** The selected words, cut from the stored answer without the white space around them and without half a character. */
function cutWords(answer: string, { start, end }: Pick<MarkAnswerInput, 'start' | 'end'>): Selection {
  if (end > answer.length) throw new AppError('bad_request', 'These words are not part of the answer.');
  const isSplit = (at: number) => /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(answer.slice(at - 1, at + 1));
  const from = start > 0 && isSplit(start) ? start - 1 : start;
  const selected = answer.slice(from, isSplit(end) ? end + 1 : end);
  const quote = selected.trim();
  if (quote === '') throw new AppError('bad_request', 'Select the words first.');
  const first = from + selected.indexOf(quote);
  return { quote, start: first, end: first + quote.length };
}

/** The mark to store, or null where the words have nothing to do with the point. */
async function judgeMark(
  coach: Coach,
  input: MarkAnswerInput,
  answer: string,
  { ask, worth }: PointFinding,
): Promise<AnswerMark | null> {
  const { questionText, pointId, kind } = input;
  const place = { questionText, pointId, ask };
  if (kind !== 'said')
    return { ...place, kind: 'left_out', quote: '', start: 0, end: 0, counts: false, worth: 0 };
  const words = cutWords(answer, input);
  const counts = await coach.relatesToPoint({ question: questionText, pointId, ask, words: words.quote });
  return counts ? { ...place, kind, ...words, counts, worth } : null;
}

/**
 * What the caller says about one coaching question of their completed interview: "I did say that" with the words, "I left that
 * out", or null to take it back. Scores, points, badges and streaks stay as they are. Words that have nothing to do with the
 * question store nothing (`unrelated`). Refuses with `not_found` where session, question or point is not the caller's, with
 * `conflict` where the interview is not completed, with `bad_request` for words outside the answer, and with `rate_limited`.
 */
export const markInterviewAnswer = defineFunction('mark-interview-answer', {
  access: 'user',
  elevated: 'marks are written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, limiter }) {
    const { sessionId, questionText, pointId, kind } = input;
    const session = await requireSession(callerDb, sessionId);
    if (session.status !== 'completed')
      throw new AppError('conflict', 'You can mark an answer once the interview is completed.');
    const answer = await findScoredAnswer(callerDb, sessionId, questionText);
    if (!answer) throw new AppError('not_found', 'This question is not part of the interview.');
    const point = answer.score?.points?.find(({ id }) => id === pointId);
    if (!point) throw new AppError('not_found', 'The report does not ask this.');
    await holdToRate(limiter, `mark:${user.id}`, rate, 'Too many requests. Please try again later.');
    const mark = kind === null ? null : await judgeMark(coach, input, answer.user_answer, point);
    const outcome: MarkAnswerOutput['outcome'] =
      kind === null ? 'removed' : mark === null ? 'unrelated' : 'stored';
    if (outcome !== 'unrelated')
      await setMark(serviceDb, { userId: user.id, sessionId, questionText, pointId }, mark);
    return { outcome, marks: await findMarks(callerDb, sessionId) };
  },
});
