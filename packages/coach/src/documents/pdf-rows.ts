import { isOnLineOf, type Segment } from './pdf-segments.ts';

/** The rows of a page from top to bottom, each from left to right, by position alone. */
export function rowsByPosition(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const one of segments.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row && isOnLineOf(one, row[0])) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

export const textOfRow = (row: readonly Segment[]): string => row.map((one) => one.text).join(' ');

const lonePunctuation = /^[^\p{L}\p{N}]{1,2}$/u;
/** A mark is painted as many runs of words after its line at most. */
const markRuns = 8;

/** Marks of a list that were painted after their lines come before them, and marks painted within other words are left out. */
export function withMarksInPlace(segments: readonly Segment[]): Segment[] {
  const placed: Segment[] = [];
  for (const one of segments) {
    const last = lonePunctuation.test(one.text) ? placed.slice(-markRuns) : [];
    const behind = last.findLastIndex((other) => isOnLineOf(one, other));
    const host = last[behind];
    if (!host || one.x > host.xEnd) placed.push(one);
    else if (one.x < host.x) placed.splice(behind - last.length, 0, one);
  }
  return placed;
}
