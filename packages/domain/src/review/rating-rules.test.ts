import { describe, expect, it } from 'vitest';
import {
  isSameTerm,
  pointFoundIn,
  ratingOfAnswer,
  ratingOfPoint,
  ratingOfTelling,
  ratingOfTerm,
} from './rating-rules.ts';

describe('ratingOfAnswer', () => {
  it.each([
    [92, 40, 'easy'],
    [84, null, 'good'],
    [60, 60, 'good'],
    [59, 50, 'hard'],
    [59, 55, 'again'],
    [59, null, 'again'],
    [30, 5, 'again'],
  ])('rates %i after %s as %s', (score, before, expected) => {
    expect(ratingOfAnswer(score, before)).toBe(expected);
  });
});

describe('a point that was left out', () => {
  const point = (zone: 'seen' | 'counted' | 'perhaps' | 'ask') => ({
    points: [{ id: 'why', zone, ask: '', praise: '', quote: '', start: 0, end: 0, worth: 0 }],
  });

  it.each([
    ['seen', false, 'yes', 'good'],
    ['counted', false, 'yes', 'good'],
    ['perhaps', true, 'perhaps', 'hard'],
    ['perhaps', false, 'no', 'again'],
    ['ask', true, 'perhaps', 'hard'],
    ['ask', false, 'no', 'again'],
  ] as const)('that is %s, with words about it: %s, is found: %s', (zone, isAbout, found, rating) => {
    expect(pointFoundIn(point(zone), 'why', isAbout)).toBe(found);
    expect(ratingOfPoint(found)).toBe(rating);
  });

  it('is not found in a score that has no such point', () => {
    expect(pointFoundIn({}, 'why', false)).toBe('no');
  });
});

it('a word that took a hint was hard, and one that was not found comes again', () => {
  expect(ratingOfTerm({ right: true, hints: 0 })).toBe('good');
  expect(ratingOfTerm({ right: true, hints: 2 })).toBe('hard');
  expect(ratingOfTerm({ right: false, hints: 0 })).toBe('again');
  expect(isSameTerm(' salary ', 'SALARY')).toBe(true);
  expect(isSameTerm('salaries', 'SALARY')).toBe(false);
});

it.each([
  [4, 4, 'good'],
  [3, 4, 'good'],
  [2, 4, 'hard'],
  [1, 4, 'again'],
  [0, 0, 'good'],
] as const)('rates a story of which %i of %i sentences were told as %s', (told, of, rating) => {
  expect(ratingOfTelling({ told, of })).toBe(rating);
});
