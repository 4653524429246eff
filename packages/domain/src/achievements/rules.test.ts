import { describe, expect, it } from 'vitest';
import { badgeCount, badgePercent, completionPercent } from './rules.ts';

const earned_at = '2026-11-21T10:00:00+00:00';

describe('badgePercent', () => {
  it.each([
    [0, 5, null, 0],
    [3, 5, null, 60],
    [79, 80, null, 98],
    [200, 201, null, 99],
    [9, 5, null, 99],
    [0, 5, earned_at, 100],
    [5, 5, earned_at, 100],
  ])('%d of %d, earned %s, is %d', (current, threshold, at, percent) => {
    expect(badgePercent({ current, threshold, earned_at: at })).toBe(percent);
  });
});

describe('badgeCount', () => {
  it('names what is counted, and never more than is asked for', () => {
    expect(badgeCount({ current: 3, threshold: 5, metric: 'interviews_completed' })).toBe(
      '3 of 5 interviews',
    );
    expect(badgeCount({ current: 0, threshold: 1, metric: 'resumes_analyzed' })).toBe('0 of 1 resume');
    expect(badgeCount({ current: 7, threshold: 5, metric: 'streak_days' })).toBe('5 of 5 days');
    expect(badgeCount({ current: 1, threshold: 2, metric: 'unheard_of' })).toBe('1 of 2');
  });
});

describe('completionPercent', () => {
  it('is whole, and 0 of an empty catalogue', () => {
    expect(completionPercent([{ earned_at }, { earned_at: null }, { earned_at: null }])).toBe(33);
    expect(completionPercent([])).toBe(0);
  });
});
