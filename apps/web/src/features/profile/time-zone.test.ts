import { describe, expect, it } from 'vitest';
import { timeZoneToStore } from './time-zone.ts';

describe('timeZoneToStore', () => {
  it.each([
    ['UTC', 'Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC', null],
    ['UTC', undefined, null],
    ['Asia/Tokyo', 'Europe/Berlin', null],
    [undefined, 'Europe/Berlin', null],
  ])('with %s stored and a browser in %s it is %s', (stored, browsers, zone) => {
    expect(timeZoneToStore(stored, browsers)).toBe(zone);
  });
});
