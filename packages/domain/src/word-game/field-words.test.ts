import { describe, expect, it } from 'vitest';
import { difficulties } from '../interview/catalog.ts';
import { gameWords, wordLetters } from './catalog.ts';
import { workFields } from './field-of.ts';
import { everyGameWord, fieldWords } from './field-words.ts';

const lists = [
  ['general', gameWords] as const,
  ...workFields.map((field) => [field, fieldWords[field]] as const),
];
const everyWord = everyGameWord();
const sorted = (word: string) => [...word].sort().join('');
/** Endings that a clue could hide a word behind: HIRING in "hired". */
const stemOf = (word: string) => word.replace(/(?:ATION|MENT|TION|ING|ER|ES|S|E)$/, '');

describe('the word lists', () => {
  it('have at least 20 general words on each level and five of each field', () => {
    for (const difficulty of difficulties) {
      expect(gameWords[difficulty].length).toBeGreaterThanOrEqual(20);
      for (const field of workFields)
        expect(fieldWords[field][difficulty].length, `${field} ${difficulty}`).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(lists)('have %s words of the length of their level', (_, byLevel) => {
    for (const difficulty of difficulties) {
      const { least, most } = wordLetters[difficulty];
      for (const { word } of byLevel[difficulty]) {
        expect(word).toMatch(/^[A-Z]+$/);
        expect(word.length, word).toBeGreaterThanOrEqual(least);
        expect(word.length, word).toBeLessThanOrEqual(most);
      }
    }
  });

  it('have no word, no anagram of a word and no clue twice', () => {
    expect(new Set(everyWord.map(({ word }) => sorted(word))).size).toBe(everyWord.length);
    expect(new Set(everyWord.map(({ clue }) => clue)).size).toBe(everyWord.length);
  });

  it('have clues of one short sentence that contain neither the word nor its stem', () => {
    for (const { word, clue } of everyWord) {
      expect(clue, word).toMatch(/^[A-Z0-9].{9,58}\.$/);
      const words = clue.toUpperCase().split(/[^A-Z]+/);
      expect(
        words.filter((one) => one.startsWith(stemOf(word))),
        clue,
      ).toEqual([]);
    }
  });
});
