import type { UnsupportedFact } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { markFacts } from './mark-facts.ts';

describe('facts that no input supports', () => {
  const fact = (quote: string, start: number): UnsupportedFact => ({
    ...{ kind: 'number', quote, start, end: start + quote.length, reason: '' },
  });

  it('are cut out of the text, which stays whole', () => {
    const text = 'Saved 40% and hired 12 people';
    const pieces = markFacts(text, [fact('12', 20), fact('40%', 6)]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.mark).map((piece) => piece.text)).toEqual(['40%', '12']);
  });

  it('are found again where the text has moved, and left out where it is gone', () => {
    const pieces = markFacts('We hired 12 people', [fact('12', 2), fact('40%', 6)]);
    expect(pieces.filter((piece) => piece.mark)).toMatchObject([{ text: '12', start: 9 }]);
  });
});
