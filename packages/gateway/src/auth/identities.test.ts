import { type LoopbackProvider, startLoopbackProvider } from '@greenroom/testing/loopback-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, signedUp, siteUrl, startAuth } from './auth-fixture.ts';
import { withAuthenticator } from './factor-fixture.ts';
import { landed, openBrowser, providersAt, signInAddress } from './oauth-fixture.ts';

let stage: AuthStage;
let provider: LoopbackProvider;
let people = 9_000;

beforeAll(async () => {
  provider = await startLoopbackProvider();
  stage = await startAuth({
    providers: providersAt(provider),
    signIn: { anonymous: true, totp: true },
  });
});
afterAll(async () => {
  await stage.close();
  await provider.close();
});
beforeEach(() => {
  provider.person = { id: String(++people), email: freshEmail() };
});

type Client = ReturnType<AuthStage['visitor']>['client'];

/** A PKCE client that is signed in as somebody. */
async function pkceClientOf(session: { access_token: string; refresh_token: string }): Promise<Client> {
  const { client } = stage.visitor({ flowType: 'pkce' });
  await client.auth.setSession(session);
  return client;
}

async function linkAddress(client: Client, name: 'google' | 'github' = 'google'): Promise<string> {
  const { data, error } = await client.auth.linkIdentity({
    provider: name,
    options: { redirectTo: `${siteUrl}/settings`, skipBrowserRedirect: true },
  });
  if (error || !data.url) throw error ?? new Error('no address');
  return data.url;
}

async function link(client: Client, name: 'google' | 'github' = 'google') {
  const { query } = await openBrowser(stage).signIn(await linkAddress(client, name));
  return client.auth.exchangeCodeForSession(query.get('code') ?? '');
}

const providersOf = async (client: Client) =>
  (await client.auth.getUserIdentities()).data?.identities.map((identity) => identity.provider);

describe('linkIdentity', () => {
  it('links whatever address the identity has, and both ways sign in to the same account', async () => {
    const { email, user, session } = await signedUp(stage);
    const client = await pkceClientOf(session);
    const { data, error } = await link(client);
    expect([error, data.user?.id, data.user?.email]).toEqual([null, user.id, email]);
    expect(await providersOf(client)).toEqual(['email', 'google']);
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] });
    expect(await stage.lastMail(email)).toMatchObject({ kind: 'identity_linked', provider: 'Google' });
    const { fragment } = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), 'google'));
    const again = await stage.visitor().client.auth.getUser(fragment.get('access_token') ?? '');
    expect(again.data.user?.id).toBe(user.id);
  });

  it('refuses an identity that somebody has, in the redirect', async () => {
    const one = await pkceClientOf((await signedUp(stage)).session);
    await link(one);
    const other = await pkceClientOf((await signedUp(stage)).session);
    for (const client of [one, other]) {
      const { query } = await openBrowser(stage).signIn(await linkAddress(client));
      expect(query.get('error_code')).toBe('identity_already_exists');
    }
  });

  it('links nothing for whoever lures somebody else to the provider', async () => {
    const attacker = await pkceClientOf((await signedUp(stage)).session);
    const lure = await linkAddress(attacker);
    const landing = await openBrowser(stage).signIn(lure);
    // The code is in the victim's browser, the verifier in the attacker's: nothing is linked before they meet.
    expect(await providersOf(attacker)).toEqual(['email']);
    const victim = stage.visitor({ flowType: 'pkce' }).client;
    await signInAddress({ client: victim } as never, 'google');
    const { error } = await victim.auth.exchangeCodeForSession(landing.query.get('code') ?? '');
    expect(error?.code).toBe('bad_code_verifier');
    expect(await providersOf(attacker)).toEqual(['email']);
  });

  it('in the implicit flow needs the cookie of the page that asked', async () => {
    const { session, visitor } = await signedUp(stage);
    const path = '/user/identities/authorize?provider=github&skip_http_redirect=true';
    const lure = await visitor.raw('GET', path, { bearer: session.access_token });
    const refused = await openBrowser(stage).signIn(String(lure.body.url));
    expect(refused.query.get('error_code')).toBe('bad_oauth_state');
    const browser = openBrowser(stage);
    const own = await visitor.raw('GET', path, { bearer: session.access_token });
    browser.keep(new Response(null, { headers: own.headers }));
    const done = landed(await browser.open(await browser.consent(String(own.body.url))));
    expect(done.fragment.get('access_token')).not.toBeNull();
    expect(await providersOf(visitor.client)).toEqual(['email', 'github']);
  });

  it('ends with the session that asked for it', async () => {
    const { session, client: original } = await signedUp(stage);
    const lure = await linkAddress(await pkceClientOf(session));
    await original.auth.signOut({ scope: 'local' });
    const { query } = await openBrowser(stage).signIn(lure);
    expect(query.get('error_code')).toBe('bad_oauth_state');
  });

  it('needs a sign-in, and the second factor where there is one', async () => {
    const nobody = await stage.visitor().raw('GET', '/user/identities/authorize?provider=google');
    expect(nobody.status).toBe(401);
    const { client, email, password } = await signedUp(stage);
    await withAuthenticator(client, stage.now);
    const other = stage.visitor({ flowType: 'pkce' }).client;
    await other.auth.signInWithPassword({ email, password });
    await expect(linkAddress(other)).rejects.toMatchObject({ code: 'insufficient_aal' });
  });
});

