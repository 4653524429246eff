import {
  answersForReadiness,
  type Dimension,
  dimensions,
  type Readiness,
  say,
  type Worded,
} from '@greenroom/domain';
import { readinessRules } from '../rubric/rubric.ts';

/** The readiness level by the rubric's rules, and which rule decided. With few answers there is no level, and the reason says so. */
export function assessReadiness(
  overall: number,
  scores: Record<Dimension, number>,
  realAnswers: number,
): { level: Readiness | null; reason: Worded } {
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
      reason: say('all_areas_reach', { overall, least: readinessRules[0]?.everyDimension ?? 0 }),
    };
  if (overall < above.overall)
    return { level, reason: say('role_takes', { overall, level: above.level, needed: above.overall }) };
  const area = { dimension: weakest, score: scores[weakest] };
  const needed = above.everyDimension;
  return { level, reason: say('role_takes_areas', { overall, level: above.level, needed, ...area }) };
}

function tooFew(answers: number): Worded {
  const needed = answersForReadiness;
  return answers === 0 ? say('takes_answers', { needed }) : say('too_few_answers', { answers, needed });
}
