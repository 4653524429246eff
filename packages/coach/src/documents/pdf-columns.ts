import { rowsByPosition } from './pdf-rows.ts';
import type { Segment } from './pdf-segments.ts';
import { isOnLineOf } from './pdf-segments.ts';

const fewestSegments = 12;
/** Columns of two pages meet where their gutters are as far apart at most. */
const sameGutter = 10;

/** How many runs of words cross a place. */
const crossingsAt = (segments: readonly Segment[], x: number) =>
  segments.filter((one) => one.x < x - 2 && one.xEnd > x + 2).length;

/**
 * The x that the fewest lines of a page cross, in the middle of its free strip; null where too many do. The strip of the page
 * before is taken where no more lines cross it: how wide the free strip is depends on the lines of the page.
 */
export function findStrip(segments: readonly Segment[], before: number | null): number | null {
  if (segments.length < fewestSegments) return null;
  const left = Math.min(...segments.map((one) => one.x));
  const right = Math.max(...segments.map((one) => one.xEnd));
  const width = right - left;
  let best: { x: number; crossing: number } | null = null;
  for (let x = left + width * 0.18; x <= left + width * 0.82; x += 4) {
    const crossing = crossingsAt(segments, x);
    if (!best || crossing < best.crossing) best = { x, crossing };
  }
  if (!best || best.crossing > segments.length * 0.2) return null;
  const hasBefore = before !== null && before > left && before < right;
  return hasBefore && crossingsAt(segments, before) <= best.crossing
    ? before
    : widest(segments, best.x, best.crossing, left, right);
}

/** Whether the two sides of a strip are columns. Fewer lines are enough where the page before has its columns there. */
export function areColumns(segments: readonly Segment[], strip: number, before: number | null): boolean {
  const width = Math.max(...segments.map((one) => one.xEnd)) - Math.min(...segments.map((one) => one.x));
  if (isColumnSplit(segments, strip, width)) return true;
  return before !== null && Math.abs(before - strip) <= sameGutter && goesOn(segments, strip);
}

/** Words on both sides, none across, and more than dates at the right; or nothing but the rest of the left column. */
function goesOn(segments: readonly Segment[], gutter: number): boolean {
  const rights = segments.filter((one) => sideOf(one, gutter) === 'right');
  if (rights.length === 0) return segments.every((one) => sideOf(one, gutter) === 'left');
  return (
    rights.length > 0 &&
    rights.length < segments.length &&
    segments.every((one) => sideOf(one, gutter) !== 'across') &&
    rights.filter((one) => dateLike.test(one.text)).length <= rights.length * 0.5
  );
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

/** Of a left margin whose words end at one edge, as large a share ends there, and as large a share is beside other words. */
const edgeShare = 0.7;
const besideShare = 0.6;

/** A left side that is set against its right edge, each piece beside its text: labels and dates, as Europass has them. */
function isMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const edge = left.map((one) => one.xEnd).toSorted((a, b) => a - b)[Math.floor(left.length * 0.75)] ?? 0;
  const atEdge = left.filter((one) => Math.abs(one.xEnd - edge) < 2);
  const isRagged = new Set(atEdge.map((one) => Math.round(one.x / 4))).size > atEdge.length * 0.5;
  const beside = left.filter((one) => right.some((other) => isOnLineOf(one, other)));
  return isRagged && atEdge.length >= left.length * edgeShare && beside.length >= left.length * besideShare;
}

/** Of names and values ("Nationality" beside "Indian") half are no longer than this, and as many are painted in pairs. */
const nameLength = 25;
const valueLength = 45;
const pairShare = 0.75;

const halfLength = (side: readonly Segment[]) =>
  side.map((one) => one.text.length).toSorted((a, b) => a - b)[Math.floor(side.length / 2)] ?? 0;

/** The share of the right side that was painted right after what is beside it at the left. */
function paintedInRows(segments: readonly Segment[], right: readonly Segment[]): number {
  const isRight = new Set(right);
  const inRows = segments.filter((one, at) => {
    const before = segments[at - 1];
    return isRight.has(one) && before !== undefined && Math.abs(before.y - one.y) < 2;
  });
  return inRows.length / right.length;
}

