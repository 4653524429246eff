import {
  answersForReadiness,
  type Dimension,
  dimensionLabels,
  dimensions,
  type Readiness,
} from '@greenroom/domain';
import { readinessRules } from '../rubric/rubric.ts';

/** What a level stands for: the report has other levels too, so "the next level" would be unclear. */
const roles: Partial<Record<Readiness, string>> = {
  senior_ready: 'A senior role',
  mid_ready: 'A mid-level role',
  junior_ready: 'A junior role',
};

/** The readiness level by the rubric's rules, and which rule decided. With few answers there is no level, and the reason says so. */
export function assessReadiness(
  overall: number,
  scores: Record<Dimension, number>,
  realAnswers: number,
): { level: Readiness | null; reason: string } {
  if (realAnswers < answersForReadiness) return { level: null, reason: tooFew(realAnswers) };
  const weakest = dimensions.reduce((low, dimension) => (scores[dimension] < scores[low] ? dimension : low));
  const at = readinessRules.findIndex(
    (rule) => overall >= rule.overall && scores[weakest] >= rule.everyDimension,
  );
  const level = readinessRules[at]?.level ?? 'not_ready';
  const above = readinessRules[at - 1];
  if (!above)
    return {
      level,
      reason: `${overall} overall, with every area at ${readinessRules[0]?.everyDimension} or more.`,
    };
  const next = roles[above.level] ?? 'The next step';
  const reason =
    overall < above.overall
      ? `${overall} overall. ${next} takes ${above.overall}.`
      : `${overall} overall. ${next} takes at least ${above.everyDimension} in every area, and ${dimensionLabels[weakest]} is at ${scores[weakest]}.`;
  return { level, reason };
}

function tooFew(answers: number): string {
  if (answers === 0) return `It takes ${answersForReadiness} answers to judge how ready you are.`;
  const few = answers === 1 ? 'One answer is' : `${answers} answers are`;
  return `${few} too few to judge how ready you are. It takes ${answersForReadiness}.`;
}
