import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readClauses } from './clauses.ts';

const clausesOf = (text: string) => {
  const passage = readPassage(text);
  return readClauses(passage).map(({ from, to }) =>
    passage.tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );
};
const takenBack = (text: string) => {
  const clauses = readClauses(readPassage(text));
  return clauses.filter(({ isTakenBack }) => isTakenBack).length / clauses.length;
};

describe('clauses', () => {
  it.each([
    ['I called her the next day, and she came back.', ['i called her the next day', 'and she came back']],
    ['I stayed calm because he was new.', ['i stayed calm', 'because he was new']],
    [
      'I told my boss about it and we changed the list',
      ['i told my boss about it', 'and we changed the list'],
    ],
    ['we talked for an hour I wrote it all down', ['we talked for an hour', 'i wrote it all down']],
    ['Yes, sure.', ['yes sure']],
    ['', []],
  ])('splits %j', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });
});

describe('what a text takes back', () => {
  it.each([
    ['I check the dose twice. But that is not needed.', true],
    ['It is wrong that you check the dose twice.', true],
    ['Only a beginner would say this. I check the dose and call the doctor.', true],
    ['I check the dose and call the doctor. I would do the opposite.', true],
    ['The header has options that are not important for routing, so I skip them.', false],
    ['My colleague wanted to wait. I did the opposite and called at once.', false],
    ['I never skip the check.', false],
  ])('%j: %s', (text, isTaken) => {
    expect(takenBack(text) > 0).toBe(isTaken);
  });
});
