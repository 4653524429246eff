import { expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readRelevance, subjectOf } from './relevance.ts';

const subject = subjectOf(readPassage('Tell me about a time you missed a deadline.'), undefined);
const of = (answer: string) =>
  readRelevance(subject, new Set(readPassage(answer).tokens.map(({ stem }) => stem)));

it('is high for an answer in the words of the question, and 0 without any', () => {
  expect(of('I missed the deadline for a report.').value).toBe(1);
  expect(of('The deadline was Friday.').value).toBeGreaterThan(0);
  expect(of('I like to cook pasta.').value).toBe(0);
});

it('knows words that mean nearly the same, without counting them', () => {
  expect(of('I like to cook pasta.').isRelated).toBe(false);
  expect(of('We were late with the deadline.').isRelated).toBe(true);
});

it('asks nothing of an answer to a question without telling words', () => {
  const empty = subjectOf(readPassage('Please tell me about it.'), undefined);
  expect(readRelevance(empty, new Set(['cook']))).toEqual({ value: 1, isRelated: true });
});
