import type { UnsupportedFact } from '@greenroom/domain';
import { findPeriod, type Period } from '../resume/dates.ts';
import { everydayStems } from '../text/common-words.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { figureKeys, readFigures } from './read-numbers.ts';
import { fact, type TracedSentence } from './sentences.ts';
import { wordsOf } from './support.ts';

/** A job, a study or a post of the source: what belongs together and may not be mixed. */
export interface SourceEntry {
  name: string;
  title: string;
  /** Everything the source says of it, dates included. */
  text: string;
}

/** A name without case and punctuation. */
export const bareName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An entry made ready to be compared. */
export interface Known {
  entry: SourceEntry;
  name: string;
  title: string;
  figures: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  periods: readonly Period[];
  /** All that the source says of it, and its lines after name and title, as bare words. */
  plain: string;
  lines: readonly string[];
}

/** Entries made ready to be compared, once for a whole text. */
export interface TupleSource {
  entries: readonly Known[];
  /** How many lines of all sources hold a stem. */
  countInAll: ReadonlyMap<string, number>;
}

const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));

function countStems(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) for (const stem of stemsOf(line)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Reads the entries of a source and counts where else their words stand. */
export function tupleSourceOf(entries: readonly SourceEntry[], sources: readonly string[]): TupleSource {
  return {
    entries: entries.map((entry) => ({
      entry,
      name: bareName(entry.name),
      title: bareName(entry.title),
      figures: figureKeys(entry.text),
      stems: stemsOf(entry.text),
      periods: entry.text.split('\n').flatMap((line) => findPeriod(line) ?? []),
      plain: ` ${bareName(entry.text)} `,
      lines: entry.text
        .split('\n')
        .slice(2)
        .map(bareName)
        .filter((line) => line.length > 8 && line.includes(' ')),
    })),
    countInAll: countStems(sources.join('\n').split('\n')),
  };
}

const holds = (plain: string, words: string) => words.length > 2 && plain.includes(` ${words} `);

/** A title that belongs to an entry which the sentence does not speak of. The longest title explains its words. */
function foreignTitle(
  sentence: TracedSentence,
  plain: string,
  named: readonly Known[],
  all: readonly Known[],
) {
  let rest = plain;
  for (const one of all.toSorted((a, b) => b.title.length - a.title.length)) {
    if (!holds(rest, one.title)) continue;
    rest = rest.replaceAll(` ${one.title} `, ' · ');
    const isOwn = named.some((own) => own.title === one.title);
    if (isOwn) continue;
    const at = sentence.text.toLowerCase().indexOf(one.entry.title.toLowerCase());
    const start = Math.max(0, at);
    const end = at < 0 ? sentence.text.length : start + one.entry.title.length;
    return fact(
      'tuple',
      sentence,
      { start, end },
      `This title belongs to another entry than ${named[0]?.entry.name}.`,
    );
  }
  return undefined;
}

/** The same start and end, as far as both say them. */
export const samePeriod = (a: Period, b: Period) => {
  const agree = (one?: string, other?: string) =>
    one === undefined || other === undefined || one.startsWith(other) || other.startsWith(one);
  return (
    agree(a.startDate, b.startDate) &&
    agree(a.endDate, b.endDate) &&
    (a.isCurrent === b.isCurrent || (!a.endDate && !b.endDate))
  );
};

function foreignPeriod(sentence: TracedSentence, named: readonly Known[]) {
  const claimed = findPeriod(sentence.text);
  const own = named.flatMap((one) => one.periods);
  if (!claimed || own.length === 0 || own.some((one) => samePeriod(one, claimed))) return undefined;
  // The whole span over several posts at one employer is theirs as well.
  const starts = own.map((one) => one.startDate?.slice(0, 4));
  const ends = own.map((one) => (one.isCurrent ? undefined : one.endDate?.slice(0, 4)));
  const isSpan =
    starts.includes(claimed.startDate?.slice(0, 4)) &&
    ends.includes(claimed.isCurrent ? undefined : claimed.endDate?.slice(0, 4));
  return isSpan
    ? undefined
    : fact('tuple', sentence, claimed, `These are not the dates of ${named[0]?.entry.name}.`);
}

/** A line of another entry, word for word. */
function foreignLine(plain: string, named: readonly Known[], source: TupleSource): boolean {
  const isOwn = (line: string) => named.some((one) => one.plain.includes(` ${line} `));
  return source.entries
    .filter((one) => !named.some((own) => own.name === one.name))
    .some((one) => one.lines.some((line) => holds(plain, line) && !isOwn(line)));
}

const foreignShare = 0.5;
/** Of a sentence in which nothing is the entry's own. */
const strangeShare = 0.34;

/** Work that only another entry tells of. */
export function foreignWork(
  sentence: TracedSentence,
  named: readonly Known[],
  source: TupleSource,
): UnsupportedFact | undefined {
  const whole = fact(
    'tuple',
    sentence,
    { start: 0, end: sentence.text.length },
    `Another entry than ${named[0]?.entry.name} tells of this.`,
  );
  if (foreignLine(` ${bareName(sentence.text)} `, named, source)) return whole;
  const ownWords = new Set(named.flatMap((one) => wordsOf(`${one.entry.name} ${one.entry.title}`)));
  const stems = [...stemsOf(sentence.text)].filter((stem) => !everydayStems.has(stem) && !ownWords.has(stem));
  if (stems.length === 0) return undefined;
  const isOwn = (stem: string) => named.some((one) => one.stems.has(stem));
  const others = source.entries.filter((one) => !named.some((own) => own.name === one.name));
  const inOthers = (stem: string) => others.filter((one) => one.stems.has(stem)).length;
  const foreign = stems.filter(
    (stem) => !isOwn(stem) && inOthers(stem) > 0 && (source.countInAll.get(stem) ?? 0) <= inOthers(stem),
  );
  const isForeign = foreign.length >= 2 && foreign.length > stems.length * foreignShare;
  const isNobodys = foreign.length > 0 && foreign.length >= stems.length * strangeShare && !stems.some(isOwn);
  return isForeign || isNobodys ? whole : undefined;
}

/** A sentence that names one employer may hold only that employer's dates, titles, figures and work. */
export function traceTuples(sentence: TracedSentence, source: TupleSource): UnsupportedFact[] {
  const plain = ` ${bareName(sentence.text)} `;
  const named = source.entries.filter((one) => holds(plain, one.name));
  if (named.length === 0) return [];
  const own = new Set(named.flatMap((one) => [...one.figures]));
  const others = new Set(source.entries.flatMap((one) => [...one.figures]));
  const period = foreignPeriod(sentence, named);
  const title = foreignTitle(sentence, plain, named, source.entries);
  const work = title || period ? undefined : foreignWork(sentence, named, source);
  const mixed = readFigures(sentence.text)
    .filter((figure) => !own.has(figure.key) && others.has(figure.key))
    .map((figure) =>
      fact('tuple', sentence, figure, `This belongs to another entry than ${named[0]?.entry.name}.`),
    );
  return [period, title, ...mixed, work].filter((one) => one !== undefined);
}
