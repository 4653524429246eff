import { describe, expect, it } from 'vitest';
import { badgePercent, completionPercent } from './rules.ts';

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

describe('completionPercent', () => {
  it('is whole, and 0 of an empty catalogue', () => {
    expect(completionPercent([{ earned_at }, { earned_at: null }, { earned_at: null }])).toBe(33);
    expect(completionPercent([])).toBe(0);
  });
});
