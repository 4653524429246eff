import type { PrintedLine } from './printed-lines.ts';

/** One line of two resumes: `before` in the first, `after` in the second; null where it isn't there. */
export interface LineChange {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'moved';
  section: string;
  before: string | null;
  after: string | null;
}

/** Above this many pairs of lines only what both begin and end with is matched: the table of all pairs would freeze the page. */
const pairsMax = 2_000_000;
/** Two lines with this share of words in common are one line that was changed. */
const alikeShare = 0.4;

const keyOf = ({ section, text }: PrintedLine) => `${section}\n${text}`;

/** Pairs of places with the same line, in order: the longest common subsequence. */
function matched(before: readonly string[], after: readonly string[]): [number, number][] {
  if (before.length * after.length > pairsMax) return [];
  const width = after.length + 1;
  const length = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => length[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      length[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** The same with what both begin and end with taken off first, which is most of a resume and its copy. */
function samePlaces(before: readonly string[], after: readonly string[]): [number, number][] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const head = Array.from({ length: start }, (_, at): [number, number] => [at, at]);
  const middle = matched(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ).map(([row, column]): [number, number] => [row + start, column + start]);
  const tail = Array.from({ length: end }, (_, at): [number, number] => [
    before.length - end + at,
    after.length - end + at,
  ]);
  return [...head, ...middle, ...tail];
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function isAlike(one: PrintedLine, other: PrintedLine): boolean {
  if (one.section !== other.section) return false;
  const [words, others] = [wordsOf(one.text), wordsOf(other.text)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && shared / Math.min(words.size, others.size) >= alikeShare;
}

/** What is between two lines that stayed: pairs that are alike changed, the rest went or came. */
function changesBetween(gone: readonly PrintedLine[], come: readonly PrintedLine[]): LineChange[] {
  const left = [...gone];
  const arrived = come.map((line): LineChange => {
    const at = left.findIndex((one) => isAlike(one, line));
    const before = at === -1 ? null : (left.splice(at, 1)[0]?.text ?? null);
    return { kind: before === null ? 'added' : 'changed', section: line.section, before, after: line.text };
  });
  const removed = left.map(
    ({ section, text }): LineChange => ({ kind: 'removed', section, before: text, after: null }),
  );
  return [...removed, ...arrived];
}

/** Each line with whether it is among the others too, which only changed their place; as often as it is there. */
function withMoves(lines: readonly PrintedLine[], others: readonly PrintedLine[]) {
  const there = new Map<string, number>();
  for (const line of others) there.set(keyOf(line), (there.get(keyOf(line)) ?? 0) + 1);
  return lines.map((line) => {
    const count = there.get(keyOf(line)) ?? 0;
    there.set(keyOf(line), count - 1);
    return { line, isMoved: count > 0 };
  });
}

const whereMoved = (lines: ReturnType<typeof withMoves>, isMoved: boolean) =>
  lines.filter((one) => one.isMoved === isMoved).map(({ line }) => line);

/**
 * What changed from one resume to another, line by line in the order of the second. A line that is elsewhere in its section
 * moved; one that was taken out is before what is there instead.
 */
export function lineChanges(before: readonly PrintedLine[], after: readonly PrintedLine[]): LineChange[] {
  const same = samePlaces(before.map(keyOf), after.map(keyOf));
  const [stayed, kept] = [new Set(same.map(([row]) => row)), new Set(same.map(([, column]) => column))];
  const allGone = before.filter((_, at) => !stayed.has(at));
  const allCome = after.filter((_, at) => !kept.has(at));
  const gone = withMoves(allGone, allCome);
  const come = withMoves(allCome, allGone);
  let [row, column] = [0, 0];
  return [...same, [before.length, after.length] as const].flatMap(([toRow, toColumn]): LineChange[] => {
    const out = gone.splice(0, toRow - row);
    const arrived = come.splice(0, toColumn - column);
    [row, column] = [toRow + 1, toColumn + 1];
    const line = after[toColumn];
    return [
      ...changesBetween(whereMoved(out, false), whereMoved(arrived, false)),
      ...whereMoved(arrived, true).map((one) => unchanged('moved', one)),
      ...(line ? [unchanged('same', line)] : []),
    ];
  });
}

const unchanged = (kind: 'same' | 'moved', { section, text }: PrintedLine): LineChange => ({
  kind,
  section,
  before: text,
  after: text,
});
