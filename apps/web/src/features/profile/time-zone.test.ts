import { describe, expect, it, vi } from 'vitest';
import { timeZoneToStore } from './time-zone.ts';

describe('timeZoneToStore', () => {
  it.each([
    ['UTC', 'Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC', null],
    ['UTC', undefined, null],
    ['Asia/Tokyo', 'Europe/Berlin', null],
    [undefined, 'Europe/Berlin', null],
  ])('with %s stored and a browser in %s it is %s', (stored, browsers, zone) => {
    expect(timeZoneToStore(stored, () => browsers)).toBe(zone);
  });

  it("doesn't ask the browser where a zone is stored already", () => {
    const browsers = vi.fn(() => 'Europe/Berlin');
    timeZoneToStore('Asia/Tokyo', browsers);
    expect(browsers).not.toHaveBeenCalled();
  });
});
