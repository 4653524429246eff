import { describe, expect, it } from 'vitest';
import { allPrintable, printable } from './printable.ts';

/** Fonts that hold Latin letters, signs of punctuation and Polish accents. */
const isLatin = (codePoint: number) => codePoint < 0x250 || (codePoint >= 0x2010 && codePoint <= 0x2026);

function print(text: string) {
  let missing = 0;
  return { text: printable(text, isLatin, () => void missing++), missing };
}

describe('a text in the file', () => {
  it('keeps letters outside Latin 1, composed or not', () => {
    expect(print('Łukasz Żółć')).toEqual({ text: 'Łukasz Żółć', missing: 0 });
    expect(print('Łukasz Żółć'.normalize('NFD'))).toEqual({ text: 'Łukasz Żółć', missing: 0 });
  });

  it('shows ? for what no font holds, once for each character', () => {
    expect(print('山田 and 😀')).toEqual({ text: '?? and ?', missing: 3 });
  });

  it('drops what prints nothing, and keeps lines', () => {
    expect(print('one\r\ntwo\tthree\u0000\u00ad\u200d')).toEqual({ text: 'one\ntwo three', missing: 0 });
  });

  it('reaches every text of a structure and nothing else', () => {
    const data = { score: 68, lines: ['a', { seen: 'b', cap: null }] };
    expect(allPrintable(data, (text) => `${text}!`)).toEqual({
      score: 68,
      lines: ['a!', { seen: 'b!', cap: null }],
    });
  });
});
