import { type Dimension, dimensions, type Receipt } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { dimensionLabel } from '../model.ts';
import type { StoredFeedback } from './stored-feedback.ts';

/** A number of the report. `derived` says that it was worked out from the overall score, for want of a measured one. */
export type Metric = { id: string; label: string; score: number; derived: boolean };

/** The specification's stand-ins for missing metrics, as multiples of the overall score. */
const metricFallbacks: Partial<Record<Dimension, number>> = {
  technical_accuracy: 1,
  problem_solving: 0.85,
  communication_clarity: 0.9,
  relevant_experience: 0.95,
};

/** The order of the four metrics on the overview. */
const overviewDimensions = [
  'technical_accuracy',
  'communication_clarity',
  'problem_solving',
  'relevant_experience',
] as const;

/** The four metrics of the overview, measured where the report has them. */
export function overviewMetrics(feedback: StoredFeedback, overall: number): Metric[] {
  return overviewDimensions.map((dimension) =>
    metric(
      dimension,
      dimensionLabel(dimension),
      measured(feedback, dimension),
      overall,
      metricFallbacks[dimension] ?? 1,
    ),
  );
}

/** All criteria: the four of the overview and, where it was measured, working style. */
export function criteria(feedback: StoredFeedback, overall: number): Metric[] {
  const style = measured(feedback, 'cultural_fit');
  const last =
    style === null ? [] : [metric('cultural_fit', dimensionLabel('cultural_fit'), style, overall, 1)];
  return [...overviewMetrics(feedback, overall), ...last];
}

/** The six detailed metrics and the multiplier that stands in for each: chosen here, once. */
const detailedMultipliers = {
  technical_accuracy: 0.95,
  communication_clarity: 0.88,
  problem_solving: 0.92,
  relevant_experience: 0.85,
  cultural_fit: 0.98,
  completeness: 0.9,
} as const;

/** The six detailed metrics of the recommendations, measured where the report has them. */
export function detailedMetrics(feedback: StoredFeedback, overall: number): Metric[] {
  const five = dimensions.map((dimension) =>
    metric(
      dimension,
      dimensionLabel(dimension),
      measured(feedback, dimension),
      overall,
      detailedMultipliers[dimension],
    ),
  );
  const complete = completeness(feedback);
  return [
    ...five,
    metric('completeness', t`Completeness`, complete, overall, detailedMultipliers.completeness),
  ];
}

/** The share of the questions' key points that the answers cover, 0 to 100; null where no point is known. */
function completeness({ answers }: StoredFeedback): number | null {
  const covered = (answers ?? []).reduce((sum, { score }) => sum + score.covered.length, 0);
  const missed = (answers ?? []).reduce((sum, { score }) => sum + score.missed.length, 0);
  return covered + missed === 0 ? null : Math.round((100 * covered) / (covered + missed));
}

/** A criterion's score where the report has it; null where it was not measured. */
export function measured(feedback: StoredFeedback, dimension: Dimension): number | null {
  return feedback[dimension] ?? feedback.comprehensive_analysis?.[dimension] ?? null;
}

function metric(
  id: string,
  label: string,
  found: number | null,
  overall: number,
  multiplier: number,
): Metric {
  return { id, label, score: found ?? Math.round(overall * multiplier), derived: found === null };
}

/** Confidence is 88% of the overall score. Derived: nothing of the voice itself was measured. */
export const voiceConfidence = (overall: number) => Math.round(overall * 0.88);

/** Below this the report shows what to work on first. */
export const criticalBelow = 70;

/** The least measured or derived criteria, weakest first: those that deserve attention before the others. */
export function criticalAreas(feedback: StoredFeedback, overall: number): Metric[] {
  const weakestFirst = criteria(feedback, overall).sort((one, other) => one.score - other.score);
  const below = weakestFirst.filter(({ score }) => score < criticalBelow);
  return (below.length > 0 ? below : weakestFirst.slice(0, 1)).slice(0, 3);
}

/** The lines of a receipt that cost most, the dearest first. */
export function largestLosses({ lines }: Receipt, most = 3): ReceiptLine[] {
  const losses = lines.filter(({ weight, points }) => weight - points >= 0.5);
  return losses.sort((one, other) => other.weight - other.points - (one.weight - one.points)).slice(0, most);
}
type ReceiptLine = Receipt['lines'][number];
