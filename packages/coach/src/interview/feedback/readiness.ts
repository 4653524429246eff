import { type Dimension, dimensionLabels, dimensions, type Readiness } from '@greenroom/domain';
import { answersForFullReadiness, readinessRules } from './rubric.ts';

export const readinessWords: Record<Readiness, string> = {
  not_ready: 'not ready yet',
  needs_improvement: 'in need of more practice',
  junior_ready: 'ready for a junior role',
  mid_ready: 'ready for a mid-level role',
  senior_ready: 'ready for a senior role',
};

/** The readiness level by the rubric's rules, and which rule decided. */
export function assessReadiness(
  overall: number,
  scores: Record<Dimension, number>,
  realAnswers: number,
): { level: Readiness; reason: string } {
  const weakest = dimensions.reduce((low, dimension) => (scores[dimension] < scores[low] ? dimension : low));
  const at = readinessRules.findIndex(
    (rule) => overall >= rule.overall && scores[weakest] >= rule.everyDimension,
  );
  const level = readinessRules[at]?.level ?? 'not_ready';
  const isCapped =
    realAnswers < answersForFullReadiness && (level === 'mid_ready' || level === 'senior_ready');
  if (isCapped) {
    const counted = realAnswers === 1 ? '1 real answer' : `${realAnswers} real answers`;
    return {
      level: 'junior_ready',
      reason: `The score of ${overall} would reach further, but ${counted} are too few to judge by; it takes ${answersForFullReadiness}.`,
    };
  }
  const above = readinessRules[at - 1];
  if (!above)
    return {
      level,
      reason: `${overall} overall, and no dimension below ${readinessRules[0]?.everyDimension}.`,
    };
  const held =
    overall < above.overall
      ? `the next level starts at ${above.overall} overall`
      : `${dimensionLabels[weakest]} stands at ${scores[weakest]}, and the next level asks for ${above.everyDimension} in every dimension`;
  return { level, reason: `${overall} overall; ${held}.` };
}
