import { describe, expect, it } from 'vitest';
import { readPassage } from './passage.ts';
import { plainTokens } from './plain-tokens.ts';

const plainly = (text: string) =>
  plainTokens(readPassage(text).tokens)
    .map(({ word }) => word)
    .join(' ');

describe('a text reads the same, whoever wrote it down', () => {
  it.each([
    ['numbers in words', 'two hundred and five orders', '205 orders'],
    ['a scale behind digits', '5 million lines', '5000000 lines'],
    ['percent', 'twenty five percent faster', '25% faster'],
    ['small numbers as words', '3 drivers', 'three drivers'],
    ['fillers', 'um so basically we moved it', 'so we moved it'],
    ['"like" as a verb', 'i like numbers', 'i like numbers'],
    ['a contraction without its apostrophe', 'i dont know', "i don't know"],
    ['"one" alone', 'one of them', 'one of them'],
    ['a word that every JavaScript object has', 'the constructor throws', 'the constructor throws'],
  ])('%s', (_, given, read) => {
    expect(plainly(given)).toBe(read);
  });
});
