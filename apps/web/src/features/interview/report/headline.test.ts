import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.ts';
import type { MarginNote } from './report.ts';

const long =
  'As a result errors fell by 40% within 22 minutes, and I added a check to the pipeline so that it has not come back';

const landed = (quote: string): MarginNote => ({
  answerIndex: 0,
  answer: `${quote}.`,
  evidence: {
    criterion: 'communication_clarity',
    kind: 'strength',
    quote,
    start: 0,
    end: quote.length,
    message: 'You put a number on the result.',
  },
});

describe('headlineOf', () => {
  it('leaves out a long quote that is shown right below', () => {
    const verdict = `You put a number on the result. "${long}." Question 1 has the most room.`;
    expect(headlineOf(verdict, [landed(long)])).toBe(
      'You put a number on the result. Question 1 has the most room.',
    );
  });

  it('keeps a long quote that is shown nowhere else', () => {
    const verdict = `You put a number on the result. "${long}."`;
    expect(headlineOf(verdict, [landed('Something else that they said')])).toBe(verdict);
  });

  it('keeps a short quote', () => {
    const verdict = 'You put a number on the result. "Handoff took 25 minutes."';
    expect(headlineOf(verdict, [landed('Handoff took 25 minutes')])).toBe(verdict);
  });
});
