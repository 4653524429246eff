import type { BadgeProgress } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';

/** `25 points`. */
export const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' });

/** What is asked for of each figure that is counted; one without words here is shown as a number alone. */
const goals: Readonly<Record<string, (count: number) => string>> = {
  interviews_completed: (count) => plural(count, { one: '# interview', other: '# interviews' }),
  best_score: pointsText,
  interview_types_practised: (count) => plural(count, { one: '# type', other: '# types' }),
  hard_interviews_passed: (count) => plural(count, { one: '# hard interview', other: '# hard interviews' }),
  score_gain: (count) => plural(count, { one: '# point gained', other: '# points gained' }),
  answers_with_number: (count) => plural(count, { one: '# answer', other: '# answers' }),
  complete_stories: (count) => plural(count, { one: '# story', other: '# stories' }),
  answers_improved: (count) => plural(count, { one: '# answer', other: '# answers' }),
  streak_days: (count) => plural(count, { one: '# day', other: '# days' }),
  challenges_completed: (count) => plural(count, { one: '# challenge', other: '# challenges' }),
  challenges_perfect: (count) => plural(count, { one: '# challenge', other: '# challenges' }),
  word_game_best_score: pointsText,
  resumes_analyzed: (count) => plural(count, { one: '# resume', other: '# resumes' }),
};

/** `3 of 5 interviews`. */
export function badgeCount({
  current,
  threshold,
  metric,
}: Pick<BadgeProgress, 'current' | 'threshold' | 'metric'>): string {
  const reached = Math.min(current, threshold);
  const goal = goals[metric]?.(threshold) ?? threshold;
  return t`${reached} of ${goal}`;
}
