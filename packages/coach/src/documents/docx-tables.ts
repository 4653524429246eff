import type { TextLine } from './document-text.ts';

/** A cell of at most as many lines and letters says when, where or what its row is about. */
const sideLines = 3;
const sideLetters = 70;

const isSide = (cell: readonly TextLine[]) =>
  cell.length <= sideLines &&
  cell.reduce((sum, line) => sum + line.text.length, 0) <= sideLetters &&
  !cell.some((line) => line.isBullet);

const isDated = (cell: readonly TextLine[]) => cell.some((line) => /\b(?:19|20)\d{2}\b/.test(line.text));

/** One line from the lines of a row, with tabs between. */
function joinCells(lines: readonly TextLine[]): TextLine {
  const [first, ...rest] = lines as [TextLine, ...TextLine[]];
  return {
    ...first,
    text: lines.map((line) => line.text).join('\t'),
    isBold: lines.every((line) => line.isBold),
    isHeading: lines.every((line) => line.isHeading),
    hasBoldLead: first.isBold && !rest.some((line) => line.isBold),
  };
}

/**
 * The lines of one row of a table, from the lines of its cells. Cells of one line each are one line; a date in a cell of its
 * own is on the first line of the entry beside it. Anything else is a layout, read one cell after the other.
 */
export function linesOfRow(row: readonly (readonly TextLine[])[]): TextLine[] {
  const cells = row.filter((cell) => cell.length > 0);
  if (cells.length < 2) return cells.flat();
  if (cells.every((cell) => cell.length === 1)) return [joinCells(cells.flat())];
  const large = cells.filter((cell) => !isSide(cell));
  const entry = large[0] ?? cells.reduce((longest, cell) => (cell.length > longest.length ? cell : longest));
  const sides = cells.filter((cell) => cell !== entry);
  if (large.length > 1 || !sides.every(isSide) || !sides.some(isDated) || entry[0]?.isBullet)
    return cells.flat();
  const head = cells.flatMap((cell) => (cell === entry ? cell.slice(0, 1) : cell));
  return [joinCells(head), ...entry.slice(1)];
}
