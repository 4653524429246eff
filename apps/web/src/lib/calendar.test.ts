import { expect, it } from 'vitest';
import { dateOf, localDay } from './calendar.ts';

it('the day of a moment is that of the user, to its last minute', () => {
  expect(localDay(new Date(2026, 1, 3, 23, 59))).toBe('2026-02-03');
  expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
});

it('a day is the same day once it is a date', () => {
  expect(localDay(dateOf('2026-03-29'))).toBe('2026-03-29');
});
