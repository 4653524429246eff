import type { BadgeProgress } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { availableBadges, earnedBadges } from './model.ts';

const badge = (name: string, current: number, earned_at: string | null = null): BadgeProgress => ({
  id: name,
  name,
  description: '',
  icon: 'trophy',
  points_reward: 25,
  metric: 'interviews_completed',
  threshold: 10,
  current,
  earned_at,
});
const badges = [
  badge('far', 1),
  badge('early', 10, '2026-11-02T10:00:00+00:00'),
  badge('near', 9),
  badge('late', 10, '2026-11-20T10:00:00+00:00'),
  badge('also far', 1),
];
const names = (list: BadgeProgress[]) => list.map((each) => each.name);

it('shows what was earned last first, and of the others what is nearest', () => {
  expect(names(earnedBadges(badges))).toEqual(['late', 'early']);
  expect(names(availableBadges(badges))).toEqual(['near', 'far', 'also far']);
});
