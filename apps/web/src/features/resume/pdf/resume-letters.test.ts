import { describe, expect, it } from 'vitest';
import { printableWords } from './resume-letters.ts';

const isLatin = (codePoint: number) => codePoint < 0x250;

function print(text: string) {
  const missing: string[] = [];
  return { text: printableWords(text, isLatin, (letter) => missing.push(letter)), missing };
}

describe('the words of a printed resume', () => {
  it('keeps accents and leaves emoji out', () => {
    expect(print('Łukasz 🎉 Żółć 👩🏽‍💻')).toEqual({ text: 'Łukasz  Żółć ', missing: [] });
  });

  it('names letters that no font has', () => {
    expect(print('عمر').missing).toEqual(['ع', 'م', 'ر']);
  });
});
