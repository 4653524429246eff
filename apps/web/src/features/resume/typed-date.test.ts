import { describe, expect, it } from 'vitest';
import { isFutureDate, readTypedDate, shownDate } from './typed-date.ts';

describe('a date as somebody types it', () => {
  it.each([
    ['2021', 'en', '2021'],
    ['2021-03', 'en', '2021-03'],
    ['2021-03-14', 'en', '2021-03'],
    ['3/2021', 'en', '2021-03'],
    ['03-2021', 'en', '2021-03'],
    [' Mar 2021 ', 'en', '2021-03'],
    ['Sept. 2021', 'en', '2021-09'],
    ['September 2021', 'es', '2021-09'],
    ['marzo de 2021', 'es', '2021-03'],
  ])('%s (%s) is %s', (text, locale, date) => {
    expect(readTypedDate(text, locale)).toBe(date);
  });

  it.each(['', 'soon', '13/2021', '2021-00', '1821', '202', '03/21', 'ma 2021', 'xyz 2021'])(
    '%s is none',
    (text) => {
      expect(readTypedDate(text, 'en')).toBeNull();
    },
  );

  it.each([
    ['2030', true],
    ['2026-12', true],
    ['2026-11', false],
    ['2026', false],
    ['2019-03', false],
    ['soon', false],
    ['', false],
  ])('%s is in the future in November 2026: %s', (date, isFuture) => {
    expect(isFutureDate(date, '2026-11')).toBe(isFuture);
  });

  it('is shown with its month first, and as it was typed where it is none', () => {
    expect(shownDate('2021-03')).toBe('03/2021');
    expect(shownDate('2021')).toBe('2021');
    expect(shownDate('soon')).toBe('soon');
  });
});
