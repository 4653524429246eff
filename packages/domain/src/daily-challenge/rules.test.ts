import { describe, expect, it } from 'vitest';
import { readOptions, utcDay } from './rules.ts';

describe('readOptions', () => {
  it.each([
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['["A","B"]', ['A', 'B']],
    ['not json', []],
    ['{"a":1}', []],
    [null, []],
    [['A', 3, null], ['A']],
  ])('reads %j as %j', (value, expected) => {
    expect(readOptions(value)).toEqual(expected);
  });
});

it('a day ends at midnight UTC', () => {
  expect(utcDay(Date.UTC(2026, 1, 28, 23, 59, 59, 999))).toBe('2026-02-28');
  expect(utcDay(Date.UTC(2026, 2, 1))).toBe('2026-03-01');
});
