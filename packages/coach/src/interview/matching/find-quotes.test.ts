import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readingsOf } from '../reading/plain-reading.ts';
import { fullestQuote, quoteAround } from './find-quotes.ts';

/** The place of the quote for the first of two points, by what each quote holds of both. */
const placeOf = (shows: number[], held: [number, number][]) =>
  fullestQuote(
    Float64Array.from(shows),
    (clause) => ({ clause, held: Float64Array.from(held[clause] ?? []) }),
    0,
  )?.clause;

describe('the words to quote', () => {
  it.each([
    [
      'hold most of what is said of the point',
      [1.2, 0.3],
      [
        [0.4, 0],
        [0.9, 0],
      ],
      1,
    ],
    [
      'lead over the other points, where they hold as much',
      [1, 1],
      [
        [0.9, 0.8],
        [0.9, 0.1],
      ],
      1,
    ],
    [
      'never show nothing',
      [0, 0.3],
      [
        [2, 0],
        [0.2, 0],
      ],
      1,
    ],
    [
      'are none where nothing shows the point',
      [0, 0],
      [
        [1, 0],
        [1, 0],
      ],
      undefined,
    ],
    ['are none in an empty answer', [], [], undefined],
  ] as [string, number[], [number, number][], number | undefined][])('%s', (_, shows, held, expected) => {
    expect(placeOf(shows, held)).toBe(expected);
  });
});

const dictated =
  'I like it because I see people get better I trained six new nurses last year and five of them are still with us and before that I was on a surgical floor for two years the boss there taught me to slow down and um I still do that when it gets loud';

describe('a quote from dictated words', () => {
  const around = (words: string) => {
    const { shown } = readingsOf(readPassage(dictated));
    expect(shown.isSpoken).toBe(true);
    const start = dictated.indexOf(words);
    return quoteAround(shown, { start, end: start + words.length })?.quote;
  };

  it.each([
    ['trained six', 'I trained six new nurses last year and five of them are still with us'],
    ['five of them', 'I trained six new nurses last year and five of them are still with us'],
    ['people get better', 'I like it because I see people get better'],
  ])('of %j is the clauses that belong together, not what was said before and behind', (words, quote) => {
    expect(around(words)).toBe(quote);
  });

  it.each(['surgical floor', 'slow down', 'gets loud'])('of %j ends on no joint', (words) => {
    expect(around(words)).toContain(words);
    expect(around(words)).not.toMatch(/ (?:and|before|that|um|and um)$/);
  });
});
