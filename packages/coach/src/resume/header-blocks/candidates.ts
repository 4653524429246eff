import type { Period } from '../dates.ts';
import { periodOf } from '../entry-lines.ts';
import type { PlacedLine } from '../placed-line.ts';
import { type LineSigns, signsOf, stepOf, usualSize } from './line-signs.ts';

/** Lines that may be the header of an entry. */
export interface Block {
  start: number;
  end: number;
  /** The line of its date; null where it has none. */
  at: number | null;
  period: Period | null;
  features: string[];
}

const aboveMost = 3;
const belowMost = 3;
const undatedMost = 2;
const longestLine = 200;
const longestDated = 300;

const has = (one: LineSigns | undefined, sign: string) => one?.signs.includes(sign) === true;
/** A single date within a line is mostly a part of what it tells. */
const isDated = (one: LineSigns | undefined) =>
  !!one && (one.period ?? one.date) !== null && one.dateForm !== 'date within';

/** Lines of a section that may be a header, and the lines around them. */
interface Header {
  lines: readonly LineSigns[];
  start: number;
  end: number;
  at: number | null;
  first: LineSigns;
  last: LineSigns;
  before: LineSigns | undefined;
  after: LineSigns | undefined;
  date: LineSigns | undefined;
  kind: 'period' | 'date' | 'undated';
  /** Its lines without that of the date. */
  inner: readonly LineSigns[];
  /** No line above it has a date. */
  isFirst: boolean;
}

function headerAt(lines: readonly LineSigns[], start: number, end: number, at: number | null): Header {
  const date = at === null ? undefined : (lines[at] as LineSigns);
  return {
    lines,
    start,
    end,
    at,
    first: lines[start] as LineSigns,
    last: lines[end - 1] as LineSigns,
    before: lines[start - 1],
    after: lines[end],
    date,
    kind: date ? (date.period ? 'period' : 'date') : 'undated',
    inner: lines.slice(start, end).filter((one) => one !== date),
    isFirst: at !== null && !lines.slice(0, at).some(isDated),
  };
}

const named = (name: string, one: LineSigns | undefined) =>
  one ? one.signs.map((sign) => `${name} ${sign}`) : [`${name} none`];

const wordsMost = 12;
const wordsOf = (name: string, one: LineSigns) =>
  one.words.slice(0, wordsMost).map((word) => `${name} ${word}`);

/** The number of its lines, and what each of them and its neighbors show. */
function lineFeatures({ start, end, at, first, last, before, after, date, kind, inner }: Header): string[] {
  const shape = at === null ? `${end - start}` : `${at - start} ${end - 1 - at}`;
  return [
    kind,
    `${kind} shape ${shape}`,
    `${kind} rows ${end - start}`,
    ...named('first', first),
    ...named('before', before),
    ...named('after', after),
    ...(end - start > 1 ? named('last', last) : []),
    ...named(kind, date ?? first),
    ...(date
      ? [...named('dated', date), `${date.dateForm} shape ${shape}`, ...wordsOf('dated word', date)]
      : []),
    ...inner.flatMap((one) => [...named('name', one), ...wordsOf('word', one)]),
    `after first ${after?.words[0] ?? ''}`,
    `before first ${before?.words[0] ?? ''}`,
  ];
}

const ratios = [0.85, 0.96, 1.04, 1.2];
const gaps = [0.1, 0.3, 0.5, 0.9, 1.6];

/** How print and space change from one line to the next. */
function turnFeatures(name: string, one: LineSigns | undefined, other: LineSigns | undefined): string[] {
  if (!one || !other) return [];
  const weight = ({ line }: LineSigns) => (line.isBold ? 'bold' : 'plain');
  const mark = ({ line }: LineSigns) => (line.isBullet ? 'item' : 'plain');
  const ratio = other.line.fontSize > 0 ? one.line.fontSize / other.line.fontSize : 1;
  return [
    `${name} ${weight(one)} ${weight(other)}`,
    `${name} ${mark(one)} ${mark(other)}`,
    ...(one.look === other.look ? [`${name} alike`] : []),
    `${name} ratio ${stepOf(ratio, ratios)}`,
    `${name} gap ${stepOf(other.line.gapAbove, gaps)}`,
  ];
}

