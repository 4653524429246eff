import type { Database } from '@greenroom/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config.ts';
import { storageKeys } from './storage-keys.ts';

export type Backend = SupabaseClient<Database>;

let pending: Promise<Backend> | undefined;
const listeners = new Set<(client: Backend) => void>();

/** Calls back as soon as the client is made. To be called before anything else asks for the client. */
export function whenConnected(listener: (client: Backend) => void): void {
  listeners.add(listener);
}

/**
 * The one client of the backend, made at the first call. It keeps the session in local storage, refreshes it by
 * itself and reads it from the address after a link from a mail. Rejects while the configuration can't be loaded;
 * the next call tries again.
 */
export function supabase(): Promise<Backend> {
  pending ??= connect().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** The official client knows one address for everything; the functions may be at another. */
function sendFunctionsTo(functionsUrl: string, url: string): typeof fetch {
  const area = `${url}/functions/v1/`;
  return (input, init) => {
    const isFunction = typeof input === 'string' && input.startsWith(area);
    return fetch(isFunction ? `${functionsUrl}/functions/v1/${input.slice(area.length)}` : input, init);
  };
}

/**
 * A second client, for the way to Google or GitHub and back. It uses PKCE, as the tab that leaves is the one that comes back,
 * while links of emails are opened anywhere. What it keeps is in the tab and goes by `forgetProviderSignIn`.
 */
export async function providerClient(): Promise<Backend> {
  const { url, publishableKey } = await loadConfig();
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(url, publishableKey, {
    auth: {
      storageKey: storageKeys.providerSignIn,
      storage: sessionStorage,
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}

async function connect(): Promise<Backend> {
  const { url, publishableKey, functionsUrl } = await loadConfig();
  // Loaded when it is needed: a page for signed-out visitors stands without it.
  const { createClient } = await import('@supabase/supabase-js');
  const client = createClient<Database>(url, publishableKey, {
    // The query client asks again; both together kept a failure from the page for 24 seconds.
    db: { retry: false },
    auth: {
      storageKey: storageKeys.auth,
      flowType: 'implicit',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
      experimental: { recoveryCodes: true },
    },
    ...(functionsUrl ? { global: { fetch: sendFunctionsTo(functionsUrl, url) } } : {}),
  });
  for (const listener of listeners) listener(client);
  return client;
}
