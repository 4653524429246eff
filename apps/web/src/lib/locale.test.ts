import { expect, it } from 'vitest';
import { wantedLocale } from './locale.ts';

const holding = (value: string | null) => ({ getItem: () => value });
const closed = {
  getItem: () => {
    throw new Error('closed');
  },
};

it.each([
  ['en', ['es-MX']],
  ['es', ['en-US']],
] as const)('a chosen %s holds, whatever the browser speaks', (chosen, languages) => {
  expect(wantedLocale(holding(chosen), languages)).toBe(chosen);
});

it.each([
  [['es-MX', 'en'], 'es'],
  [['es'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['de', 'es'], 'en'],
  [['est'], 'en'],
  [[], 'en'],
] as const)('without a choice %j starts in %s', (languages, locale) => {
  expect(wantedLocale(holding(null), languages)).toBe(locale);
  expect(wantedLocale(holding('constructor'), languages)).toBe(locale);
  expect(wantedLocale(closed, languages)).toBe(locale);
});
