import { describe, expect, it } from 'vitest';
import { recognitionLanguage } from './recognition-language.ts';

describe('the language of the recognition', () => {
  it.each<[string, string[], string]>([
    ['en', ['en-GB', 'en'], 'en-GB'],
    ['en', ['es-MX', 'es', 'en-IN'], 'en-IN'],
    ['en', ['en'], 'en-US'],
    ['en', ['de-DE'], 'en-US'],
    ['en', [], 'en-US'],
    ['es', ['en-US', 'es-AR'], 'es-AR'],
    ['es', ['eskimo-1', 'en-US'], 'es-419'],
    ['pt', [], 'pt'],
    ['und', ['ca-ES', 'es-ES'], 'ca-ES'],
    ['und', [], 'en-US'],
  ])('of an interview in %s is, in a browser of %j, %s', (interview, languages, tag) => {
    expect(recognitionLanguage(interview, languages)).toBe(tag);
  });
});
