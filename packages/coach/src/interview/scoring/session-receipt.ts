import {
  type AnswerScore,
  type Dimension,
  dimensions,
  type Receipt,
  say,
  type Worded,
} from '@greenroom/domain';
import { rubricVersion } from '../rubric/rubric.ts';
import { lineTexts } from './receipt.ts';

type Line = Receipt['lines'][number];

/** Whole numbers that add up to `total`: the largest remainders are rounded up. */
function wholeParts(values: readonly number[], total: number): number[] {
  const parts = values.map(Math.floor);
  const order = values
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  let left = total - parts.reduce((sum, value) => sum + value, 0);
  for (let turn = 0; left !== 0 && turn < order.length * 4; turn += 1) {
    const { at } = order[turn % order.length] as { at: number };
    const step = Math.sign(left);
    if ((parts[at] ?? 0) + step < 0) continue;
    parts[at] = (parts[at] ?? 0) + step;
    left -= step;
  }
  return parts;
}

/** Points of 100 that a dimension can give, from an answer's own receipt. */
function weightIn({ receipt }: AnswerScore, dimension: Dimension): number {
  return receipt.lines
    .filter(({ id }) => id.startsWith(`${dimension}.`) || id === `level.${dimension}`)
    .reduce((sum, line) => sum + line.weight, 0);
}

/** What was recognized in the answers of an interview, in counts: the one source of every sentence that counts. */
export function countsOf(scores: readonly AnswerScore[]) {
  const scored = scores.filter((score) => score.scored);
  const count = (has: (score: AnswerScore) => boolean) => scored.filter(has).length;
  return {
    answers: scored.length,
    words: scored.reduce((sum, score) => sum + score.words, 0),
    points: scored.reduce((sum, { covered }) => sum + covered.length, 0),
    situations: count(({ star }) => star.situation),
    actions: count(({ star }) => star.action),
    results: count(({ star }) => star.result),
  };
}

/** What was recognized for a dimension. What wasn't is left out: it may have been said all the same. */
function seenIn(counts: ReturnType<typeof countsOf>, dimension: Dimension): Worded {
  const { answers, words, points, situations, actions, results } = counts;
  const seen: Record<Dimension, Worded> = {
    technical_accuracy: points > 0 ? say('all_things', { count: points }) : say('all_things_wanted'),
    problem_solving: actions > 0 ? say('all_actions', { count: actions }) : say('all_steps_wanted'),
    communication_clarity: say('all_words', { words, answers }),
    relevant_experience:
      situations + results > 0 ? say('all_story', { situations, results }) : say('all_story_wanted'),
    cultural_fit: say('all_style_wanted'),
  };
  return seen[dimension];
}

/** The receipt of a whole interview: a line a dimension, in whole points that add up to `total`. */
export function sessionReceipt(scores: readonly AnswerScore[], total: number): Receipt {
  const first = scores.find((score) => score.scored);
  if (!first) return { rubricVersion, lines: [], total };
  const weights = wholeParts(
    dimensions.map((dimension) => weightIn(first, dimension)),
    100,
  );
  const means = dimensions.map(
    (dimension, at) =>
      ((weights[at] ?? 0) * scores.reduce((sum, score) => sum + score.dimensions[dimension].score, 0)) /
      (100 * scores.length),
  );
  const points = wholeParts(means, total);
  const counts = countsOf(scores);
  const lines = dimensions.map(
    (dimension, at): Line => ({
      id: dimension,
      ...lineTexts(say('line_area', { dimension }), seenIn(counts, dimension)),
      weight: weights[at] ?? 0,
      points: points[at] ?? 0,
    }),
  );
  return { rubricVersion, lines, total };
}
