import { expect, it } from 'vitest';
import { matchingStep, stepAt, toBase32, totpCode, totpUri } from './totp.ts';

const rfcKey = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('makes the code of RFC 6238 at %i s', (seconds, code) => {
  expect(totpCode(rfcKey, stepAt(seconds * 1_000))).toBe(code);
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j as RFC 4648 does', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
});

it('accepts the codes of the step before, now and after, and no others', () => {
  const now = 1_700_000_000_000;
  const steps = [-2, -1, 0, 1, 2].map((away) =>
    matchingStep(rfcKey, totpCode(rfcKey, stepAt(now) + away), now),
  );
  expect(steps.map((step) => step !== undefined)).toEqual([false, true, true, true, false]);
  for (const wrong of ['', '12345', '1234567', 'abcdef'])
    expect(matchingStep(rfcKey, wrong, now)).toBeUndefined();
});

it('names account and issuer in the address, whatever they contain', () => {
  const uri = new URL(totpUri(rfcKey, 'a&b@mail.example', 'The:Site?'));
  expect([uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual([
    'The:Site?',
    toBase32(rfcKey),
  ]);
});
