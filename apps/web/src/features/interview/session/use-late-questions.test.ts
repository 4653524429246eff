import { expect, it } from 'vitest';
import type { Question } from '../opening.ts';
import { isBehind, withLate } from './use-late-questions.ts';

const set = (...texts: string[]) => texts.map((question_text) => ({ question_text })) as Question[];
const late = set;
const texts = (questions: readonly Question[]) => questions.map(({ question_text }) => question_text);

it('takes the questions that were written meanwhile, after the one that is shown', () => {
  const now = set('A?', 'B?', 'C?');
  expect(texts(withLate(now, late('A?', 'New B?', 'New C?'), 0))).toEqual(['A?', 'New B?', 'New C?']);
  expect(texts(withLate(now, late('New A?', 'New B?', 'New C?'), 1))).toEqual(['A?', 'B?', 'New C?']);
});

it('keeps the same list where nothing has changed, so that nothing starts over', () => {
  const now = set('A?', 'B?');
  expect(withLate(now, late('A?', 'B?'), 0)).toBe(now);
  expect(withLate(now, [], 0)).toBe(now);
});

it('adds the questions that were written in the meantime', () => {
  const now = set('A?');
  expect(texts(withLate(now, late('A?', 'B?'), 0))).toEqual(['A?', 'B?']);
});

it('is behind only where the server has a different question from the one on screen', () => {
  const now = set('A?', 'B?', 'C?');
  expect(isBehind(now, late('A?', 'New B?', 'C?'), 1)).toBe(true);
  expect(isBehind(now, late('A?', 'New B?', 'C?'), 0)).toBe(false);
  expect(isBehind(now, [], 2)).toBe(false);
});
