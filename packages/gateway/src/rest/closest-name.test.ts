import { expect, it } from 'vitest';
import { closestName } from './closest-name.ts';

it.each([
  ['author', ['authors', 'books'], 'authors'],
  ['Auhtors', ['authors', 'author_names'], 'authors'],
  ['authors', ['authors', 'author'], null],
  ['zzz', ['authors', 'books'], null],
  ['', ['authors'], null],
  ['x'.repeat(10_000), ['authors'], null],
])('finds for %j among %j the name %j', (wanted, names, expected) => {
  expect(closestName(wanted, names)).toBe(expected);
});