describe('an anonymous user', () => {
  it('keeps the id and takes over the address that the provider has verified', async () => {
    const client = stage.visitor({ flowType: 'pkce' }).client;
    const before = await client.auth.signInAnonymously();
    const { data } = await link(client);
    expect(data.user).toMatchObject({
      id: before.data.user?.id,
      email: provider.person?.email,
      is_anonymous: false,
    });
    expect(await providersOf(client)).toEqual(['google']);
  });

  it('takes over no address that is unverified or somebody’s, and stays as it was', async () => {
    const { email } = await signedUp(stage);
    const client = stage.visitor({ flowType: 'pkce' }).client;
    await client.auth.signInAnonymously();
    provider.person = { id: String(++people), email };
    expect((await link(client)).error?.code).toBe('email_exists');
    provider.person = { id: String(++people), email: freshEmail(), isVerified: false };
    expect((await link(client)).error?.code).toBe('provider_email_needs_verification');
    expect((await client.auth.getUser()).data.user).toMatchObject({ is_anonymous: true, identities: [] });
  });
});

describe('unlinkIdentity', () => {
  it('takes a way in back, tells the owner, and the identity is free again', async () => {
    const { email, user, session } = await signedUp(stage);
    const client = await pkceClientOf(session);
    await link(client);
    const identity = (await client.auth.getUserIdentities()).data?.identities[1];
    if (!identity) throw new Error('not linked');
    expect((await client.auth.unlinkIdentity(identity)).error).toBeNull();
    expect(await providersOf(client)).toEqual(['email']);
    expect((await stage.lastMail(email)).kind).toBe('identity_unlinked');
    const { fragment } = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), 'google'));
    const next = await stage.visitor().client.auth.getUser(fragment.get('access_token') ?? '');
    expect(next.data.user?.id).not.toBe(user.id);
  });

  it('never takes the last way in, nor sign-in by email', async () => {
    const client = stage.visitor({ flowType: 'pkce' }).client;
    const { query } = await openBrowser(stage).signIn(await signInAddress({ client } as never, 'github'));
    await client.auth.exchangeCodeForSession(query.get('code') ?? '');
    const [only] = (await client.auth.getUserIdentities()).data?.identities ?? [];
    if (!only) throw new Error('no identity');
    expect((await client.auth.unlinkIdentity(only)).error?.code).toBe('single_identity_not_deletable');

    const byEmail = await pkceClientOf((await signedUp(stage)).session);
    await link(byEmail);
    const [email] = (await byEmail.auth.getUserIdentities()).data?.identities ?? [];
    if (!email) throw new Error('no identity');
    expect((await byEmail.auth.unlinkIdentity(email)).error?.code).toBe(
      'email_conflict_identity_not_deletable',
    );
    expect(await providersOf(byEmail)).toEqual(['email', 'google']);
  });

  it('is for one’s own identities', async () => {
    const owner = await pkceClientOf((await signedUp(stage)).session);
    await link(owner);
    const identity = (await owner.auth.getUserIdentities()).data?.identities[1];
    const other = await pkceClientOf((await signedUp(stage)).session);
    await link(other, 'github').catch(() => {});
    if (!identity) throw new Error('not linked');
    expect((await other.auth.unlinkIdentity(identity)).error?.code).toBe('identity_not_found');
    expect(await providersOf(owner)).toEqual(['email', 'google']);
  });
});
