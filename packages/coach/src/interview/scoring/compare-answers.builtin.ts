import { type AnswerScore, dimensions } from '@greenroom/domain';
import { readPassage } from '../text/passage.ts';
import { type AnswerComparison, CompareRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { readStory } from './story.ts';
import { readWording } from './wording.ts';

const starParts = ['situation', 'task', 'action', 'result'] as const;

function added(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return [...new Set(after)].filter((item) => !known.has(item));
}

function summarise(change: number, gained: readonly string[], lost: readonly string[]): string {
  const points = `${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'}`;
  const score = change === 0 ? 'The score is the same' : change > 0 ? `${points} more` : `${points} fewer`;
  const won = gained.length > 0 ? `; new in it: ${gained.join(', ')}` : '';
  const missing = lost.length > 0 ? `; no longer in it: ${lost.join(', ')}` : '';
  return `${score}${won}${missing}.`;
}

/** What a second attempt at the same question won and lost, by the same rubric. */
export async function compareAnswers(request: CompareRequest): Promise<AnswerComparison> {
  const read = CompareRequest.safeParse(request ?? {});
  const { before: first, after: second, ...question } = read.success ? read.data : CompareRequest.parse({});
  const before = scoreAnswerNow({ ...question, answer: first });
  const after = scoreAnswerNow({ ...question, answer: second });
  const oldPassage = readPassage(first);
  const newPassage = readPassage(second);
  const oldNumbers = readStory(oldPassage).numbers;
  const newNumbers = readStory(newPassage).numbers;
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
    numbersAdded: added(oldNumbers, newNumbers),
    numbersRemoved: added(newNumbers, oldNumbers),
    hedgesRemoved: readWording(oldPassage).hedges.count - readWording(newPassage).hedges.count,
    summary: summarise(overall, [...starGained, ...pointsGained], [...starLost, ...pointsLost]),
  };
}
