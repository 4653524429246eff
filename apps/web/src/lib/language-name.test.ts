import { describe, expect, it } from 'vitest';
import { languageNamed } from './language-name.ts';

describe('the name of a language', () => {
  it.each([
    ['Japanese', 'en', 'Japanese'],
    ['Japanese', 'es', 'japonés'],
    ['Polish', 'es', 'polaco'],
    ['a language in Cyrillic', 'es', 'a language in Cyrillic'],
  ])('%s in %s is %s', (name, locale, said) => {
    expect(languageNamed(name, locale)).toBe(said);
  });
});
