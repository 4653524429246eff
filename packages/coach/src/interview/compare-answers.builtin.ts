import { type AnswerScore, dimensions } from '@greenroom/domain';
import { readPassage } from '../text/passage.ts';
import { type ToldNumber, toldNumbers } from './reading/told-numbers.ts';
import { readWording } from './reading/wording.ts';
import { type AnswerComparison, CompareRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const starParts = ['situation', 'task', 'action', 'result'] as const;

function added(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return [...new Set(after)].filter((item) => !known.has(item));
}

/** The words of numbers that only the second list has, whatever they are written like. */
function newTo(before: readonly ToldNumber[], after: readonly ToldNumber[]): string[] {
  const known = new Set(before.map(({ value }) => value));
  return [...new Set(after.filter(({ value }) => !known.has(value)).map(({ words }) => words))];
}

function summarize(change: number, gained: number): string {
  const points = `${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'}`;
  const won =
    gained > 0
      ? ` We recognized ${gained} more ${gained === 1 ? 'thing' : 'things'} an interviewer listens for.`
      : '';
  if (change === 0) return `Same score.${won}`;
  return change > 0 ? `+${points}.${won}` : `${points} less this time. Your first try stays.${won}`;
}

/** What a second attempt at the same question won and lost, by the same rubric. */
export async function compareAnswers(request: CompareRequest): Promise<AnswerComparison> {
  const read = CompareRequest.safeParse(request ?? {});
  const { before: first, after: second, ...question } = read.success ? read.data : CompareRequest.parse({});
  const before = scoreAnswerNow({ ...question, answer: first });
  const after = scoreAnswerNow({ ...question, answer: second });
  const oldPassage = readPassage(first);
  const newPassage = readPassage(second);
  const [oldNumbers, newNumbers] = [toldNumbers(oldPassage), toldNumbers(newPassage)];
  const starGained = starParts.filter((part) => after.star[part] && !before.star[part]);
  const starLost = starParts.filter((part) => before.star[part] && !after.star[part]);
  const pointsGained = added(before.covered, after.covered);
  const pointsLost = added(after.covered, before.covered);
  const change = { ...before.dimensions } as unknown as Record<keyof AnswerScore['dimensions'], number>;
  for (const dimension of dimensions) {
    change[dimension] = after.dimensions[dimension].score - before.dimensions[dimension].score;
  }
  const overall = after.overall - before.overall;
  return {
    before,
    after,
    change: { overall, dimensions: change, words: after.words - before.words },
    starGained,
    starLost,
    pointsGained,
    pointsLost,
    numbersAdded: newTo(oldNumbers, newNumbers),
    numbersRemoved: newTo(newNumbers, oldNumbers),
    hedgesRemoved: readWording(oldPassage).hedges.count - readWording(newPassage).hedges.count,
    summary: summarize(overall, pointsGained.length),
  };
}
