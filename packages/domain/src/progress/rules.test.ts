import { expect, it } from 'vitest';
import { pointsToNextLevel } from './rules.ts';

it.each([
  [0, 30],
  [29.9, 0.1],
  [30, 20],
  [49.5, 0.5],
  [69.96, 0],
  [70, 15],
  [84, 1],
  [85, null],
  [100, null],
])('an average of %d lacks %s to the next level', (average, points) => {
  expect(pointsToNextLevel(average)).toBe(points);
});
