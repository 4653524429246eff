import { isDisguised, withoutLookalikes } from '../../text/lookalikes.ts';
import { type Passage, readPassage } from '../../text/passage.ts';
import { findPhrases } from '../../text/phrases.ts';
import { injectionBook, injectionMarks } from './injection-words.ts';

/** Start and end of some words in a text, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

const everyMark = new RegExp(injectionMarks, 'gi');

/** The words of an answer that speak to the scorer, also where signs stand for their letters, and the marks of them, in order. */
export function findOrders(passage: Passage): readonly Range[] {
  const readings = isDisguised(passage.text)
    ? [passage, readPassage(withoutLookalikes(passage.text))]
    : [passage];
  const phrases = readings.flatMap((reading) =>
    findPhrases(reading, injectionBook).flatMap(({ from, to }): Range[] => {
      const [first, last] = [reading.tokens[from], reading.tokens[to - 1]];
      return first && last ? [[first.start, last.end]] : [];
    }),
  );
  const marks = [...passage.text.matchAll(everyMark)].map(
    ({ index, 0: text }): Range => [index, index + text.length],
  );
  return [...phrases, ...marks].sort(([a], [b]) => a - b);
}
