import { type TextLine, withoutBullet } from './document-text.ts';
import { orderBlocks } from './pdf-blocks.ts';
import { areColumns, dateLike, findStrip, joinPages, orderColumns, type PagePart } from './pdf-columns.ts';
import { withoutFurniture } from './pdf-furniture.ts';
import { joinBrokenWords } from './pdf-hyphens.ts';
import { findMargin, orderLabels } from './pdf-labels.ts';
import { withLayersInPlace } from './pdf-layers.ts';
import { unzipItems } from './pdf-lists.ts';
import { withMarksInPlace } from './pdf-rows.ts';
import type { Segment } from './pdf-segments.ts';
import { isOnLineOf } from './pdf-segments.ts';
import { liftCells } from './pdf-stacks.ts';
import { joinTableRows } from './pdf-tables.ts';
import { joinDatedCells, joinStackedDates, joinTitles } from './pdf-wraps.ts';

/** A date or place at the right edge that was painted apart from its line goes back to it. */
function withEdgesInPlace(segments: readonly Segment[]): { segments: Segment[]; hasMoved: boolean } {
  const isApart = (one: Segment, at: number) =>
    one.text.length < 45 &&
    dateLike.test(one.text) &&
    !isOnLineOf(one, segments[at - 1]) &&
    !isOnLineOf(one, segments[at + 1]);
  const hosts = new Map<Segment, Segment[]>();
  const moved = new Set<Segment>();
  for (const [at, one] of segments.entries()) {
    if (!isApart(one, at)) continue;
    const host = segments.findLast((other) => other !== one && isOnLineOf(one, other) && other.xEnd < one.x);
    if (!host) continue;
    hosts.set(host, [...(hosts.get(host) ?? []), one]);
    moved.add(one);
  }
  const placed = segments.filter((one) => !moved.has(one)).flatMap((one) => [one, ...(hosts.get(one) ?? [])]);
  return { segments: placed, hasMoved: moved.size > 0 };
}

/** One column: what belongs to a line stands in it, blocks from top to bottom. */
function orderSingle(segments: readonly Segment[]): { segments: Segment[]; wasOutOfOrder: boolean } {
  const edges = withEdgesInPlace(segments);
  const ordered = orderBlocks(edges.segments);
  return { segments: ordered.segments, wasOutOfOrder: ordered.wasOutOfOrder || edges.hasMoved };
}

/** Segments on one baseline become one line, left to right, with tabs between. */
function joinRows(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const one of segments) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isSameRow =
      last &&
      !last.isAlone &&
      !one.isAlone &&
      last.page === one.page &&
      Math.abs(last.y - one.y) < Math.max(last.fontSize, one.fontSize) * 0.45;
    if (row && isSameRow) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** "Oct 2016 – Present", "Austin, TX", "Pilani, India". */
const isEdgeCell = (text: string) =>
  text.length < 45 && (dateLike.test(text) || /^\p{Lu}[\p{L} .'-]+, \p{Lu}[\p{L} .'-]+$/u.test(text));

/** "2016 – 2019" in the margin beside an entry. */
const isMarginDate = (text: string) => text.length < 30 && /\b(?:19|20)\d{2}\b/.test(text);

const wordsOf = (one: Segment) => one.text;

