import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** How a score of 0 to 100 is shown. Colours and words are the specification's. */
export type ScoreTone = 'good' | 'fair' | 'weak';

/** 80 and above green, 60 and above yellow, otherwise red. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 80) return 'good';
  return score >= 60 ? 'fair' : 'weak';
}

/** 90+ Excellent, 80+ Very Good, 70+ Good, 60+ Average, below that Needs Improvement. Its `id` is the English word. */
export function rating(score: number): MessageDescriptor {
  if (score >= 90) return msg`Excellent`;
  if (score >= 80) return msg`Very Good`;
  if (score >= 70) return msg`Good`;
  return score >= 60 ? msg`Average` : msg`Needs Improvement`;
}

/** The rating of a score, 0 to 100, in the language that is shown. */
export const ratingLabel = (score: number): string => t(rating(score));
