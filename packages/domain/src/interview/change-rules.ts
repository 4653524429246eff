import { type Dimension, dimensions } from './catalog.ts';
import type { AnswerScore } from './contract.ts';

/** What can account for a part of the difference between two scores of the same question. A model's receipt goes by dimension. */
export const changeReasons = [
  'key_points',
  'on_question',
  'story',
  'steps',
  'clarity',
  'details',
  'people',
  ...dimensions,
  'cap',
  'rest',
] as const;
export type ChangeReasonId = (typeof changeReasons)[number];

/** One reason and its share of the difference, in whole points; never 0. */
export interface ChangeReason {
  id: ChangeReasonId;
  points: number;
}

/** What a person would call each thing that the built-in engine measures. */
const reasonOfSignal: Readonly<Record<string, ChangeReasonId>> = {
  key_points: 'key_points',
  on_question: 'on_question',
  situation: 'story',
  task: 'story',
  action: 'story',
  result: 'story',
  method: 'steps',
  reasoning: 'steps',
  check: 'steps',
  opening: 'clarity',
  sentences: 'clarity',
  order: 'clarity',
  length: 'clarity',
  clean_words: 'clarity',
  specifics: 'details',
  ownership: 'people',
  credit: 'people',
  lesson: 'people',
  no_blame: 'people',
  asked: 'key_points',
};

/** Why a line of a receipt gave what it gave: `technical_accuracy.key_points`, `level.problem_solving`, `cap.red_flag`. */
export function reasonOfLine(lineId: string): ChangeReasonId {
  const [first = '', second = ''] = lineId.split('.');
  if (first === 'cap') return 'cap';
  return reasonOfSignal[second] ?? dimensions.find((dimension) => dimension === second) ?? 'rest';
}

type Scored = Pick<AnswerScore, 'overall' | 'receipt' | 'dimensions'>;
type Shares = Map<ChangeReasonId, number>;

const addShare = (shares: Shares, id: ChangeReasonId, points: number) =>
  shares.set(id, (shares.get(id) ?? 0) + points);

/** Shares in whole points that add up to `total`: the largest remainders are rounded up. */
function inWholePoints(shares: Shares, total: number): ChangeReason[] {
  const floors = [...shares].map(([id, exact]) => ({ id, points: Math.floor(exact), exact }));
  const byRemainder = floors.toSorted((one, other) => other.exact - other.points - (one.exact - one.points));
  let left = total - floors.reduce((sum, { points }) => sum + points, 0);
  for (const share of byRemainder) {
    if (left <= 0) break;
    share.points += 1;
    left -= 1;
  }
  return floors.flatMap(({ id, points }) => (points === 0 ? [] : [{ id, points }]));
}

/** The largest first; what is more than `most` becomes one row, so that all rows still add up. */
function largest(reasons: readonly ChangeReason[], most: number): ChangeReason[] {
  const named = reasons
    .filter(({ id }) => id !== 'rest')
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const hasRest = named.length < reasons.length;
  const kept = named.length + (hasRest ? 1 : 0) > most ? named.slice(0, most - 1) : named;
  const shown = new Set(kept);
  const rest = reasons.reduce((sum, reason) => (shown.has(reason) ? sum : sum + reason.points), 0);
  return rest === 0 ? kept : [...kept, { id: 'rest', points: rest }];
}

/** Rows at most, so that a person reads them. */
const mostOverall = 5;
const mostOfDimension = 3;

/**
 * Why the second score differs from the first, read off both receipts: at most five reasons in whole points, which add up to the
 * difference. Empty where it is 0 and nothing moved by a point.
 */
export function overallReasons(before: Scored, after: Scored): ChangeReason[] {
  const shares: Shares = new Map();
  for (const { id, points } of after.receipt.lines) addShare(shares, reasonOfLine(id), points);
  for (const { id, points } of before.receipt.lines) addShare(shares, reasonOfLine(id), -points);
  return largest(inWholePoints(shares, after.overall - before.overall), mostOverall);
}

/** The lines of one dimension, in points of 100 of that dimension, and whether a cap held the answer. */
function dimensionShares({ receipt }: Scored, dimension: Dimension): Shares {
  const shares: Shares = new Map();
  const own = receipt.lines.filter(({ id }) => id.split('.').includes(dimension));
  const weight = own.reduce((sum, line) => sum + line.weight, 0);
  for (const { id, points } of own) {
    // A model's line is the whole dimension: its level is the reason.
    addShare(shares, reasonOfLine(id), weight === 0 ? 0 : (100 * points) / weight);
  }
  return shares;
}

const isCapped = ({ receipt }: Scored) => receipt.lines.some(({ id }) => reasonOfLine(id) === 'cap');

/** As `overallReasons` for one dimension: at most three, in points of its 100. */
export function dimensionReasons(before: Scored, after: Scored, dimension: Dimension): ChangeReason[] {
  const total = after.dimensions[dimension].score - before.dimensions[dimension].score;
  const shares = dimensionShares(after, dimension);
  for (const [id, points] of dimensionShares(before, dimension)) addShare(shares, id, -points);
  const left = total - [...shares.values()].reduce((all, points) => all + points, 0);
  const [main] = [...shares].toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  // What a cap took or gave back isn't in the lines of a dimension; without one there is only what rounding left over.
  addShare(shares, isCapped(before) || isCapped(after) ? 'cap' : (main?.[0] ?? 'rest'), left);
  return largest(inWholePoints(shares, total), mostOfDimension);
}
