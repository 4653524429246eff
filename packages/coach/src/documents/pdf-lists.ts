import { withoutBullet } from './document-text.ts';
import { dateLike } from './pdf-columns.ts';
import type { Segment } from './pdf-segments.ts';

/** Rows of one list are as many letter heights apart at most, and what wraps begins as near to its mark. */
const leading = 1.8;
const indent = 2;
/** Letters of these sizes look the same. */
const sameSize = 0.3;
/** Rows of a list in columns, and items in it, at least. */
const fewestRows = 2;
const fewestItems = 2;
/** More rows and columns are no list of a resume. */
const mostRows = 200;
const mostColumns = 6;

const isItem = ({ text }: Segment) => withoutBullet(text).isBullet;

/** The column of a list that a run of words is in; -1 where it is in none. */
const columnOf = (one: Segment, columns: readonly Segment[]) =>
  columns.findLastIndex(({ x, fontSize }) => one.x > x - fontSize * indent && one.x < x + fontSize * indent);

/** The rows of a list in columns that begins at a row; none where there is no such list. */
function listAt(rows: readonly Segment[][], from: number): Segment[][] {
  const columns = rows[from] as Segment[];
  const [first] = columns;
  if (
    !first ||
    columns.length < 2 ||
    columns.length > mostColumns ||
    !isItem(first) ||
    columns.some((one) => dateLike.test(one.text))
  )
    return [];
  const list = [columns];
  for (let above = first; ; ) {
    const row = rows[from + list.length];
    const [one] = row ?? [];
    const drop = one ? above.y - one.y : 0;
    const goesOn =
      row &&
      one &&
      list.length < mostRows &&
      drop > 0 &&
      drop < above.fontSize * leading &&
      row.every(
        (cell) => columnOf(cell, columns) >= 0 && Math.abs(cell.fontSize - first.fontSize) < sameSize,
      );
    if (!goesOn) break;
    list.push(row);
    above = one;
  }
  return list;
}

/** Items side by side ("• Baked bread   • Kept the books") with the rows that they wrap into are read column by column. */
export function unzipItems(rows: readonly Segment[][]): Segment[][] {
  const unzipped: Segment[][] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const list = listAt(rows, at);
    const columns = list[0] ?? [];
    const cells = list.flat();
    const isBeside = cells.some((one) => isItem(one) && columnOf(one, columns) > 0);
    const inRows = list.filter((row) => row.length > 1).length;
    const isList =
      isBeside &&
      cells.filter(isItem).length >= fewestItems &&
      (inRows >= fewestRows || columns.every(isItem));
    if (!isList) {
      unzipped.push(rows[at] as Segment[]);
      continue;
    }
    for (const column of columns.keys())
      unzipped.push(...cells.filter((one) => columnOf(one, columns) === column).map((one) => [one]));
    at += list.length - 1;
  }
  return unzipped;
}