/** Between two fonts, what says by itself that something else begins, or that it goes on. */
const joint =
  /[;:|/(&@·•–—-]$|\b(?:Prof|Dr|Mrs?|Ms|St)\.?$|(?:^|\s)(?:at|of|for|in|and|the|with|bei|als|im|für|und|de|des|du|en|et|chez|y|e|di|da|presso|van|w|i)$/iu;

/** A title and an employer beside each other in two fonts, with a tab between them: at most a comma says where one ends. */
function cellsOf({ text, turns = [] }: Segment): string {
  const at = turns.filter((turn) => {
    const [before, after] = [text.slice(0, turn), text.slice(turn + 1)];
    return before.length > 2 && !joint.test(before) && /^\p{Lu}[\p{L}’']+/u.test(after);
  });
  // More turns than two are emphasis within a text.
  return turns.length > 2
    ? text
    : at.reduceRight((cells, turn) => `${cells.slice(0, turn)}\t${cells.slice(turn + 1)}`, text);
}

function toLine(
  row: readonly Segment[],
  above: Segment | undefined,
  isColumn: boolean,
  isOverDate: boolean,
): TextLine {
  const first = row[0] as Segment;
  const lone = withoutBullet(`${first.text} `);
  // A bullet that was painted apart from its words.
  const isLoneMark = lone.isBullet && lone.text === '';
  // A date or place at the right makes it the head of an entry, which some templates mark like an item.
  const isHead = row.length > (isLoneMark ? 2 : 1) && isEdgeCell((row.at(-1) as Segment).text);
  const isBesideDate = row.length > 1 && isMarginDate(first.text);
  const words = (isLoneMark ? row.slice(1) : row)
    .map(isHead || isBesideDate || (isOverDate && !lone.isBullet) ? cellsOf : wordsOf)
    .join('\t');
  const { text, isBullet } = withoutBullet(words);
  const letters = row.reduce((sum, one) => sum + one.text.length, 0);
  const bold = row.reduce((sum, one) => sum + (one.isBold ? one.text.length : 0), 0);
  const drop = above && above.page === first.page ? above.y - first.y : 0;
  return {
    text,
    page: first.page,
    region: isColumn ? 'column' : 'body',
    fontSize: Math.max(...row.map((one) => one.fontSize)),
    isBold: bold > letters * 0.5,
    isHeading: false,
    isBullet: (isBullet || isLoneMark) && !isHead,
    hasBoldLead: row.length > 1 && first.isBold && !row.slice(1).some((one) => one.isBold),
    gapAbove:
      drop > 0 ? Math.max(0, drop / first.fontSize - 1.3) : above && above.page !== first.page ? 1 : 0,
  };
}

/** Where the dates at the right edge of a part begin. */
function edgeOf(rows: readonly Segment[][]): number {
  const cells = rows.flatMap((row) => (row.length > 1 ? [row.at(-1) as Segment] : []));
  return Math.min(...cells.filter((one) => isEdgeCell(one.text)).map((one) => one.x));
}

/** A row that fills as much of the width may go on in the next one, whatever the length of the next word. */
const nearlyFull = 0.8;
/** Rows of one item are as many letter heights closer than rows of two. */
const itemGap = 0.15;
const fewestGaps = 3;

/** For each row of a part, how far it is above the next one, in letter heights; null before another page or a table. */
function dropsOf(rows: readonly Segment[][]): (number | null)[] {
  return rows.map((row, at) => {
    const [one, next] = [row[0] as Segment, rows[at + 1]?.[0]];
    return next && next.page === one.page && next.y < one.y ? (one.y - next.y) / one.fontSize : null;
  });
}

/** For each row of a part, whether the first word of the next one would have fitted on it. */
function shortRows(rows: readonly Segment[][]): boolean[] {
  // Text often wraps before the dates at its right end.
  const prose = rows.filter((row) => row.length === 1);
  const edge = Math.max(0, ...(prose.length > 2 ? prose : rows).map((row) => (row.at(-1) as Segment).xEnd));
  const start = Math.min(...rows.map((row) => (row[0] as Segment).x));
  const drops = dropsOf(rows);
  const tight = Math.min(...drops.map((drop) => drop ?? Number.POSITIVE_INFINITY));
  // Where items are set apart, rows that are not go on.
  const isApart = (drop: number) => drop > tight + itemGap && drop < tight * 2;
  const setsItemsApart = drops.filter((drop) => drop !== null && isApart(drop)).length >= fewestGaps;
  return rows.map((row, at) => {
    const next = rows[at + 1]?.[0];
    if (!next) return true;
    const end = (row.at(-1) as Segment).xEnd;
    const drop = drops[at] ?? null;
    const isTight = setsItemsApart && drop !== null && drop < tight + itemGap;
    if (isTight && row.length === 1 && end > start + (edge - start) * nearlyFull) return false;
    const word = next.text.split(' ')[0] as string;
    const wordWidth = ((next.xEnd - next.x) / next.text.length) * (word.length + 1);
    return end + wordWidth < edge - 2;
  });
}

/** A mark on a line of its own belongs to the line after it. */
function attachMarks(lines: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  let pending = false;
  for (const line of lines) {
    if (line.text === '') {
      pending = line.isBullet;
      continue;
    }
    kept.push(pending ? { ...line, isBullet: true } : line);
    pending = false;
  }
  return kept;
}

export interface PageLines {
  lines: TextLine[];
  columns: number;
  /** Pages with three or more rows of three or more cells: what a table looks like in a PDF. */
  tables: number;
  wasOutOfOrder: boolean;
}

interface OrderedPage {
  parts: PagePart[];
  gutter: number | null;
  /** Where the headings in the left margin end. */
  margin: number | null;
  wasOutOfOrder: boolean;
}

/** The runs of words of one page in reading order, given the page before and the margin of the document. */
function orderPage(
  given: readonly Segment[],
  before: OrderedPage | undefined,
  known: number | null,
): OrderedPage {
  const layered = withLayersInPlace(given);
  const segments = liftCells(joinTableRows(layered.segments));
  const { margin = known, gutter = null } = before ?? {};
  const strip = findStrip(segments, gutter) ?? gutter;
  const labels = margin ?? strip;
  const labelled = labels === null ? null : orderLabels(segments, labels, margin !== null);
  const single = (ordered: Segment[], wasOutOfOrder: boolean): OrderedPage => ({
    parts: [{ side: 'across', segments: ordered }],
    gutter: null,
    margin: labelled ? labels : margin,
    wasOutOfOrder,
  });
  if (labelled) return single(labelled, false);
  // A page with the end of the left column alone has no strip of its own, or one between its words and their dates.
  for (const place of strip === gutter ? [strip] : [strip, gutter])
    if (place !== null && areColumns(segments, place, gutter))
      return { ...orderColumns(segments, place), gutter: place, margin };
  const ordered = orderSingle(segments);
  return single(ordered.segments, ordered.wasOutOfOrder || layered.wasOutOfOrder);
}

/** Rows of this many cells, and as many of them, are a table. */
const tableCells = 3;

const address = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;

/** A row with nothing but a date, a place or an address. */
const isDateRow = (row: readonly Segment[] | undefined) =>
  row?.every((one) => isEdgeCell(one.text) || address.test(one.text)) === true &&
  row.some((one) => dateLike.test(one.text));

function linesOfPart({ side, segments }: PagePart, above: Segment | undefined): TextLine[] {
  const joined = joinDatedCells(joinStackedDates(unzipItems(joinRows(withMarksInPlace(segments)))));
  const rows = joinTitles(joined, edgeOf(joined), isEdgeCell);
  const short = shortRows(rows);
  return rows.map((row, at) => ({
    ...toLine(row, rows[at - 1]?.[0] ?? above, side === 'right', isDateRow(rows[at + 1])),
    endsShort: short[at],
  }));
}

/** The lines of a document in reading order, without the headers and footers of its pages. */
export function linesOfPages(given: readonly (readonly Segment[])[], breaksWords: boolean): PageLines {
  const pages: OrderedPage[] = [];
  const kept = withoutFurniture(given);
  const margin = findMargin(kept);
  for (const page of kept) pages.push(orderPage(page, pages.at(-1), margin));
  const parts = joinPages(pages);
  const lines = parts.flatMap((part, at) => linesOfPart(part, parts[at - 1]?.segments.at(-1)));
  const rows = pages.map((page) => page.parts.flatMap((part) => joinRows(part.segments)));
  return {
    lines: joinBrokenWords(attachMarks(lines), breaksWords),
    columns: pages.some((page) => page.gutter !== null) ? 2 : 1,
    tables: rows.filter((one) => one.filter((row) => row.length >= tableCells).length >= tableCells).length,
    wasOutOfOrder: pages.some((page) => page.wasOutOfOrder),
  };
}
