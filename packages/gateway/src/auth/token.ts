import { authError } from './errors.ts';
import { exchangeCode } from './flow-codes.ts';
import { limitByAddress } from './limits.ts';
import type { Endpoint } from './parts.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';

const grants: ReadonlyMap<string | null, Endpoint> = new Map([
  ['password', signIn],
  ['refresh_token', refreshSession],
  ['pkce', exchangeCode],
]);

/** POST /token: the grants password, refresh_token and pkce. */
export const token: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'token');
  const name = call.url.searchParams.get('grant_type');
  const grant = grants.get(name);
  if (name === 'web3') throw authError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  if (name === 'id_token') {
    throw authError(400, 'provider_disabled', 'Sign-in with an ID token is not enabled');
  }
  if (!grant) throw authError(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant(parts, call);
};
