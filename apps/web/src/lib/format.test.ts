import { describe, expect, it } from 'vitest';
import { formatClock, formatCount, formatPrice, formatScore, formatWhen } from './format.ts';
import { takeMessages } from './messages.ts';

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [-3, '0:00'],
    [9.9, '0:09'],
    [102, '1:42'],
    [1800, '30:00'],
    [3725, '1:02:05'],
  ])('%d seconds read %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('formatWhen', () => {
  const now = new Date(2026, 10, 19, 18, 12);

  it.each([
    [new Date(2026, 10, 19, 0, 1), 'Today, 12:01 AM'],
    [new Date(2026, 10, 18, 23, 59), 'Yesterday, 11:59 PM'],
    [new Date(2026, 10, 13, 9, 5), 'Friday, 9:05 AM'],
    [new Date(2026, 10, 12, 9, 5), 'Nov 12, 2026'],
    [new Date(2026, 10, 20, 9, 5), 'Nov 20, 2026'],
  ])('writes %s as %s', (date, text) => {
    expect(formatWhen(date, now).replaceAll('\u202f', ' ')).toBe(text);
  });

  it('counts calendar days across a change of the clocks', () => {
    const afterChange = new Date(2026, 9, 26, 8, 0);
    expect(formatWhen(new Date(2026, 9, 25, 22, 0), afterChange)).toMatch(/^Yesterday/);
  });
});

describe('numbers', () => {
  it('group thousands and keep one decimal of a score', () => {
    expect(formatCount(12_400)).toBe('12,400');
    expect(formatScore(72.25)).toBe('72.3');
    expect(formatScore(72)).toBe('72');
  });

  it('a price is in dollars, and another language says which', () => {
    expect([formatPrice(5), formatPrice(5, 'cents')]).toEqual(['$5', '$5.00']);
    const english = '$'.concat('{amount}');
    takeMessages('es', 'es-419', { [english]: `US${english}` });
    expect([formatPrice(5), formatPrice(5, 'cents')]).toEqual(['US$5', 'US$5.00']);
    takeMessages('en', 'en-US', {});
  });
});
