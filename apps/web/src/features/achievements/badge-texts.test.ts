import { expect, it } from 'vitest';
import seed from '../../../../../supabase/seed.sql?raw';
import { badgeCount } from './badge-texts.ts';

it('names what is counted, and never more than is asked for', () => {
  expect(badgeCount({ current: 3, threshold: 5, metric: 'interviews_completed' })).toBe('3 of 5 interviews');
  expect(badgeCount({ current: 0, threshold: 1, metric: 'resumes_analyzed' })).toBe('0 of 1 resume');
  expect(badgeCount({ current: 7, threshold: 5, metric: 'streak_days' })).toBe('5 of 5 days');
  expect(badgeCount({ current: 1, threshold: 2, metric: 'unheard_of' })).toBe('1 of 2');
});

it('has words for every figure of the catalogue', () => {
  const metrics = [...seed.matchAll(/"metric": "(\w+)"/g)].map(([, metric = '']) => metric);
  expect(metrics.length).toBeGreaterThan(10);
  for (const metric of metrics) {
    expect(badgeCount({ current: 1, threshold: 2, metric })).toMatch(/^1 of 2 [a-z]/);
  }
});
