import type { User } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { isPasswordSession } from './account-access.ts';
import { authenticatorsOf, nameOf } from './two-step.ts';

const factor = (id: string, type: string, status: string, day: number) => ({
  id,
  friendly_name: id === 'a' ? '' : id,
  factor_type: type,
  status,
  created_at: `2026-11-0${day}T00:00:00Z`,
  updated_at: `2026-11-0${day}T00:00:00Z`,
});

it('counts the apps that make valid codes, the oldest first, and neither recovery codes nor one that waits', () => {
  const factors = [
    factor('tablet', 'totp', 'verified', 3),
    factor('a', 'totp', 'verified', 2),
    factor('codes', 'recovery_code', 'verified', 1),
    factor('waits', 'totp', 'unverified', 4),
  ];
  const found = authenticatorsOf({ factors } as unknown as User);
  expect(found.map(nameOf)).toEqual(['Authenticator app', 'tablet']);
  expect(authenticatorsOf({} as User)).toEqual([]);
});

it.each([
  [['password'], true],
  [['totp', 'password'], true],
  [['recovery_code', 'password'], true],
  [['totp', 'recovery'], false],
  [['otp'], false],
  [['oauth'], false],
])('a session of %j asks for the current password: %s', (methods, asks) => {
  const claims = { amr: methods.map((method) => ({ method })) };
  const token = `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.b`;
  expect(isPasswordSession(token)).toBe(asks);
});
