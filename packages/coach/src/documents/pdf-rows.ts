import { withoutBullet } from './document-text.ts';
import { isOnLineOf, type Segment } from './pdf-segments.ts';

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

const lonePunctuation = /^[^\p{L}\p{N}]{1,2}$/u;
/** A mark is painted as many runs of words after its line at most. */
const markRuns = 8;

/** Marks of a list that were painted after their lines come before them, and marks painted within other words are left out. */
export function withMarksInPlace(segments: readonly Segment[]): Segment[] {
  const placed: Segment[] = [];
  for (const one of segments) {
    const last = lonePunctuation.test(one.text) ? placed.slice(-markRuns) : [];
    const behind = last.findLastIndex((other) => isOnLineOf(one, other));
    const host = last[behind];
    if (!host || one.x > host.xEnd) placed.push(one);
    else if (one.x < host.x) placed.splice(behind - last.length, 0, one);
  }
  return placed;
}

/** Rows of one item are as many letter heights apart at most, and begin as near to its mark. */
const itemLeading = 1.8;
const itemIndent = 2;

const isItem = ({ text }: Segment) => withoutBullet(text).isBullet;

/** The item of a row of them that a run of words below goes on with. */
const columnOf = (one: Segment, items: readonly Segment[]) =>
  items.findLastIndex((item) => one.x > item.x - 2 && one.x < item.x + item.fontSize * itemIndent);

/** Items side by side ("• Baked bread   • Kept the books") with the rows that they wrap into are read one after the other. */
export function unzipItems(rows: readonly Segment[][]): Segment[][] {
  const unzipped: Segment[][] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const items = rows[at] as Segment[];
    if (items.length < 2 || !items.every(isItem)) {
      unzipped.push(items);
      continue;
    }
    const columns = items.map((one) => [[one]]);
    let above = items[0] as Segment;
    for (let next = rows[at + 1]; next; next = rows[at + 1]) {
      const places = next.map((one) => columnOf(one, items));
      const drop = above.y - (next[0] as Segment).y;
      const goesOn =
        drop > 0 && drop < above.fontSize * itemLeading && !places.includes(-1) && !next.some(isItem);
      if (!goesOn) break;
      for (const [index, one] of next.entries()) columns[places[index] as number]?.push([one]);
      above = next[0] as Segment;
      at += 1;
    }
    unzipped.push(...columns.flat());
  }
  return unzipped;
}
