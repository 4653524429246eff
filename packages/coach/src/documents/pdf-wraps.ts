import { joinRowsOfCell } from './pdf-hyphens.ts';
import type { Segment } from './pdf-segments.ts';

/** Rows of one cell or title are as many letter heights apart at most. */
const tightest = 1.4;
const aligned = 1;
const sameSize = 0.2;
/** A cell that wraps has as many rows and letters at most; more of them are a text. */
const cellRows = 3;
const cellLetters = 160;
/** Shorter rows are full in no cell. */
const leastLetters = 16;
const fullLetters = 40;
/** A year, or the end of a job that goes on. */
const dated = /(?:19|20)\d{2}|present|current|heute|jetzt/i;
const dateLength = 36;

const isRestOf = (one: Segment, above: Segment) =>
  above.isBold === one.isBold &&
  Math.abs(above.fontSize - one.fontSize) < sameSize &&
  Math.abs(above.x - one.x) < aligned &&
  above.y > one.y &&
  above.y - one.y < above.fontSize * tightest;

/** The width of the first word of a run and a blank. */
function firstWordWidth({ text, x, xEnd }: Segment): number {
  const word = text.split(' ', 1)[0] as string;
  return ((xEnd - x) / text.length) * (word.length + 1);
}

/** Whether the first word of a run would not have fitted on the row above. */
const hadNoRoom = (rest: Segment, above: Segment, edge: number): boolean =>
  above.xEnd + firstWordWidth(rest) > edge - above.fontSize;

/** Where cells begin in which as many lines end though the next word had room, these are lines of their own, and nothing wraps. */
const ownLines = 2;
const ownShare = 0.4;

const isDatedRow = (row: readonly Segment[]) => {
  const [date] = row;
  return row.length === 2 && date !== undefined && date.text.length <= dateLength && dated.test(date.text);
};

/** The places where cells beside dates begin whose second rows mostly are lines of their own. */
function cellsOfLines(rows: readonly Segment[][], edges: ReadonlyMap<number, number>): Set<number> {
  const own = new Map<number, [own: number, all: number]>();
  for (const [at, row] of rows.entries()) {
    const [text, next] = [row[1], rows[at + 1]];
    const one = next?.[0];
    if (!isDatedRow(row) || !text || !one || next.length > 1 || !isRestOf(one, text)) continue;
    const x = Math.round(text.x);
    const count = own.get(x) ?? [0, 0];
    const isOwn = !hadNoRoom(one, text, edges.get(x) ?? 0);
    own.set(x, [count[0] + Number(isOwn), count[1] + 1]);
  }
  return new Set(
    [...own].flatMap(([x, [count, all]]) => (count >= ownLines && count >= all * ownShare ? [x] : [])),
  );
}

/** The rows below a dated one that go on with its right cell, up to the next row of two cells; none where they are more than a cell. */
function restOfCell(rows: readonly Segment[][], at: number, edge: number): Segment[] {
  const rest: Segment[] = [];
  let above = rows[at]?.[1] as Segment;
  if (above.text.length < leastLetters) return [];
  for (const row of rows.slice(at + 1)) {
    const one = row[0] as Segment;
    const isRest = row.length === 1 && isRestOf(one, above);
    if (!isRest) break;
    if (!hadNoRoom(one, above, edge)) return [];
    rest.push(one);
    above = one;
  }
  const letters = rest.reduce((sum, one) => sum + one.text.length, rows[at]?.[1]?.text.length ?? 0);
  return rest.length < cellRows && letters <= cellLetters ? rest : [];
}

/** As many rows of a cell end as near to its right edge, in shares of its width; otherwise nobody knows where that is. */
const edgeRows = 3;
const nearEdge = 0.15;
/** Of a column as many cells are looked at. */
const mostCells = 500;

/** For the places where cells begin, their right edge; none where too few rows reach it. */
function edgesOfCells(rows: readonly Segment[][]): Map<number, number> {
  const ends = new Map<number, number[]>();
  for (const one of rows.flat()) {
    const x = Math.round(one.x);
    ends.set(x, [...(ends.get(x)?.slice(-mostCells) ?? []), one.xEnd]);
  }
  const edges = new Map<number, number>();
  for (const [x, all] of ends) {
    const edge = Math.max(...all);
    if (all.filter((end) => end > edge - (edge - x) * nearEdge).length >= edgeRows) edges.set(x, edge);
  }
  return edges;
}

/** "Febrero" and "2016 – Abril 2016" in a narrow column that is set to its full width: one date. */
function withWholeDate(row: Segment[]): Segment[] {
  const cells = row.slice(0, -1);
  const text = cells.map((one) => one.text).join(' ');
  const isDate =
    cells.length > 1 &&
    text.length <= dateLength &&
    /^\p{L}{3,12}\.?(?:\s\p{L}\s\p{L}{3,12})?\s(?:19|20)\d{2}(?:\s?[–—-]|$)/u.test(text) &&
    cells.slice(0, -1).every((one) => !dated.test(one.text));
  const [first, last] = [cells[0], cells.at(-1)];
  return isDate && first && last ? [{ ...first, text, xEnd: last.xEnd }, row.at(-1) as Segment] : row;
}

