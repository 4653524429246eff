import { describe, expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

describe('the address that limits count', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['203.0.113.9:51813', '203.0.113.9'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ])('counts %s as %s: an IPv6 host cannot change its address to be counted anew', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
