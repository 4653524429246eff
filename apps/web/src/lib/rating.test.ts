import { describe, expect, it } from 'vitest';
import { ratingLabel, scoreTone } from './rating.ts';

describe('the colours and words of a score', () => {
  it.each([
    [100, 'good', 'Excellent'],
    [90, 'good', 'Excellent'],
    [89, 'good', 'Very Good'],
    [80, 'good', 'Very Good'],
    [79.9, 'fair', 'Good'],
    [70, 'fair', 'Good'],
    [69, 'fair', 'Average'],
    [60, 'fair', 'Average'],
    [59.9, 'weak', 'Needs Improvement'],
    [0, 'weak', 'Needs Improvement'],
  ])('%d is %s and reads %s', (score, tone, label) => {
    expect(scoreTone(score)).toBe(tone);
    expect(ratingLabel(score)).toBe(label);
  });
});
