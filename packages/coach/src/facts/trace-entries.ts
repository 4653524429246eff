import type { UnsupportedFact } from '@greenroom/domain';
import { readingOfText } from '../resume/reading-of-text.ts';
import { entriesOf, type ResumeEntry } from '../resume/resume-entries.ts';
import { readFigures } from './read-numbers.ts';
import { fact, type TracedSentence } from './sentences.ts';
import {
  bareName,
  foreignWork,
  type Known,
  samePeriod,
  type TupleSource,
  tupleSourceOf,
} from './trace-tuples.ts';

/** Jobs told in one line ("Analyst at Fjord Labs 2021-2024; clerk at Mercury 2018-2021") as lines of a resume. */
const asLines = (text: string) => `Experience\n${text.replace(/;\s*|\.\s+(?=\p{Lu})/gu, '\n')}`;

/** The jobs that the sources tell of, where a caller does not name them. */
export const entriesOfTexts = (texts: readonly string[]): ResumeEntry[] =>
  texts.flatMap((text) => {
    const entries = text.includes('\n') ? entriesOf(readingOfText(text)) : [];
    return entries.length > 0 || !/\d{4}/.test(text) ? entries : entriesOf(readingOfText(asLines(text)));
  });

const placeOf = (text: string, words: string): TracedSentence | null => {
  const line = words.split('\n')[0] as string;
  const start = text.indexOf(line);
  return start < 0 ? null : { text: line, start };
};

const agree = (one: string, other: string) => one === other || one.includes(other) || other.includes(one);

function traceHeader(text: string, claimed: Known, own: readonly Known[]): UnsupportedFact[] {
  const found: UnsupportedFact[] = [];
  const whole = (words: TracedSentence) => ({ start: 0, end: words.text.length });
  const title = claimed.title && placeOf(text, claimed.entry.title);
  if (title && !own.some((one) => one.title === '' || agree(one.title, claimed.title)))
    found.push(fact('tuple', title, whole(title), `The resume has another title at ${claimed.entry.name}.`));
  const [period] = claimed.periods;
  const periods = own.flatMap((one) => one.periods);
  if (period && periods.length > 0 && !periods.some((one) => samePeriod(one, period))) {
    const words = claimed.entry.text.split('\n').at(-1) as string;
    const date = placeOf(text, words);
    if (date)
      found.push(fact('tuple', date, whole(date), `These are not the dates of ${claimed.entry.name}.`));
  }
  return found;
}

function traceWork(
  text: string,
  entry: ResumeEntry,
  own: readonly Known[],
  source: TupleSource,
): UnsupportedFact[] {
  const figures = new Set(own.flatMap((one) => [...one.figures]));
  const others = new Set(source.entries.flatMap((one) => [...one.figures]));
  return entry.highlights.flatMap((highlight) => {
    const sentence = placeOf(text, highlight);
    if (!sentence) return [];
    const foreign = foreignWork(sentence, own, source);
    if (foreign) return [foreign];
    return readFigures(sentence.text)
      .filter((figure) => !figures.has(figure.key) && others.has(figure.key))
      .map((figure) => fact('tuple', sentence, figure, `This belongs to another entry than ${entry.name}.`));
  });
}

/**
 * A generated resume, entry by entry: employer, title, dates and work have to stand together in the source as well. A text that
 * is no resume has no entries and gives nothing.
 */
export function traceEntries(text: string, source: TupleSource): UnsupportedFact[] {
  if (source.entries.length < 2 || !text.includes('\n')) return [];
  const claimed = entriesOf(readingOfText(text));
  const { entries } = tupleSourceOf(claimed, []);
  return claimed.flatMap((entry, at) => {
    const own = source.entries.filter((one) => agree(one.name, bareName(entry.name)));
    if (own.length === 0) return [];
    return [...traceHeader(text, entries[at] as Known, own), ...traceWork(text, entry, own, source)];
  });
}
