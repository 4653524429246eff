import { describe, expect, it } from 'vitest';
import { cutBetweenWords } from './cut-between-words.ts';

describe('a text that is too long', () => {
  it.each([
    { name: 'short enough, as it is', text: 'one two', length: 7, expected: 'one two' },
    { name: 'cut after its last whole word', text: 'one two three', length: 9, expected: 'one two' },
    {
      name: 'cut at a space that stands at the length',
      text: 'one two three',
      length: 7,
      expected: 'one two',
    },
    {
      name: 'without a space, every letter of the length stays',
      text: 'x'.repeat(20),
      length: 9,
      expected: 'x'.repeat(9),
    },
    {
      name: 'with its only space at the front, letters stay',
      text: ` ${'x'.repeat(20)}`,
      length: 9,
      expected: ` ${'x'.repeat(8)}`,
    },
    { name: 'never within a sign of two units', text: '😀😀😀', length: 3, expected: '😀' },
    { name: 'never with spaces at the end', text: 'one   two', length: 5, expected: 'one' },
    { name: 'cut at a line break, too', text: 'one\ntwo three', length: 5, expected: 'one' },
  ])('is $name', ({ text, length, expected }) => {
    expect(cutBetweenWords(text, length)).toBe(expected);
  });
});
