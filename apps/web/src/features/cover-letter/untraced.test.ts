import type { UnsupportedFact } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { markUntraced } from './untraced.ts';

const fact = (quote: string, start: number): UnsupportedFact => ({
  ...{ kind: 'number', quote, start, end: start + quote.length, reason: '' },
});

it('marks exactly the words that nothing supports, and the letter stays whole', () => {
  const letter = 'I led 12 people and saved 40%.';
  const pieces = markUntraced(letter, [fact('40%', 26), fact('12', 6), fact('12', 7)]);
  expect(pieces.map(({ text }) => text).join('')).toBe(letter);
  expect(pieces.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['12', '40%']);
});
