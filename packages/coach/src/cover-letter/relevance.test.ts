import type { LetterEntry } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { rankJobs, relevanceFor, titleLikeness } from './relevance.ts';

const ad = `Delivery Driver

Responsibilities
- Deliver packages to homes on a local route
- Load and unload the van by hand
- Keep the delivery log

Requirements
- One year of driving experience`;

const job = (title: string, isCurrent: boolean, ...lines: string[]): LetterEntry => ({
  kind: 'work',
  title,
  name: 'Northgate Supplies',
  isCurrent,
  lines,
});

describe('what a line says to who wrote the ad', () => {
  const relevanceOf = relevanceFor(ad, 'Delivery Driver');

  it('is more where it shares the words of a duty', () => {
    const close = relevanceOf('Delivered 90 packages a day on a route of 40 miles');
    expect(close).toBeGreaterThan(relevanceOf('Organized a chess tournament for 300 visitors'));
    expect(relevanceOf('Organized a chess tournament for 300 visitors')).toBe(0);
  });

  it('puts the job that does this work before a newer one that does not', () => {
    const history = [
      job('Cafe Lead', true, 'Organized a chess tournament for 300 visitors'),
      job('Delivery Driver', false, 'Delivered 90 packages a day on a route of 40 miles'),
    ];
    expect(rankJobs(history, 'Delivery Driver', relevanceOf)).toEqual([1, 0]);
  });

  it('puts the newer of two jobs of the same kind first', () => {
    const history = [job('Cook', true, 'Cooked the lunch'), job('Cook', false, 'Cooked the lunch')];
    expect(rankJobs(history, 'Driver', relevanceOf)).toEqual([0, 1]);
  });
});

it.each([
  ['Catering Delivery Driver', 'Delivery Driver', 1],
  ['Lead Maintenance', 'Maintenance Supervisor', 1],
  ['Nurse Manager', 'Store Manager', 0],
])('the title %j is like the role %j by %d', (title, role, share) => {
  expect(titleLikeness(title, role)).toBe(share);
});
