import type { AnswerScore } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { lineLang, remarkLang, setLang } from './remark-language.ts';
import type { AnswerReport } from './report.ts';

const detail = {
  evidence: [
    { message: 'Preguntas antes de actuar.', lang: 'es' },
    { message: 'You put a number on the result.' },
  ],
  flags: [{ message: 'Eso puede hacer daño a alguien.', lang: 'es' }],
  points: [
    { ask: '¿Cómo terminó?', praise: 'Cuentas el final.', lang: 'es' },
    { ask: 'Why then?', praise: '' },
  ],
} as unknown as AnswerScore;
const answers = [{ detail }, { detail: null }] as AnswerReport[];

describe('the language of a remark', () => {
  it('is English, or what the model wrote in', () => {
    expect([remarkLang({}), remarkLang({ lang: 'es' })]).toEqual(['en', 'es']);
  });

  it.each([
    ['Question 1: Preguntas antes de actuar. "I asked her"', 'es'],
    ['Cuentas un caso, y preguntas antes de actuar, and more', 'es'],
    ['Question 2, "Why?". Eso puede hacer daño a alguien.', 'es'],
    ['¿Cómo terminó?', 'es'],
    ['Question 1: cuentas el final, and more', 'es'],
    ['Why then?', 'en'],
    ['Question 1: You put a number on the result.', 'en'],
    ['', 'en'],
  ])('is found in a line that was put together: %s', (line, expected) => {
    expect(lineLang(line, answers)).toBe(expected);
  });
});

it.each([
  [{ source: { lang: 'es', family: 'model' } }, 'es'],
  [{ source: { family: 'model' } }, 'en'],
  [null, 'en'],
])('the language of a set is what its note says: %j', (note, expected) => {
  expect(setLang(note)).toBe(expected);
});
