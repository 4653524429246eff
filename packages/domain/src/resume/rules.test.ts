import { describe, expect, it } from 'vitest';
import type { ReadingCoverage } from './parsed-contract.ts';
import { isDoubtfulReading, isUnknownResumeLanguage } from './rules.ts';

function coverage(lines: number, unassigned: number, datesOutside = 0): ReadingCoverage {
  const source = { page: 1, region: 'body', start: 0, end: 1, text: 'x' } as const;
  return { lines, unassigned: Array(unassigned).fill({ section: 'work', source }), datesOutside };
}

describe('isDoubtfulReading', () => {
  it.each<[string, ReadingCoverage | undefined, boolean]>([
    ['everything went into an entry', coverage(20, 0), false],
    ['exactly 15% of the lines are left', coverage(20, 3), false],
    ['more than 15% of the lines are left', coverage(20, 4), true],
    ['a date belongs to no entry', coverage(20, 0, 1), true],
    ['there are no such sections', coverage(0, 0), false],
    [
      'a quarter of the entries look wrong',
      { ...coverage(20, 0), entries: 8, suspects: ['work', 'work'] },
      false,
    ],
    ['few of the entries look wrong', { ...coverage(20, 0), entries: 4, suspects: ['work'] }, false],
    ['a third of the entries look wrong', { ...coverage(20, 0), entries: 3, suspects: ['education'] }, true],
    ['nothing was read', { ...coverage(0, 0), entries: 0, suspects: ['work'] }, true],
    ['the analysis is older than the coverage', undefined, false],
  ])('when %s', (_, given, expected) => {
    expect(isDoubtfulReading(given)).toBe(expected);
  });
});

describe('isUnknownResumeLanguage', () => {
  it.each([
    [undefined, false],
    ['Polish', false],
    ['Swedish', true],
    ['Japanese', true],
  ])('of %s is %s', (language, expected) => {
    expect(isUnknownResumeLanguage(language)).toBe(expected);
  });
});