const isName = (one: LineSigns | undefined) => has(one, 'like') && !isDated(one);
const parts = ['role', 'employer', 'legal', 'school', 'place', 'hasplace'];

/** Space within it, its edges, and the names that it takes and leaves. */
function edgeFeatures(header: Header): string[] {
  const { lines, start, end, at, first, last, before, after, date, inner, isFirst } = header;
  const gap = stepOf(first.line.gapAbove, [0.3, 0.6]);
  return [
    ...lines
      .slice(start + 1, end)
      .flatMap(({ line }) => [
        `within gap ${stepOf(line.gapAbove, gaps.slice(0, -1))}`,
        ...(line.region === first.line.region ? [] : ['regions']),
      ]),
    ...turnFeatures('start', before, first),
    ...turnFeatures('end', last, after),
    `start closed ${has(before, 'closed')} ${has(before, 'item')} gap ${gap}`,
    ...(at === null
      ? [`undated before dated ${isDated(after)} ${isDated(before)} ${isDated(lines[end + 1])}`]
      : []),
    ...(isFirst
      ? [`first leaves ${Math.min(start, 3)}`, `first leaves ${Math.min(start, 3)} ${isName(before)}`]
      : []),
    `leaves above ${isName(before)} ${isName(lines[start - 2])}`,
    `leaves below ${isName(after)} ${isName(lines[end + 1])}`,
    ...parts.map((sign) => {
      const inside = inner.some((one) => has(one, sign)) || has(date, sign);
      const [above, below] = [before, after].map((one) => isName(one) && has(one, sign));
      return `${sign} ${inside} above ${above} below ${below}`;
    }),
  ];
}

/** What is known of lines that may be a header, each feature once. */
const featuresOf = (header: Header) => [...new Set([...lineFeatures(header), ...edgeFeatures(header)])];

/** "• 2015 - 2016: search" under a title with a longer time: what was done within that post. */
function isWithin(at: number, above: number | undefined, lines: readonly LineSigns[]): boolean {
  const [period, whole] = [lines[at]?.period, above === undefined ? null : lines[above]?.period];
  if (above === undefined || !period?.startDate || !whole?.startDate || period.startDate < whole.startDate)
    return false;
  const header = lines.slice(Math.max(0, above - 1), above + 2);
  const isEnded = whole.isCurrent || (!period.isCurrent && (period.endDate ?? '') <= (whole.endDate ?? ''));
  return isEnded && header.some((one) => !one.line.isBullet && has(one, 'role'));
}

/** The lines with a period or a single date. */
function anchorsOf(lines: readonly LineSigns[]): number[] {
  const anchors: number[] = [];
  for (const [at, one] of lines.entries()) {
    const above = anchors.findLast((before) => lines[before]?.period && !lines[before].line.isBullet);
    if (!isDated(one) || one.line.text.length > longestDated) continue;
    const isItem =
      one.line.isBullet && (isWithin(at, above, lines) || (has(one, 'verb') && !periodOf(one.line)));
    if (!isItem) anchors.push(at);
  }
  return anchors;
}

/** All blocks of lines of a section that may be headers. */
export function blocksOf(given: readonly PlacedLine[]): Block[] {
  const usual = usualSize(given);
  const lines = given.map((line) => signsOf(line, usual));
  const anchors = anchorsOf(lines);
  const dated = new Set(anchors);
  const isOpen = (at: number) => {
    const one = lines[at];
    const isItem = one?.line.isBullet && !has(one, 'names by label');
    return one !== undefined && !dated.has(at) && !isItem && one.line.text.length <= longestLine;
  };
  const block = (start: number, end: number, at: number | null): Block => ({
    start,
    end,
    at,
    period: at === null ? null : ((lines[at] as LineSigns).period ?? (lines[at] as LineSigns).date),
    features: featuresOf(headerAt(lines, start, end, at)),
  });
  const blocks: Block[] = [];
  for (const at of anchors)
    for (let above = 0; above <= aboveMost && (above === 0 || isOpen(at - above)); above += 1)
      for (let below = 0; below <= belowMost && (below === 0 || isOpen(at + below)); below += 1)
        blocks.push(block(at - above, at + below + 1, at));
  for (const start of lines.keys())
    for (let rows = 1; rows <= undatedMost && isOpen(start + rows - 1); rows += 1)
      blocks.push(block(start, start + rows, null));
  return blocks;
}
