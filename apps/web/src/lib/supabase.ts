import type { Database } from '@greenroom/domain';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config.ts';
import { storageKeys } from './storage-keys.ts';

export type Backend = SupabaseClient<Database>;

let pending: Promise<Backend> | undefined;

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

async function connect(): Promise<Backend> {
  const { url, publishableKey } = await loadConfig();
  return createClient<Database>(url, publishableKey, {
    auth: {
      storageKey: storageKeys.auth,
      flowType: 'implicit',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
    },
  });
}
