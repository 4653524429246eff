import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readingsOf } from '../reading/plain-reading.ts';
import { bestQuote, quoteAround } from './find-quotes.ts';

const at = (shows: number[], lead: number[]) => bestQuote(Float64Array.from(shows), Float64Array.from(lead));

describe('the clause to quote', () => {
  it.each([
    ['the one that leads most, of those that are anchored', [1.2, 1.4, 0.9], [0.5, 0.1, 2], 0],
    ['the one that leads most, where none is anchored', [0.2, 0.6, 0.5], [0.1, 0.2, 0.4], 2],
    ['never one that shows nothing', [0, 0.3], [3, -1], 1],
    ['none where nothing shows the point', [0, 0], [1, 1], -1],
    ['none of an empty answer', [], [], -1],
  ])('is %s', (_, shows, lead, expected) => {
    expect(at(shows, lead)).toBe(expected);
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
