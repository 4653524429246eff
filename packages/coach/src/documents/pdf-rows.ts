import type { Segment } from './pdf-segments.ts';

/** Two runs of words on one baseline. */
export const isOnLineOf = (one: Segment, other: Segment | undefined): boolean =>
  other !== undefined && Math.abs(other.y - one.y) < Math.max(one.fontSize, other.fontSize) * 0.3;

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
