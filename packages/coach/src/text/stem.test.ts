import { describe, expect, it } from 'vitest';
import { rootOf } from './stem.ts';

describe('the root of a word', () => {
  it.each([
    ['use', 'us'],
    ['one', 'on'],
    ['evening', 'even'],
    ['willing', 'will'],
    ['personally', 'people'],
    ['cans', 'can'],
  ])('tells "%s" from "%s"', (word, other) => {
    expect(rootOf(word)).not.toBe(rootOf(other));
  });

  it.each([
    ['use', 'using'],
    ['one', 'ones'],
    ['evening', 'evenings'],
    ['colour', 'color'],
    ['went', 'gone'],
  ])('is the same for "%s" and "%s"', (word, other) => {
    expect(rootOf(word)).toBe(rootOf(other));
  });
});
