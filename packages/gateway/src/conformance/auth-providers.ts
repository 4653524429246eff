import { deepEqual, equal, match } from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { freshEmail, join } from './auth-steps.ts';
import { differs, supported } from './claim.ts';
import type { Stage } from './stage.ts';

let people = 0;
const freshPerson = () => ({ id: String(++people), email: freshEmail(), name: 'New' });

/** Goes the way of a browser, from an address of the gateway or the provider to where it ends on the site. */
async function visit(stage: Stage, address: string | null): Promise<URL> {
  let next = new URL(address ?? '');
  let cookie = '';
  for (;;) {
    const isHere = next.pathname.startsWith('/auth/v1/');
    const response = isHere
      ? await stage.send('GET', `${next.pathname}${next.search}`, { headers: { cookie } })
      : await fetch(next, { redirect: 'manual' });
    if (isHere) cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    next = new URL(response.headers.get('location') ?? '');
    if (isHere && next.origin === new URL(stage.siteUrl).origin) return next;
  }
}

const skipBrowserRedirect = true;

async function linked(stage: Stage): Promise<SupabaseClient> {
  const { client } = await join(stage, 'pkce');
  stage.provider.person = freshPerson();
  const { data } = await client.auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect } });
  const back = await visit(stage, data?.url ?? null);
  equal((await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')).error, null);
  return client;
}

const namesOf = async (client: SupabaseClient) =>
  (await client.auth.getUserIdentities()).data?.identities.map(({ provider }) => provider);

/** Signing in with accounts elsewhere. */
export const authProviders = supported(
  'Auth: other providers',
  [
    '`signInWithOAuth` with `google` and `github`, `exchangeCodeForSession`',
    async (stage) => {
      for (const provider of ['google', 'github'] as const) {
        const client = stage.client(undefined, 'pkce');
        const person = freshPerson();
        stage.provider.person = person;
        const { data } = await client.auth.signInWithOAuth({ provider, options: { skipBrowserRedirect } });
        const back = await visit(stage, data.url);
        const done = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
        deepEqual([done.data.user?.email, done.data.user?.app_metadata.provider], [person.email, provider]);
      }
    },
    differs('with `auth.providers`; without `provider_token`'),
  ],
  [
    '`signInWithOAuth` of the implicit flow, and refusals in the redirect',
    async (stage) => {
      stage.provider.person = freshPerson();
      const options = { skipBrowserRedirect };
      const { data } = await stage.client().auth.signInWithOAuth({ provider: 'google', options });
      match((await visit(stage, data.url)).hash, /access_token=.*token_type=bearer/);
      stage.provider.person = null;
      match((await visit(stage, data.url)).search, /error=access_denied/);
    },
  ],
  [
    '`linkIdentity`, `getUserIdentities`, `unlinkIdentity`',
    async (stage) => {
      const client = await linked(stage);
      deepEqual(await namesOf(client), ['email', 'github']);
      const identity = (await client.auth.getUserIdentities()).data?.identities[1];
      if (identity) equal((await client.auth.unlinkIdentity(identity)).error, null);
      deepEqual(await namesOf(client), ['email']);
    },
    differs('never the last one, nor the email identity'),
  ],
);

/** Verifying access tokens without asking the server who somebody is. */
export const authKeys = supported('Auth: signing keys', [
  '`getClaims` with the keys of `/.well-known/jwks.json`',
  async (stage) => {
    const { client } = await join(stage);
    const jwks = await (await stage.send('GET', '/auth/v1/.well-known/jwks.json')).json();
    const { data, error } = await client.auth.getClaims(undefined, { jwks });
    deepEqual([error, data?.header.alg, data?.claims.role], [null, 'ES256', 'authenticated']);
  },
  'ES256, or RS256 with a key of one’s own; HS256 with `auth.tokenSigning: "shared-secret"`',
]);
