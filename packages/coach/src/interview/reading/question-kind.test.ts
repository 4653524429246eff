import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { findAuthored } from '../matching/question-points.ts';
import { kindOfQuestion } from './question-kind.ts';

const kindOf = (text: string) => kindOfQuestion(readPassage(text), undefined, 'mixed');

describe('the kind of a question that somebody typed', () => {
  it.each([
    ['Tell me about a bug in production that was your fault.', 'behavioural'],
    ['Tell me about a day at work that was yours to plan.', 'behavioural'],
    ['Tell me about a bug that only shows up in production.', 'knowledge'],
    ['A coworker typed a password into a fake page. What are your next steps?', 'situational'],
    ['The truck is late and the dock is full. What is your first step?', 'situational'],
  ])('is told by its words: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    'Tell me about a time you had to speak up about safety.',
    'How would you teach fractions to a class that is split in two?',
    'How do you go about checking a pump?',
  ])('and nobody else has authored what it asks: %s', (text) => {
    expect(findAuthored(text)).toEqual({ known: undefined });
  });
});