/** A text beside a date at its left that wraps in its cell is one run of words. */
export function joinDatedCells(rows: readonly Segment[][]): Segment[][] {
  const joined: Segment[][] = [];
  const edges = edgesOfCells(rows);
  const right = rows.reduce((most, row) => Math.max(most, row.at(-1)?.xEnd ?? 0), 0);
  const wholeDates = rows.map(withWholeDate);
  const isOfLines = cellsOfLines(wholeDates, edges);
  for (let at = 0; at < rows.length; at += 1) {
    const row = wholeDates[at] as Segment[];
    const [date, text] = row;
    const isDated = isDatedRow(row) && !isOfLines.has(Math.round(text?.x ?? 0));
    // A bold name above plain lines goes on in the next bold row.
    const boldEdge = text?.isBold ? right : undefined;
    // Beside a date in pieces, a short text is rather one that the next rows tell more of.
    const isFull = row === rows[at] || (text?.text.length ?? 0) >= fullLetters;
    const edge = isDated && isFull ? (edges.get(Math.round((text as Segment).x)) ?? boldEdge) : undefined;
    const rest = edge === undefined ? [] : restOfCell(wholeDates, at, edge);
    const whole = () => joinRowsOfCell([text as Segment, ...rest].map((one) => one.text));
    joined.push(rest.length > 0 ? [date as Segment, { ...(text as Segment), text: whole() }] : row);
    at += rest.length;
  }
  return joined;
}

/** A title that wraps before the date at its right is whole again: its second row is in the same print and had no room above. */
export function joinTitles(
  rows: readonly Segment[][],
  edge: number,
  isEdgeCell: (text: string) => boolean,
): Segment[][] {
  const joined: Segment[][] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const [title, date] = above ?? [];
    const rest = row[0] as Segment;
    const isRest =
      title !== undefined &&
      date !== undefined &&
      above?.length === 2 &&
      row.length === 1 &&
      isEdgeCell(date.text) &&
      !title.text.endsWith('-') &&
      isRestOf(rest, title) &&
      rest.text.length < title.text.length / 2 &&
      hadNoRoom(rest, title, edge);
    if (isRest) joined[joined.length - 1] = [{ ...title, text: `${title.text} ${rest.text}` }, date];
    else joined.push(row);
  }
  return joined;
}

/** A date alone in a cell, and what may be below it there. */
const dateAlone = /^(?:\p{L}{3,10}\.?,?\s+|\d{1,2}[./])?((?:19|20)\d{2})$/u;
const nowAlone =
  /^(?:present|current|now|today|heute|jetzt|actualidad|aujourd.hui|présent|presente|oggi|heden|obecnie)$/iu;
/** Two dates of one cell are as many letter heights apart at most. */
const stackedReach = 3;
const centred = 4;

const yearOf = (one: Segment) => dateAlone.exec(one.text)?.[1];

/** Above each other in one cell: both begin, end or are centred at one place. */
const isInCellOf = (one: Segment, above: Segment) =>
  Math.abs(one.x - above.x) < aligned ||
  Math.abs(one.xEnd - above.xEnd) < aligned ||
  Math.abs(one.x + one.xEnd - above.x - above.xEnd) < centred * 2;

/** Beside the second date is nothing, or the rest of a name in bold: years in a list have other words beside each. */
const isRestOfEntry = (rest: readonly Segment[], [, name, ...cells]: readonly Segment[]) =>
  rest.length === 0 ||
  (rest.length === 1 && cells.length === 0 && name?.isBold === true && isRestOf(rest[0] as Segment, name));

/** "2018" over "Present" in the cell beside an entry is one period, on the line of the first. */
export function joinStackedDates(rows: readonly Segment[][]): Segment[][] {
  const joined: Segment[][] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const [date, text] = above ?? [];
    const [one, ...rest] = row;
    const isSecond =
      above &&
      date &&
      text &&
      one &&
      yearOf(date) !== undefined &&
      (yearOf(one) !== undefined || nowAlone.test(one.text)) &&
      date.page === one.page &&
      one.xEnd <= text.x &&
      date.y - one.y < date.fontSize * stackedReach &&
      isInCellOf(one, date) &&
      isRestOfEntry(rest, above);
    if (!isSecond) {
      joined.push([...row]);
      continue;
    }
    const isLater = (yearOf(one) ?? '9999') >= (yearOf(date) as string);
    const period = isLater ? `${date.text} – ${one.text}` : `${one.text} – ${date.text}`;
    joined[joined.length - 1] = [{ ...date, text: period }, ...above.slice(1)];
    if (rest.length > 0) joined.push(rest);
  }
  return joined;
}
