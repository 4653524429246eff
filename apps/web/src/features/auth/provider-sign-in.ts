import { t } from '@lingui/core/macro';
import type { UserIdentity } from '@supabase/supabase-js';
import { loadConfig } from '@/lib/config.ts';
import { keysWith, sessionStore, writeText } from '@/lib/kept.ts';
import {
  endProviderReturn,
  keepVisit,
  type ProviderName,
  type ProviderReturn,
  providerLabels,
  providerNames,
} from '@/lib/provider-return.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import { providerClient, supabase } from '@/lib/supabase.ts';
import { type AccountResult, messageOf, run } from './account.ts';

/** The providers that the server is set up for. None where it can't be asked: email and password work without. */
export async function offeredProviders(): Promise<readonly ProviderName[]> {
  try {
    const { url, publishableKey } = await loadConfig();
    const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } });
    const { external } = await response.json();
    return providerNames.filter((name) => external?.[name] === true);
  } catch {
    return [];
  }
}

/** Leaves nothing of a sign-in elsewhere in the tab. */
function forgetProviderSignIn(): void {
  const tab = sessionStore();
  for (const key of keysWith(storageKeys.providerSignIn, tab)) writeText(key, null, tab);
}

/** Goes to a provider to sign in, and comes back to `/auth`. `from` is the page to go on to. */
export const continueWith = (provider: ProviderName, from: string) =>
  run(async () => {
    const client = await providerClient();
    keepVisit({ provider, purpose: 'sign-in', from });
    return client.auth.signInWithOAuth({ provider, options: { redirectTo: `${location.origin}/auth` } });
  });

/** Goes to a provider to connect an account there with the signed-in user, and comes back to `/settings`. */
export const connectWith = (provider: ProviderName) =>
  run(async () => {
    const { data } = await (await supabase()).auth.getSession();
    const client = await providerClient();
    if (data.session) {
      const { error } = await client.auth.setSession(data.session);
      if (error) return { error };
    }
    keepVisit({ provider, purpose: 'link', from: null });
    const asked = await client.auth.linkIdentity({
      provider,
      options: { redirectTo: `${location.origin}/settings`, skipBrowserRedirect: true },
    });
    // The verifier stays for the way back, the copy of the session doesn't.
    writeText(storageKeys.providerSignIn, null, sessionStore());
    if (asked.error) {
      forgetProviderSignIn();
      return asked;
    }
    if (asked.data.url) location.assign(asked.data.url);
    return asked;
  });

/** Why it didn't work, in words that say what to do. */
function providerErrorText({ visit, error }: ProviderReturn): string {
  const provider = visit ? providerLabels[visit.provider] : t`the other account`;
  switch (error) {
    case 'access_denied':
      return t`You canceled at ${provider}. Nothing has changed.`;
    case 'provider_email_needs_verification':
      return t`Your email isn't verified at ${provider}. Verify it there and try again, or use your email here.`;
    case 'identity_already_exists':
      return t`This ${provider} account is already connected to a Greenroom account.`;
    case 'bad_oauth_state':
    case 'bad_oauth_callback':
    case 'flow_state_not_found':
      return t`Signing in took too long, or the sign-in was opened in another browser. Please try again.`;
    case 'user_banned':
    case 'over_request_rate_limit':
      return messageOf({ code: error, message: error });
    default:
      return t`Something went wrong with ${provider}. Please try again.`;
  }
}

/** The refusal of an exchange, worded as the one of an address is. */
function worded(came: ProviderReturn, error: Error & { code?: string }): AccountResult {
  const isOffline = error.name === 'AuthRetryableFetchError';
  const text = isOffline ? messageOf(error) : providerErrorText({ ...came, error: error.code ?? '' });
  return { ok: false, message: text };
}

/** Ends what a provider began: signs in, or connects the account. What went wrong is answered, never thrown. */
export async function finishProviderReturn(came: ProviderReturn): Promise<AccountResult> {
  endProviderReturn();
  if (came.code === null) {
    forgetProviderSignIn();
    return { ok: false, message: providerErrorText(came) };
  }
  try {
    const client = await providerClient();
    const { data, error } = await client.auth.exchangeCodeForSession(came.code);
    if (error) return worded(came, error);
    const { auth } = await supabase();
    if (came.visit?.purpose === 'sign-in') return await run(() => auth.setSession(data.session));
    // Connected. The session that came with it isn't needed, and the stored user learns of it.
    await client.auth.signOut({ scope: 'local' });
    return await run(() => auth.refreshSession());
  } catch {
    return worded(came, new Error());
  } finally {
    forgetProviderSignIn();
  }
}

/** Takes back a way to sign in. The server refuses the last one. */
export const disconnect = (identity: UserIdentity) =>
  run(async () => {
    const { auth } = await supabase();
    const { error } = await auth.unlinkIdentity(identity);
    return error ? { error } : auth.refreshSession();
  });
