import type { Db } from '@greenroom/functions';
import type { Gateway, GatewaySecrets } from '@greenroom/gateway';
import { createClient } from '@supabase/supabase-js';

/** Never resolved: requests to it go to the gateway in this process. */
const inProcessUrl = 'http://gateway.internal';

/** Whose rights a client has: `token` is a bearer, `key` an API key. */
interface Credentials {
  token: string;
  key: string;
}

type RequestInfo = Parameters<Gateway['fetch']>[1];

/** The official client over the gateway in this process. */
export function connectInProcess(
  gateway: Pick<Gateway, 'fetch'>,
  { token, key }: Credentials,
  info: RequestInfo,
): Db {
  return createClient(inProcessUrl, key, {
    accessToken: async () => token,
    global: { fetch: (input, init) => gateway.fetch(new Request(input, init), info) },
  });
}

/** The official client with the server's own key: past row-level security, and with the administration of accounts. */
export function connectAsService(
  gateway: Pick<Gateway, 'fetch'>,
  { secretKey }: Pick<GatewaySecrets, 'secretKey'>,
  info: RequestInfo,
): Db {
  return createClient(inProcessUrl, secretKey, {
    // A client that is given an access token has no `auth`; without a session this one sends its key.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => gateway.fetch(new Request(input, init), info) },
  });
}
