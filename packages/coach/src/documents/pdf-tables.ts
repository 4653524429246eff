import type { Segment } from './pdf-segments.ts';

const fewestCells = 3;
const mostRows = 5;
/** Rows of one cell are this many letter heights apart at most. */
const leading = 1.7;
/** A year or a mark in a separate cell tells a table row from columns of words. */
const figure = /^\(?(?:(?:19|20)\d{2}(?:\s?[–-]\s?(?:(?:19|20)\d{2}|present))?|\d{1,3}(?:\.\d+)?\s?%?)\)?$/i;

interface Cell {
  rows: Segment[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The rows that are painted one below the other from a place of the content stream on. */
function cellAt(segments: readonly Segment[], from: number): Cell {
  const first = segments[from] as Segment;
  const cell: Cell = { rows: [first], left: first.x, right: first.xEnd, top: first.y, bottom: first.y };
  while (cell.rows.length < mostRows) {
    const next = segments[from + cell.rows.length];
    const drop = next ? cell.bottom - next.y : 0;
    if (!next || drop <= next.fontSize * 0.5 || drop > next.fontSize * leading) break;
    if (next.x > cell.right || next.xEnd < cell.left) break;
    cell.rows.push(next);
    cell.left = Math.min(cell.left, next.x);
    cell.right = Math.max(cell.right, next.xEnd);
    cell.bottom = next.y;
  }
  return cell;
}

/** The cells of a row of a table: each right of the one before and beside it. */
function rowAt(segments: readonly Segment[], from: number): Cell[] {
  const cells = [cellAt(segments, from)];
  let at = from + (cells[0] as Cell).rows.length;
  while (at < segments.length) {
    const last = cells.at(-1) as Cell;
    const next = cellAt(segments, at);
    const slack = (next.rows[0] as Segment).fontSize * leading;
    const isBeside =
      next.left > last.right - 2 && next.top > last.bottom - slack && next.bottom < last.top + slack;
    if (!isBeside) break;
    cells.push(next);
    at += next.rows.length;
  }
  return cells;
}

const isTableRow = (cells: readonly Cell[]) =>
  cells.length >= fewestCells &&
  cells.some((cell) => cell.rows.length > 1) &&
  cells.some((cell) => cell.rows.length === 1 && figure.test((cell.rows[0] as Segment).text));

/** Makes each cell of a table whose words wrap one run of words, on one line with its row. */
export function joinTableRows(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; ) {
    const cells = rowAt(segments, at);
    const isRow = isTableRow(cells);
    const y = Math.max(...cells.map((cell) => cell.top));
    for (const { rows, right } of isRow ? cells : []) {
      const text = rows.map((one) => one.text).join(' ');
      joined.push({ ...(rows[0] as Segment), text, xEnd: right, y });
    }
    if (!isRow) joined.push(segments[at] as Segment);
    at += isRow ? cells.reduce((sum, cell) => sum + cell.rows.length, 0) : 1;
  }
  return joined;
}
