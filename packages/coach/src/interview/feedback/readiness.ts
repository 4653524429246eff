import { type Dimension, dimensionLabels, dimensions, type Readiness } from '@greenroom/domain';
import { answersForFullReadiness, readinessRules } from '../rubric/rubric.ts';

/** The readiness level by the rubric's rules, and which rule decided. With few answers the reason says that it is too early. */
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
  if (realAnswers < answersForFullReadiness) {
    const answers = realAnswers === 1 ? 'One answer is' : `${realAnswers} answers are`;
    return {
      level: level === 'mid_ready' || level === 'senior_ready' ? 'junior_ready' : level,
      reason: `${answers} too few to judge how ready you are. It takes ${answersForFullReadiness}.`,
    };
  }
  const above = readinessRules[at - 1];
  if (!above)
    return {
      level,
      reason: `${overall} overall, with every area at ${readinessRules[0]?.everyDimension} or more.`,
    };
  const reason =
    overall < above.overall
      ? `${overall} overall. The next level starts at ${above.overall}.`
      : `${overall} overall. The next level takes at least ${above.everyDimension} in every area, and ${dimensionLabels[weakest]} is at ${scores[weakest]}.`;
  return { level, reason };
}
