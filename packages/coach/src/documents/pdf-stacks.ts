import { dateLike } from './pdf-columns.ts';
import { isOnLineOf } from './pdf-rows.ts';
import type { Segment } from './pdf-segments.ts';

const longest = 60;
const mostRows = 4;
/** Rows of one cell are this many letter heights apart at most. */
const leading = 1.8;
const aligned = 2;

const isAligned = (one: Segment, other: Segment) =>
  Math.abs(one.x - other.x) < aligned || Math.abs(one.xEnd - other.xEnd) < aligned;

/** The short rows of one cell that begin at a place of the content stream, one below the other. */
function cellAt(segments: readonly Segment[], from: number): Segment[] {
  const cell = [segments[from] as Segment];
  while (cell.length < mostRows) {
    const last = cell.at(-1) as Segment;
    const next = segments[from + cell.length];
    const drop = next ? last.y - next.y : 0;
    if (!next || drop <= last.fontSize * 0.3 || drop > last.fontSize * leading) break;
    if (!isAligned(next, last) || next.text.length > longest) break;
    cell.push(next);
  }
  return cell;
}

/** The run of words that a cell is painted beside: after its block at the right, or before it at the left. */
function hostOf(segments: readonly Segment[], from: number, cell: readonly Segment[]): Segment | undefined {
  const [top, last] = [cell[0] as Segment, cell.at(-1) as Segment];
  const [before, after] = [segments[from - 1], segments[from + cell.length]];
  // What goes on below in the same place is a column.
  if (after && after.y < last.y && isAligned(after, last)) return undefined;
  if (before && before.y < top.y - top.fontSize * 0.3)
    return segments.slice(0, from).findLast((one) => isOnLineOf(one, top) && one.xEnd < top.x);
  const isLeft =
    after && isOnLineOf(after, top) && after.x > Math.max(...cell.map((one) => one.xEnd)) && after.y > last.y;
  return isLeft ? after : undefined;
}

/**
 * Dates and places in a cell beside an entry, one below the other ("London, UK" over "May 2021 – Aug 2021"), all belong to the
 * first line of the entry, not to the bullets that happen to be beside them. The content stream shows it: a cell is painted
 * in one go. Gives the runs with the rows of each cell on the line of its first one.
 */
export function liftCells(segments: readonly Segment[]): Segment[] {
  const lifted: Segment[] = [];
  const behind = new Map<Segment, Segment[]>();
  for (let at = 0; at < segments.length; ) {
    const cell = cellAt(segments, at);
    const top = cell[0] as Segment;
    const isDated = cell.slice(1).some((one) => dateLike.test(one.text));
    const host = isDated && top.text.length <= longest ? hostOf(segments, at, cell) : undefined;
    const onLine = cell.map((one, row) => ({
      ...one,
      x: Math.max(one.x, top.x) + row * 0.01,
      y: (host ?? one).y,
    }));
    if (host && host.xEnd < top.x) behind.set(host, onLine);
    else lifted.push(...(host ? onLine : cell.slice(0, 1)));
    at += host ? cell.length : 1;
  }
  return lifted.flatMap((one) => [one, ...(behind.get(one) ?? [])]);
}
