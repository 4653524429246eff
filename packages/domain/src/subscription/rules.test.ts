import { describe, expect, it } from 'vitest';
import { isOwnAddress } from './rules.ts';

const own = ['https://greenroom.example', 'http://localhost:3000'];

describe('an address to come back to', () => {
  it.each([
    ['https://greenroom.example/dashboard', true],
    ['http://localhost:3000/dashboard?from=checkout#top', true],
    ['https://greenroom.example', true],
    ['http://greenroom.example/dashboard', false],
    ['https://greenroom.example.evil.example/', false],
    ['https://greenroom.example@evil.example/', false],
    ['https://user:word@greenroom.example/', false],
    ['https://greenroom.example:8443/', false],
    ['https:\\\\evil.example\\@greenroom.example/', false],
    ['//greenroom.example/', false],
    ['/dashboard', false],
    ['javascript:alert(1)//greenroom.example', false],
    ['data:text/html,greenroom.example', false],
    [' https://greenroom.example/', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isOwnAddress(address, own)).toBe(expected);
  });
});
