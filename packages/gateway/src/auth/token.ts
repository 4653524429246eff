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
  const grant = grants.get(call.url.searchParams.get('grant_type'));
  if (!grant) throw authError(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant(parts, call);
};
