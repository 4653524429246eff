import { expect, it } from 'vitest';
import { countText, lengthText } from './text-length.ts';

it.each([
  ['', 0, 0],
  ['   ', 3, 0],
  ['One two', 7, 2],
  [' One\n\ntwo  three ', 17, 3],
])('counts the characters and words of %j', (text, characters, words) => {
  expect(countText(text)).toEqual({ characters, words });
});

it('says a length in words', () => {
  expect(lengthText(countText('I'))).toBe('1 character, 1 word');
  expect(lengthText(countText('I led'))).toBe('5 characters, 2 words');
});
