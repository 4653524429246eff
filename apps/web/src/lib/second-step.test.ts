import type { Session } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { awaitsSecondStep, claimsOf } from './second-step.ts';

const token = (claims: object) => `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.b`;
const session = (aal: string, statuses: string[]) =>
  ({
    access_token: token({ aal }),
    user: { factors: statuses.map((status) => ({ status })) },
  }) as unknown as Session;

it.each([
  ['aal1', ['verified'], true],
  ['aal1', ['unverified', 'verified'], true],
  ['aal2', ['verified'], false],
  ['aal1', ['unverified'], false],
  ['aal1', [], false],
])('a session of %s with factors %j awaits its second step: %s', (aal, statuses, awaits) => {
  expect(awaitsSecondStep(session(aal, statuses))).toBe(awaits);
});

it('awaits its second step where the token of an account with a factor cannot be read', () => {
  expect(awaitsSecondStep({ ...session('aal2', ['verified']), access_token: 'garbage' })).toBe(true);
  expect(claimsOf('garbage')).toEqual({});
});
