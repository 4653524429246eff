import type { Coach } from '@greenroom/coach';
import {
  type AnswerMark,
  type Flag,
  type MarkAnswerInput,
  type MarkAnswerOutput,
  type PointFinding,
  Refusal,
  redFlagsOf,
  scoreWithoutFlags,
} from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { findMarks, setMark } from './mark-store.ts';
import { findScoredAnswer } from './report-store.ts';
import { requireSession } from './store.ts';

const rate = perHour(240);
/** Characters; the table keeps it too. */
const askMaxLength = 1000;

type Selection = Pick<AnswerMark, 'quote' | 'start' | 'end'>;

/** The selected words, cut from the stored answer without the white space around them and without half a character. */
function cutWords(answer: string, { start, end }: Pick<MarkAnswerInput, 'start' | 'end'>): Selection {
  if (end > answer.length) throw new Refusal('selection_outside');
  const isSplit = (at: number) => /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(answer.slice(at - 1, at + 1));
  const from = start > 0 && isSplit(start) ? start - 1 : start;
  const selected = answer.slice(from, isSplit(end) ? end + 1 : end);
  const quote = selected.trim();
  if (quote === '') throw new Refusal('selection_empty');
  const first = from + selected.indexOf(quote);
  return { quote, start: first, end: first + quote.length };
}

type Answer = NonNullable<Awaited<ReturnType<typeof findScoredAnswer>>>;

/** What the mark is about: a point that the report asks about, or a red flag. Throws `not_found` where the report has neither. */
function findTarget({ score }: Answer, { kind, pointId }: Pick<MarkAnswerInput, 'kind' | 'pointId'>) {
  const point = score?.points?.find(({ id }) => id === pointId);
  const flag = redFlagsOf(score?.flags ?? []).find(({ id }) => id === pointId)?.flag;
  if (kind !== 'not_meant' && point) return { point };
  if ((kind === 'not_meant' || kind === null) && flag) return { flag };
  throw new Refusal('point_not_found');
}

const noWords: Selection = { quote: '', start: 0, end: 0 };

/** A red flag that the user sets aside. It counts whatever the words are: only the user knows what was meant. */
function setFlagAside({ score, user_answer }: Answer, input: MarkAnswerInput, flag: Flag): AnswerMark {
  const { questionText, pointId } = input;
  const start = flag.quote === '' ? -1 : user_answer.indexOf(flag.quote);
  const words = start < 0 ? noWords : { quote: flag.quote, start, end: start + flag.quote.length };
  const worth = score ? scoreWithoutFlags(score, new Set([pointId])) - score.overall : 0;
  return {
    questionText,
    pointId,
    ask: flag.message.slice(0, askMaxLength),
    kind: 'not_meant',
    ...words,
    counts: true,
    worth,
  };
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
  if (kind !== 'said') return { ...place, kind: 'left_out', ...noWords, counts: false, worth: 0 };
  const words = cutWords(answer, input);
  const counts = await coach.relatesToPoint({ question: questionText, pointId, ask, words: words.quote });
  return counts ? { ...place, kind, ...words, counts, worth } : null;
}

type Target = { point?: PointFinding; flag?: Flag };

async function markOn(coach: Coach, input: MarkAnswerInput, answer: Answer, { point, flag }: Target) {
  if (input.kind === null) return null;
  if (flag) return setFlagAside(answer, input, flag);
  return point ? judgeMark(coach, input, answer.user_answer, point) : null;
}

/**
 * What the caller says about one coaching question of their completed interview: "I did say that" with the words or "I left that
 * out"; about a red flag: "That's not what I meant"; or null to take it back. Scores, points, badges and streaks stay as they are. Words that have nothing to do with the
 * question store nothing (`unrelated`). Refuses with `not_found` where session, question or point is not the caller's, with
 * `conflict` where the interview is not completed, with `bad_request` for words outside the answer, and with `rate_limited`.
 */
export const markInterviewAnswer = defineFunction('mark-interview-answer', {
  access: 'user',
  elevated: 'marks are written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, limiter }) {
    const { sessionId, questionText, pointId, kind } = input;
    const session = await requireSession(callerDb, sessionId);
    if (session.status !== 'completed') throw new Refusal('mark_too_early');
    const answer = await findScoredAnswer(callerDb, sessionId, questionText);
    if (!answer) throw new Refusal('question_not_found');
    const { point, flag } = findTarget(answer, input);
    await holdToRate(limiter, `mark:${user.id}`, rate, 'too_many_requests');
    const mark = await markOn(coach, input, answer, { point, flag });
    const outcome: MarkAnswerOutput['outcome'] =
      kind === null ? 'removed' : mark === null ? 'unrelated' : 'stored';
    if (outcome !== 'unrelated')
      await setMark(serviceDb, { userId: user.id, sessionId, questionText, pointId }, mark);
    return { outcome, marks: await findMarks(callerDb, sessionId) };
  },
});
