import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

const long =
  'As a result errors fell by 40% within 22 minutes, and I added a check to the pipeline so that it has not come back';

describe('headlineOf', () => {
  it('leaves out a long quote that is shown right below', () => {
    const verdict = `You put a number on the result. "${long}." Question 1 has the most room.`;
    expect(headlineOf(verdict, [long])).toBe('You put a number on the result. Question 1 has the most room.');
  });

  it('keeps a long quote that is shown nowhere else', () => {
    const verdict = `You put a number on the result. "${long}."`;
    expect(headlineOf(verdict, ['Something else that they said'])).toBe(verdict);
  });

  it('keeps a short quote', () => {
    const verdict = 'You put a number on the result. "Handoff took 25 minutes."';
    expect(headlineOf(verdict, ['Handoff took 25 minutes'])).toBe(verdict);
  });
});
