import { describe, expect, it } from 'vitest';
import { bestQuote } from './find-quotes.ts';

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
