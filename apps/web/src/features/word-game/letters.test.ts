import { describe, expect, it } from 'vitest';
import { describeGuess, readGuess, usedLetters } from './letters.ts';

describe('readGuess', () => {
  it.each([
    ['résumé 1', 'RSUM'],
    ['out come', 'OUTCOME'],
    ['x'.repeat(50), 'X'.repeat(20)],
  ])('reads %s as %s', (text, expected) => {
    expect(readGuess(text)).toBe(expected);
  });
});

describe('usedLetters', () => {
  it('uses each tile once, the first free one first', () => {
    expect(usedLetters('METOCUO', 'OO')).toEqual([false, false, false, true, false, false, true]);
  });
  it('ignores letters that are not there', () => {
    expect(usedLetters('ABA', 'AXA')).toEqual([true, false, true]);
  });
});

it('says what stands there and how much is left', () => {
  expect(describeGuess('OU', 3)).toBe('Your word so far: O, U, 1 letter left');
  expect(describeGuess('', 7)).toBe('Your word so far: nothing yet, 7 letters left');
});
