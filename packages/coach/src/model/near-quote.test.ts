import { describe, expect, it } from 'vitest';
import { locateQuote } from './locate-quote.ts';
import { nearQuote } from './near-quote.ts';

const answer =
  "An index is on every column, because there is no downside to it. Then I said back what I had heard. I didn't call the 14 shops myself, and Ana did it.";

describe('a quote that a model copied almost', () => {
  it.each([
    [
      "An index is on every column, because there's no downside",
      'An index is on every column, because there is no downside',
    ],
    ['Then I said back what I heard', 'Then I said back what I had heard'],
    ['then I have said back what I had heard', 'Then I said back what I had heard'],
    ['I did not call the 14 shops myself', "I didn't call the 14 shops myself"],
  ])('is found as the answer has it: %s', (quote, found) => {
    const at = nearQuote(quote, answer);
    expect(at?.quote).toBe(found);
    expect(answer.slice(at?.start, at?.end)).toBe(found);
    expect(locateQuote(quote, answer)).toEqual(at);
  });

  it.each([
    ['another figure', 'I did not call the 40 shops myself'],
    ['the opposite', 'I did call the 14 shops myself'],
    ['too few of its words', 'Then I explained back to her what was said'],
    ['too short', 'what I would hear'],
    ['something else', 'I thanked everybody on the team for it'],
  ])('is not found where it is %s', (_, quote) => {
    expect(locateQuote(quote, answer)).toBeUndefined();
  });

  it('costs little in a long answer', () => {
    const long = Array.from({ length: 400 }, () => answer).join(' ');
    const startedAt = performance.now();
    expect(nearQuote(`${'then I said '.repeat(15)}nothing`, long)).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });
});
