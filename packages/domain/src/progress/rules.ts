import { levelStarts } from './catalog.ts';

/** What the average still lacks to the next level, to one decimal; null on the last level. */
export function pointsToNextLevel(average: number): number | null {
  const next = levelStarts.find((start) => start > average);
  return next === undefined ? null : Math.round((next - average) * 10) / 10;
}
