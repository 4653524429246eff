import type { AnswerScore } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { lineLang, remarkLang } from './remark-language.ts';
import type { AnswerReport } from './report.ts';

const detail = {
  evidence: [
    { message: 'Preguntas antes de actuar.', lang: 'es' },
    { message: 'You put a number on the result.' },
  ],
  flags: [{ message: 'Eso puede hacer daño a alguien.', lang: 'es' }],
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
    ['Question 1: You put a number on the result.', 'en'],
    ['', 'en'],
  ])('is found in a line that was put together: %s', (line, expected) => {
    expect(lineLang(line, answers)).toBe(expected);
  });
});
