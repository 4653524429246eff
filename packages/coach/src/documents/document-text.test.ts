import { describe, expect, it } from 'vitest';
import { tidy } from './document-text.ts';

describe('ligatures that a font prints and its table calls by another letter', () => {
  it.each([
    ['eƯiciency', 'efficiency'],
    ['jeƯrey@hill.org', 'jeffrey@hill.org'],
    ['oƯice staƯ', 'office staff'],
    ['EducaƟon', 'Education'],
    ['aƩenƟon', 'attention'],
    ['soŌware', 'software'],
  ])('are the letters that the page shows: %s', (text, shown) => {
    expect(tidy(text)).toBe(shown);
  });

  it.each(['Ưng Hoàng Phúc', 'ƯU TIÊN', 'người lưu', 'Ōsaka'])(
    'are left alone where they are letters of a name: %s',
    (text) => {
      expect(tidy(text)).toBe(text);
    },
  );
});
