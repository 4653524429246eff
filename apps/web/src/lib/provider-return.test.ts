import { describe, expect, it } from 'vitest';
import { type ProviderVisit, readProviderReturn } from './provider-return.ts';

const visit: ProviderVisit = { provider: 'google', purpose: 'sign-in', from: '/jobs?sort=new' };
const at = (address: string) => new URL(address, 'https://site.example');

describe('what a provider sends back', () => {
  it('is a code, which leaves the address', () => {
    expect(readProviderReturn(visit, at('/auth?code=abc'))).toEqual({
      came: { visit, code: 'abc', error: null },
      address: '/auth',
    });
  });

  it('counts for nothing in a tab that has not asked for a code', () => {
    expect(readProviderReturn(null, at('/auth?code=abc'))).toBeNull();
  });

  it('is an error by its name, in the query and behind the hash', () => {
    const address = '/auth?error=access_denied&error_description=No#error=access_denied&sb=';
    expect(readProviderReturn(visit, at(address))).toEqual({
      came: { visit, code: null, error: 'access_denied' },
      address: '/auth',
    });
    const named = '/settings?tab=1&error=server_error&error_code=identity_already_exists&code=x';
    expect(readProviderReturn(null, at(named))).toEqual({
      came: { visit: null, code: null, error: 'identity_already_exists' },
      address: '/settings?tab=1',
    });
  });

  it.each(['/auth', '/auth#sign-up', '/auth-confirmed#error=access_denied', '/auth#access_token=x'])(
    'is nothing at %s',
    (address) => {
      expect(readProviderReturn(visit, at(address))).toBeNull();
    },
  );
});
