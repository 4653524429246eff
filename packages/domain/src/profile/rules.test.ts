import { describe, expect, it } from 'vitest';
import { avatarLimitBytes } from './catalog.ts';
import { avatarPath, avatarPathIn, avatarRefusal, splitCompanies } from './rules.ts';

describe('target companies', () => {
  it.each([
    ['', []],
    [' , ,, ', []],
    ['Acme', ['Acme']],
    [' Acme ,Umbrella,, Acme , Foo Bar', ['Acme', 'Umbrella', 'Foo Bar']],
  ])('"%s" are split, trimmed and each named once', (text, names) => {
    expect(splitCompanies(text)).toEqual(names);
  });
});

describe('a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])('%s may be tried', (type) => {
    expect(avatarRefusal({ type, size: avatarLimitBytes })).toBeNull();
  });

  it.each([
    ['image/svg+xml', 10, 'svg'],
    ['application/pdf', 10, 'not_a_picture'],
    ['', 10, 'not_a_picture'],
    ['image/png', 0, 'empty'],
    ['image/png', avatarLimitBytes + 1, 'too_large'],
  ])('%s of %i bytes is refused with the reason', (type, size, reason) => {
    expect(avatarRefusal({ type, size })).toBe(reason);
  });

  it('lies at avatars/{userId}-{timestamp}.{ext}, which is read back from its address', () => {
    const path = avatarPath('u1', 17, 'image/jpeg');
    expect(path).toBe('avatars/u1-17.jpg');
    const address = `http://localhost/storage/v1/object/public/documents/${path}?t=1`;
    expect(avatarPathIn(address, 'u1')).toBe(path);
    for (const foreign of [
      null,
      '',
      'https://example.com/a.png',
      address.replace('u1', 'u2'),
      'x/object/public/documents/avatars/u1-/../x',
    ]) {
      expect(avatarPathIn(foreign, 'u1')).toBeNull();
    }
  });
});