/** Of names at the left as large a share was painted right before its value, whatever the length of that. */
const namedShare = 0.75;
const isHeadingLike = (one: Segment) => /^[\p{Lu}\s&/]{4,}:?$/u.test(one.text);

/** The share of the left side, without its headings, that was painted right before what is beside it at the right. */
function namedValues(segments: readonly Segment[], left: readonly Segment[]): number {
  const isLeft = new Set(left.filter((one) => !isHeadingLike(one)));
  const inRows = segments.filter((one, at) => {
    const after = segments[at + 1];
    return isLeft.has(one) && after && !isLeft.has(after) && after.x > one.x && Math.abs(after.y - one.y) < 2;
  });
  return inRows.length / Math.max(1, isLeft.size);
}

/** A date, or a row of its narrow cell ("February" over "2016 – May 2016"), which was put on the line of the date. */
const isOfDate = (one: Segment, date: Segment) =>
  one === date || (one.y === date.y && one.x < date.xEnd && date.x < one.xEnd);

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
    const dates = side.filter((one) => dateLike.test(one.text) && one.text.length < 45);
    if (side.filter((one) => dates.some((date) => isOfDate(one, date))).length > side.length * 0.5)
      return false;
    if (characters < 60) return false;
  }
  const [leftSide, rightSide] = sides;
  if (isMargin(leftSide, rightSide)) return false;
  // Dates in the left cells of a table stand beside what happened then.
  const labels = leftSide.filter((one) => rightSide.some((other) => Math.abs(other.y - one.y) < 2));
  if (labels.length > 2 && labels.filter((one) => dateLike.test(one.text)).length > labels.length * 0.6)
    return false;
  const isBeside = (one: Segment) => leftSide.some((other) => Math.abs(other.y - one.y) < 2);
  const beside = rightSide.filter(isBeside).length;
  const rightWidth = Math.max(...rightSide.map((one) => one.xEnd - one.x));
  const inRows = paintedInRows(segments, rightSide);
  if (inRows > pairShare && halfLength(leftSide) <= nameLength && halfLength(rightSide) <= valueLength)
    return false;
  if (namedValues(segments, leftSide) > namedShare && halfLength(leftSide) <= nameLength) return false;
  // Dates beside their entries, though something else ("Honors: ...") is below each of them.
  const dates = rightSide.filter((one) => dateLike.test(one.text) && one.text.length < 45).length;
  if (beside > rightSide.length * 0.9 && dates > rightSide.length * 0.4 && rightWidth < width * 0.3)
    return false;
  if (rightSide.length >= leftSide.length * 0.6) return true;
  // Every short piece at the right has its partner at the left: lines with a tab, not a column.
  if (beside > rightSide.length * 0.9 && rightWidth < width * 0.3) return false;
  // So are pieces that were painted right after their partner.
  return !(inRows > pairShare && rightWidth < width * 0.4);
}

/** Part of a page in reading order: what goes across it, or one of its columns. */
export interface PagePart {
  side: 'left' | 'right' | 'across';
  segments: Segment[];
}

export interface OrderedColumns {
  parts: PagePart[];
  wasOutOfOrder: boolean;
}

const sideOf = (one: Segment, gutter: number): PagePart['side'] =>
  one.x >= gutter - 2 ? 'right' : one.xEnd <= gutter + 2 ? 'left' : 'across';

/** A name is in the largest print of the page. */
const nameSize = 0.95;
/** As many lines of the right column begin at its edge. */
const edgeLines = 3;

/** The runs of words of one side that follow each other, as parts. */
function partsOf(segments: readonly Segment[], sideAt: (one: Segment) => PagePart['side']): PagePart[] {
  const parts: PagePart[] = [];
  for (const one of segments) {
    const side = sideAt(one);
    const open = parts.at(-1);
    if (open?.side === side) open.segments.push(one);
    else parts.push({ side, segments: [one] });
  }
  return parts;
}

