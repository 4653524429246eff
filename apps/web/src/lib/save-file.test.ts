import { expect, it } from 'vitest';
import { fileDate } from './save-file.ts';

it('dates a file by the day of the user’s own calendar', () => {
  expect(fileDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
