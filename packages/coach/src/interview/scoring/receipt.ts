import {
  type Dimension,
  dimensions,
  type InterviewType,
  type Receipt,
  type SignalId,
  say,
  type Worded,
} from '@greenroom/domain';
import type { Gate } from '../gates/tripped-gates.ts';
import { saidOf } from '../message-of.ts';
import { dimensionWeights, rubricVersion, type SignalPlan } from '../rubric/rubric.ts';
import type { Signals } from './signals.ts';

export type ReceiptLine = Receipt['lines'][number];
export type DimensionScores = Record<Dimension, number>;

const round2 = (value: number) => Math.round(value * 100) / 100;

function dimensionValue(plan: SignalPlan, signals: Signals, dimension: Dimension): number {
  let sum = 0;
  for (const [id, share] of Object.entries(plan[dimension])) sum += share * signals[id as SignalId].value;
  return 100 * Math.min(1, sum);
}

/** The score of each dimension, 0 to 100, before any cap. */
export function dimensionScores(plan: SignalPlan, signals: Signals): DimensionScores {
  const scores = {} as DimensionScores;
  for (const dimension of dimensions)
    scores[dimension] = Math.round(dimensionValue(plan, signals, dimension));
  return scores;
}

/** The weighted score before any cap and without rounding, in points of 100: what differences are taken of. */
export function exactOverall(plan: SignalPlan, type: InterviewType, signals: Signals): number {
  let sum = 0;
  for (const dimension of dimensions)
    sum += dimensionWeights[type][dimension] * dimensionValue(plan, signals, dimension);
  return sum;
}

/** The weighted score of an interview's type, rounded to whole points. */
export function overallOf(scores: DimensionScores, type: InterviewType): number {
  let sum = 0;
  for (const dimension of dimensions) sum += dimensionWeights[type][dimension] * scores[dimension];
  return Math.round(round2(sum));
}

/**
 * Settles line points in hundredths so that they add up to `total` exactly. What rounding leaves over (under one point) is
 * spread over the lines in proportion to what each can still give or take, so no line exceeds its weight or falls below 0.
 */
export function settleLines(lines: readonly ReceiptLine[], total: number): ReceiptLine[] {
  const target = Math.round(total * 100);
  const weights = lines.map((line) => Math.round(line.weight * 100));
  const points = lines.map((line, at) =>
    Math.min(weights[at] ?? 0, Math.max(0, Math.round(line.points * 100))),
  );
  let left = target - points.reduce((sum, value) => sum + value, 0);
  const room = points.map((value, at) => (left > 0 ? (weights[at] ?? 0) - value : value));
  const allRoom = room.reduce((sum, value) => sum + value, 0);
  if (allRoom > 0) {
    for (let at = 0; at < points.length; at += 1) {
      const share = Math.trunc(
        ((room[at] ?? 0) / allRoom) * (target - points.reduce((sum, v) => sum + v, 0)),
      );
      const step = left > 0 ? Math.min(share, left, room[at] ?? 0) : Math.max(share, left, -(room[at] ?? 0));
      points[at] = (points[at] ?? 0) + step;
      left -= step;
    }
  }
  for (let at = 0; left !== 0 && at < points.length * 2; at += 1) {
    const place = at % points.length;
    const value = points[place] ?? 0;
    const step = left > 0 ? Math.min(left, (weights[place] ?? 0) - value) : Math.max(left, -value);
    points[place] = value + step;
    left -= step;
  }
  return lines.map((line, at) => ({ ...line, points: (points[at] ?? 0) / 100 }));
}

/** The texts of a line, with their parts by code. */
export const lineTexts = (label: Worded, seen: Worded) => ({
  label: label.text,
  seen: seen.text,
  labelSaid: saidOf(label),
  seenSaid: saidOf(seen),
});

function signalLines(plan: SignalPlan, type: InterviewType, signals: Signals): ReceiptLine[] {
  const lines: ReceiptLine[] = [];
  for (const dimension of dimensions) {
    for (const [id, share] of Object.entries(plan[dimension])) {
      const signal = signals[id as SignalId];
      const weight = dimensionWeights[type][dimension] * share * 100;
      lines.push({
        id: `${dimension}.${id}`,
        ...lineTexts(say('line_signal', { dimension, signal: id as SignalId }), signal.seen),
        weight: round2(weight),
        points: weight * signal.value,
      });
    }
  }
  return lines;
}

/** Why the score is what it is: what each signal gave, and what a gate took away. */
export function answerReceipt(
  plan: SignalPlan,
  type: InterviewType,
  signals: Signals,
  earned: number,
  total: number,
  gate: Gate | undefined,
): Receipt {
  const lines = settleLines(signalLines(plan, type, signals), earned);
  if (gate && total < earned) {
    lines.push({
      id: `cap.${gate.id}`,
      ...lineTexts(say('line_cap', { cap: gate.cap }), gate.message),
      weight: 0,
      points: total - earned,
    });
  }
  return { rubricVersion, lines, total };
}
