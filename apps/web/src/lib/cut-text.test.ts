import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const text = 'I led 12 people and saved 40%.';

it('cuts a text at its marks, given in any order, and loses nothing of it', () => {
  const pieces = cutText(text, [
    { start: 26, end: 29 },
    { start: 6, end: 8 },
  ]);
  expect(pieces.map((piece) => piece.text)).toEqual(['I led ', '12', ' people and saved ', '40%', '.']);
  expect(pieces.map(({ mark }) => mark !== null)).toEqual([false, true, false, true, false]);
  expect(pieces.every(({ text: words, start }) => text.startsWith(words, start))).toBe(true);
});

it('leaves a mark out that begins inside another', () => {
  const pieces = cutText(text, [
    { start: 6, end: 15 },
    { start: 9, end: 20 },
  ]);
  expect(pieces.map((piece) => piece.text)).toEqual(['I led ', '12 people', ' and saved 40%.']);
});
