import { t } from '@lingui/core/macro';
/** How a score of 0 to 100 is shown. Colours and words are the specification's. */
export type ScoreTone = 'good' | 'fair' | 'weak';

/** 80 and above green, 60 and above yellow, otherwise red. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 80) return 'good';
  return score >= 60 ? 'fair' : 'weak';
}

/** 90+ Excellent, 80+ Very Good, 70+ Good, 60+ Average, below that Needs Improvement. */
export function ratingLabel(score: number): string {
  if (score >= 90) return t`Excellent`;
  if (score >= 80) return t`Very Good`;
  if (score >= 70) return t`Good`;
  return score >= 60 ? t`Average` : t`Needs Improvement`;
}
