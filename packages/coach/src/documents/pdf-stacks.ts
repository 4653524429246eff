import type { Segment } from './pdf-segments.ts';
import { isOnLineOf } from './pdf-segments.ts';

const longest = 60;
const mostRows = 4;
/** Rows of one cell are this many letter heights apart at most. */
const leading = 1.8;
const aligned = 2;
/** An entry has as many runs of words at most. */
const entryRuns = 200;

/** A year, or the end of a job that goes on. */
const dated = /\b(?:19|20)\d{2}\b|present|current/i;
/** Nothing but a period: "2019 – 2021", "May 2021 – Aug 2022". */
const period = /^(?:\p{L}{3,10}\.?\s+|\d{1,2}[./])?(?:19|20)\d{2}\b.{0,22}$/u;
const shortRow = 30;

/** A period over a few words: "part time", "London, UK". */
const datesFirst = (cell: readonly Segment[]) =>
  period.test((cell[0] as Segment).text) && cell.every((one) => one.text.length <= shortRow);

/** A period that goes on in the next row of its narrow cell: "Sep 2012 – Jun" over "2016". */
const openPeriod = /\d{4}\s*(?:[–—-]|to)\s*(?:\p{L}+\.?)?$/u;

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
    return segments
      .slice(Math.max(0, from - entryRuns), from)
      .findLast((one) => isOnLineOf(one, top) && one.xEnd < top.x);
  // A margin is narrow; long lines with a date at their right are the entry.
  const isNarrow = cell.every((one) => one.text.length <= shortRow) && !period.test(after?.text ?? '');
  const isLeft =
    after &&
    isNarrow &&
    isOnLineOf(after, top) &&
    after.x > Math.max(...cell.map((one) => one.xEnd)) &&
    after.y > last.y;
  return isLeft ? after : undefined;
}

/** The rows of a cell as runs of words on one line. */
function onLine(cell: readonly Segment[], y: number): Segment[] {
  const runs: Segment[] = [];
  for (const one of cell) {
    const last = runs.at(-1);
    if (last && openPeriod.test(last.text)) last.text = `${last.text} ${one.text}`;
    else runs.push({ ...one, x: Math.max(one.x, (cell[0] as Segment).x) + runs.length * 0.01, y });
  }
  return runs;
}

interface Placed {
  from: readonly Segment[];
  runs: Segment[];
}

/**
 * Dates and places in a cell beside an entry, one below the other ("London, UK" over "May 2021 – Aug 2021"), all belong to the
 * first line of the entry, not to the bullets that happen to be beside them. The content stream shows it: a cell is painted
 * in one go. Gives the runs with the rows of each cell on the line of its first one.
 */
export function liftCells(segments: readonly Segment[]): Segment[] {
  const lifted: Placed[] = [];
  const behind = new Map<Segment, Placed[]>();
  for (let at = 0; at < segments.length; ) {
    const cell = cellAt(segments, at);
    const top = cell[0] as Segment;
    const isDated =
      cell.slice(1).some((one) => dated.test(one.text)) || (cell.length > 1 && datesFirst(cell));
    const host = isDated && top.text.length <= longest ? hostOf(segments, at, cell) : undefined;
    const placed = host ? { from: cell, runs: onLine(cell, host.y) } : { from: [top], runs: [top] };
    if (host && host.xEnd < top.x) behind.set(host, [...(behind.get(host) ?? []), placed]);
    else lifted.push(placed);
    at += placed.from.length;
  }
  const all = ({ from, runs }: Placed): Segment[] => [
    ...runs,
    ...from.flatMap((one) => (behind.get(one) ?? []).flatMap(all)),
  ];
  return lifted.flatMap(all);
}
