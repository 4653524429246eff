import type { AnswerScore } from '../interview/contract.ts';
import { isCounted } from '../interview/point-contract.ts';
import { type ReviewRating, weakScore } from './catalog.ts';

/** A gain from which a weak answer was worth the try. */
const worthwhileGain = 8;
/** Below it an answer has to be given again, whatever it gained. */
const hardScore = 40;
/** From here on an answer is at the rubric's top level. */
const topScore = 85;

/** How an answer went, from its score and that of the last time. */
export function ratingOfAnswer(score: number, before: number | null): ReviewRating {
  if (score >= topScore) return 'easy';
  if (score >= weakScore) return 'good';
  const isWorthIt = before !== null && score - before >= worthwhileGain;
  return isWorthIt && score >= hardScore ? 'hard' : 'again';
}

export type PointFound = 'yes' | 'perhaps' | 'no';

/** Whether a scored answer makes a point. `isAbout`: the words that were added have to do with it. */
export function pointFoundIn(
  score: Pick<AnswerScore, 'points'>,
  pointId: string,
  isAbout: boolean,
): PointFound {
  const point = score.points?.find(({ id }) => id === pointId);
  if (point && isCounted(point)) return 'yes';
  return isAbout ? 'perhaps' : 'no';
}

/** How adding a sentence that was left out went. */
export const ratingOfPoint = (found: PointFound): ReviewRating => ratingsOfPoint[found];
const ratingsOfPoint = { yes: 'good', perhaps: 'hard', no: 'again' } as const;

/** How finding a word went. */
export function ratingOfTerm(typed: { right: boolean; hints: number }): ReviewRating {
  if (!typed.right) return 'again';
  return typed.hints > 0 ? 'hard' : 'good';
}

/** The share of a story's sentences from which it was told well, and from which it was told at all. */
const [toldWell, toldPartly] = [0.75, 0.4];

/** How telling a story went, by how many of its sentences came. */
export function ratingOfTelling({ told, of }: { told: number; of: number }): ReviewRating {
  const share = of === 0 ? 1 : told / of;
  if (share >= toldWell) return 'good';
  return share >= toldPartly ? 'hard' : 'again';
}

/** The letters by which a word is compared: case and spaces at its ends don't matter. */
export const isSameTerm = (typed: string, word: string): boolean => typed.trim().toUpperCase() === word;
