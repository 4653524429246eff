import { dimensions } from './catalog.ts';
import type { Flag, Receipt } from './contract.ts';
import type { AnswerMark } from './mark-contract.ts';

type Marked = Pick<AnswerMark, 'questionText' | 'pointId' | 'kind' | 'counts' | 'worth'>;
type Score = { overall: number; flags?: readonly Flag[]; receipt?: Receipt };
type Scored = { question_text: string; score: Score };

/** The red flags of an answer, each with the id that a mark on it has. */
export function redFlagsOf(flags: readonly Flag[]): { id: string; flag: Flag }[] {
  return flags.filter(({ id }) => id === 'red_flag').map((flag, at) => ({ id: `red_flag:${at + 1}`, flag }));
}

/** The dimension that a line of a receipt belongs to; its id where it belongs to none. */
const dimensionOf = (lineId: string) => dimensions.find((dimension) => lineId.includes(dimension)) ?? lineId;

/** What a receipt earned under a cap, which holds for each dimension, as in scoring. 0 to 100, rounded. */
function earnedUnder(cap: number, { lines }: Receipt): number {
  const earned = new Map<string, { points: number; weight: number }>();
  for (const { id, points, weight } of lines) {
    if (weight === 0) continue;
    const sum = earned.get(dimensionOf(id)) ?? { points: 0, weight: 0 };
    earned.set(dimensionOf(id), { points: sum.points + points, weight: sum.weight + weight });
  }
  const total = [...earned.values()].reduce(
    (sum, { points, weight }) => sum + Math.min(points, (cap / 100) * weight),
    0,
  );
  return Math.min(100, Math.round(total));
}

/** The score of an answer without the caps of some red flags; every other cap holds. Never less than the score itself. */
export function scoreWithoutFlags(
  { overall, flags = [], receipt }: Score,
  setAside: ReadonlySet<string>,
): number {
  const named = redFlagsOf(flags);
  const aside = new Set(named.filter(({ id }) => setAside.has(id)).map(({ flag }) => flag));
  if (aside.size === 0 || !receipt) return overall;
  const cap = Math.min(100, ...flags.flatMap((flag) => (aside.has(flag) ? [] : (flag.cap ?? []))));
  return Math.max(overall, earnedUnder(cap, receipt));
}

/** An answer's score without the red flags that its user set aside, 0 to 100. */
export function answerScoreSetAside(answer: Scored, marks: readonly Marked[]): number {
  const own = marks.filter(
    ({ kind, questionText }) => kind === 'not_meant' && questionText === answer.question_text,
  );
  return scoreWithoutFlags(answer.score, new Set(own.map(({ pointId }) => pointId)));
}

/** An answer's score with what its user pointed out and set aside, 0 to 100; the stored score stays as it is. */
export function answerScoreWithMarks(answer: Scored, marks: readonly Marked[]): number {
  const added = marks
    .filter(
      ({ kind, counts, questionText }) => kind === 'said' && counts && questionText === answer.question_text,
    )
    .reduce((sum, { worth }) => sum + worth, 0);
  return Math.min(100, Math.round(answerScoreSetAside(answer, marks) + added));
}

/** The interview's score with marks, 0 to 100: the mean over its answers, as without them. */
export function overallWithMarks(
  feedback: { overallScore: number; answers: readonly Scored[] },
  marks: readonly Marked[],
): number {
  if (feedback.answers.length === 0 || !marks.some(({ counts }) => counts)) return feedback.overallScore;
  const added = feedback.answers.reduce(
    (sum, answer) => sum + answerScoreWithMarks(answer, marks) - answer.score.overall,
    0,
  );
  return Math.min(100, Math.round(feedback.overallScore + added / feedback.answers.length));
}
