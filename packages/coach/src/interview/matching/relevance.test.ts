import { expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { eventStems, readRelevance, subjectOf } from './relevance.ts';

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
  expect(readRelevance(empty, new Set(['cook']))).toEqual({ value: 1, isRelated: true, isOpen: false });
});

it('leaves open what a story of an event is about, and counts its other telling words', () => {
  const about = (question: string, answer: string) =>
    readRelevance(
      subjectOf(readPassage(question), undefined),
      new Set(readPassage(answer).tokens.map(({ stem }) => stem)),
      eventStems,
    );
  const night = 'One night I left the freezer open and told the chef.';
  expect(about('Tell me about a mistake you made.', night)).toMatchObject({ isOpen: true, value: 1 });
  expect(about('Tell me about a mistake with a customer.', night)).toMatchObject({ isOpen: false, value: 0 });
});
