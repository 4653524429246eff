import { expect, it } from 'vitest';
import { shownSeconds } from './calm.ts';

it('the calm clock counts in fives until the last ten seconds', () => {
  expect([60, 59, 56, 55, 11, 10, 9, 0].map((left) => shownSeconds(left, true))).toEqual([
    60, 60, 60, 55, 15, 10, 9, 0,
  ]);
  expect([59, 11].map((left) => shownSeconds(left, false))).toEqual([59, 11]);
});
