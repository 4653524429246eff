import { describe, expect, it } from 'vitest';
import { opensWithBase, opensWithPast } from './verb-forms.ts';

const opens = (text: string) => opensWithBase(text.split(' '));

describe('words that are a verb here and a noun there', () => {
  it.each([
    'support tickets fell 23%',
    'order errors are down by half',
    'support calls went from 40 a day to 12',
    'repair times for the vans dropped a lot',
    'book sales rose in the second year',
    'report runs now take 10 minutes',
    'design reviews were done in a week',
    'cover letters had fewer mistakes',
    'run times improved by a third',
  ])('are what the sentence is about where its verb comes later: %s', (text) => {
    expect(opens(text)).toBe(false);
  });

  it.each([
    'support 40 teachers',
    'support teachers in two schools',
    'order supplies for the whole floor',
    'repair the vans that were left outside',
    'handle all returns, which were late',
    'report numbers to the manager and kept the log',
    'process 50 claims a day',
    'answer phones when the desk was full',
    'pack orders received by noon',
  ])('are what was done where it is the verb: %s', (text) => {
    expect(opens(text)).toBe(true);
  });
});

describe('words that are what was done here and what something was like there', () => {
  it.each([
    ['lost parcels went from 9 a week to 2', false],
    ['returned items fell by half', false],
    ['failed inspections were down to 1', false],
    ['lost 9 parcels', true],
    ['trained new cooks who stayed', true],
    ['cut costs, sales went up', true],
    ['fixed bugs and sales rose', true],
    ['led the team when orders fell', true],
    ['reduced waste', true],
  ])('%s', (text, isDone) => {
    expect(opensWithPast(text.split(' '))).toBe(isDone);
  });
});