/** A stream that goes down each column once, between the lines that go across, needs no help. */
function isColumnByColumn(parts: readonly PagePart[]): boolean {
  const columns = parts.filter((part) => part.side !== 'across');
  const switches = columns.filter((part, at) => at > 0 && columns[at - 1]?.side !== part.side).length;
  const lowest = { left: Number.POSITIVE_INFINITY, right: Number.POSITIVE_INFINITY };
  const goesDown = columns.every(({ side, segments }) =>
    segments.every((one) => {
      const isBelow = one.y < lowest[side as 'left' | 'right'] + one.fontSize * 1.2;
      lowest[side as 'left' | 'right'] = one.y;
      return isBelow;
    }),
  );
  return switches <= 3 && goesDown;
}

const joinedRow = (row: readonly Segment[]): Segment => ({
  ...(row[0] as Segment),
  text: row.map((one) => one.text).join(' '),
  xEnd: (row.at(-1) as Segment).xEnd,
});

/**
 * Puts the columns of a page one after another. A content stream that already goes column by column stays as it is; any other
 * is ordered by position, between the lines that go across.
 */
export function orderColumns(segments: readonly Segment[], gutter: number): OrderedColumns {
  const inStream = partsOf(segments, (one) => sideOf(one, gutter));
  if (isColumnByColumn(inStream)) return { parts: inStream, wasOutOfOrder: false };
  const rights = segments.filter((one) => sideOf(one, gutter) === 'right');
  const isEdge = (one: Segment) =>
    rights.filter((other) => Math.abs(other.x - one.x) < 2).length >= edgeLines;
  const largest = Math.max(...segments.map((one) => one.fontSize));
  const large = segments.filter((one) => one.fontSize > largest * nameSize);
  // The name and contact details are on the first page only; on others the largest print is that of headings.
  const isFirstPage = segments[0]?.page === 1;
  // A name on both sides of a picture.
  const isName = (row: readonly Segment[]) =>
    isFirstPage && row.length === large.length && large.every((one) => row.includes(one));
  const parts: PagePart[] = [];
  let [left, right]: [Segment[], Segment[]] = [[], []];
  const flush = () => {
    if (left.length > 0) parts.push({ side: 'left', segments: left });
    if (right.length > 0) parts.push({ side: 'right', segments: right });
    [left, right] = [[], []];
  };
  for (const row of rowsByPosition(segments)) {
    const sides = row.map((one) => sideOf(one, gutter));
    const lead = row.find((one) => sideOf(one, gutter) === 'right');
    // Above the columns: contact details side by side that begin at no edge.
    const isHead =
      isFirstPage &&
      left.length === 0 &&
      right.length === 0 &&
      sides.includes('left') &&
      lead !== undefined &&
      (isName(row) || (!isEdge(lead) && !row.every(isHeadingLike)));
    if (sides.includes('across') || isHead) {
      flush();
      parts.push({ side: 'across', segments: isName(row) ? [joinedRow(row)] : row });
    } else for (const one of row) (sideOf(one, gutter) === 'left' ? left : right).push(one);
  }
  flush();
  return { parts, wasOutOfOrder: true };
}

/**
 * Columns that go on over pages: where a page ends in two columns and the next one begins with the same two, each column is read
 * to its end before the other.
 */
export function joinPages(pages: readonly { parts: PagePart[]; gutter: number | null }[]): PagePart[] {
  const joined: PagePart[] = [];
  let gutter: number | null = null;
  for (const page of pages) {
    const [first, second] = [joined.at(-2), joined.at(-1)];
    const isSplit = first && second && first.side !== 'across' && second.side !== 'across';
    const isSame = gutter !== null && page.gutter !== null && Math.abs(gutter - page.gutter) <= sameGutter;
    const head = isSame && isSplit ? page.parts.findIndex((part) => part.side === 'across') : 0;
    const ending = page.parts.slice(0, head < 0 ? page.parts.length : head);
    for (const part of ending) (part.side === first?.side ? first : second)?.segments.push(...part.segments);
    joined.push(
      ...page.parts.slice(ending.length).map((part) => ({ ...part, segments: [...part.segments] })),
    );
    gutter = page.gutter;
  }
  return joined;
}
