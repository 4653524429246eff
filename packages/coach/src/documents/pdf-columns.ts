import type { Segment } from './pdf-segments.ts';

/** Where a page splits into columns: the x of the gutter, or null for one column. */
export function findGutter(segments: readonly Segment[]): number | null {
  if (segments.length < 12) return null;
  const left = Math.min(...segments.map((one) => one.x));
  const right = Math.max(...segments.map((one) => one.xEnd));
  const width = right - left;
  let best: { x: number; crossing: number } | null = null;
  for (let x = left + width * 0.18; x <= left + width * 0.82; x += 4) {
    const crossing = segments.filter((one) => one.x < x - 2 && one.xEnd > x + 2).length;
    if (!best || crossing < best.crossing) best = { x, crossing };
  }
  if (!best || best.crossing > segments.length * 0.2) return null;
  return isColumnSplit(segments, best.x, width) ? widest(segments, best.x, best.crossing, left, right) : null;
}

/** Of all places that as few lines cross, the middle of the free strip around the first. */
function widest(
  segments: readonly Segment[],
  x: number,
  crossing: number,
  left: number,
  right: number,
): number {
  let to = x;
  while (to < right && segments.filter((one) => one.x < to + 2 && one.xEnd > to + 6).length <= crossing)
    to += 4;
  return (Math.max(left, x) + Math.min(right, to)) / 2;
}

/** Words that stand at an edge beside what they belong to. */
export const dateLike = /\b(?:19|20)\d{2}\b|present|current|\bremote\b|,\s*[A-Z]{2}\b/i;

/**
 * Both sides hold text of their own. Dates and places at the right edge, each beside a line of the left side, are no
 * column; a left side of dates beside the text of their entries is none either.
 */
function isColumnSplit(segments: readonly Segment[], x: number, width: number): boolean {
  const sides = [
    segments.filter((one) => one.xEnd <= x + 2),
    segments.filter((one) => one.x >= x - 2),
  ] as const;
  for (const side of sides) {
    if (side.length < 5) return false;
    const characters = side.reduce((sum, one) => sum + one.text.length, 0);
    if (side.filter((one) => dateLike.test(one.text) && one.text.length < 45).length > side.length * 0.5)
      return false;
    if (characters < 60) return false;
  }
  const [leftSide, rightSide] = sides;
  // Dates in the left cells of a table stand beside what happened then.
  const labels = leftSide.filter((one) => rightSide.some((other) => Math.abs(other.y - one.y) < 2));
  if (labels.length > 2 && labels.filter((one) => dateLike.test(one.text)).length > labels.length * 0.6)
    return false;
  const isBeside = (one: Segment) => leftSide.some((other) => Math.abs(other.y - one.y) < 2);
  const beside = rightSide.filter(isBeside).length;
  const rightWidth = Math.max(...rightSide.map((one) => one.xEnd - one.x));
  if (rightSide.length >= leftSide.length * 0.6) return true;
  // Every short piece at the right has its partner at the left: lines with a tab, not a column.
  if (beside > rightSide.length * 0.9 && rightWidth < width * 0.3) return false;
  // So are pieces that were painted right after their partner.
  const inRow = rightSide.filter((one) => {
    const before = segments[segments.indexOf(one) - 1];
    return before !== undefined && Math.abs(before.y - one.y) < 2;
  }).length;
  return !(inRow > rightSide.length * 0.75 && rightWidth < width * 0.4);
}

const sideOf = (one: Segment, gutter: number) =>
  one.x >= gutter - 2 ? 'right' : one.xEnd <= gutter + 2 ? 'left' : 'across';

/**
 * Puts the columns of a page one after another. A content stream that already goes column by column stays as it is; one
 * that jumps from side to side, row by row, is taken apart between the lines that go across.
 */
export function orderColumns(
  segments: readonly Segment[],
  gutter: number,
): { segments: Segment[]; wasOutOfOrder: boolean } {
  const sides = segments.map((one) => sideOf(one, gutter));
  let switches = 0;
  for (let at = 1; at < sides.length; at += 1) {
    if (sides[at] !== sides[at - 1] && sides[at] !== 'across' && sides[at - 1] !== 'across') switches += 1;
  }
  if (switches <= 3) return { segments: [...segments], wasOutOfOrder: false };
  const ordered: Segment[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const flush = () => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const [at, segment] of segments.entries()) {
    if (sides[at] === 'across') flush();
    (sides[at] === 'right' ? right : sides[at] === 'left' ? left : ordered).push(segment);
  }
  flush();
  return { segments: ordered, wasOutOfOrder: true };
}
