import { expect, it } from 'vitest';
import { skillTrend } from '@/features/progress/trend.ts';
import seed from '../../../../../supabase/seed.sql?raw';
import { progress, sampleBadges } from './sample-data.ts';

it('the badges of the tour are those of the catalogue, with their words, thresholds and points', () => {
  expect(sampleBadges.length).toBeGreaterThan(5);
  for (const { id, name, description, icon, metric, threshold, points_reward } of sampleBadges) {
    const requirements = `{"metric": "${metric}", "threshold": ${threshold}}`;
    expect(seed).toContain(
      `('${id}', '${name}', '${description}', '${icon}', '${requirements}', ${points_reward})`,
    );
  }
});

it('a badge of the tour is dated to the interview that earned it, and one that is not earned is out of reach', () => {
  const completed = progress.history.map(({ completed_at }) => completed_at);
  const datesByCount = [...completed].reverse();
  for (const { earned_at, metric, current, threshold } of sampleBadges) {
    expect(earned_at !== null).toBe(current >= threshold);
    if (earned_at) expect(completed).toContain(earned_at);
    if (earned_at && metric === 'interviews_completed') expect(earned_at).toBe(datesByCount[threshold - 1]);
    if (metric === 'streak_days') expect(current).toBe(progress.streak.longest_streak);
  }
});

it('each skill of the tour has a trend line unlike the others', () => {
  const lines = progress.skills.map(({ skill_category }) => {
    const points = skillTrend(progress.history, skill_category).points.map(({ score }) => score);
    return points.map((score) => score - (points[0] ?? 0)).join();
  });
  expect(lines).toHaveLength(5);
  expect(new Set(lines).size).toBe(5);
});
