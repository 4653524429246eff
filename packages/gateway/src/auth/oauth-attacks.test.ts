import { generateKeyPairSync } from 'node:crypto';
import { type LoopbackProvider, startLoopbackProvider } from '@greenroom/testing/loopback-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, siteUrl, startAuth } from './auth-fixture.ts';
import { landed, openBrowser, providersAt, signInAddress } from './oauth-fixture.ts';

let stage: AuthStage;
let provider: LoopbackProvider;
let people = 5_000;

beforeAll(async () => {
  provider = await startLoopbackProvider();
  stage = await startAuth({ providers: providersAt(provider) });
});
afterAll(async () => {
  await stage.close();
  await provider.close();
});
beforeEach(() => {
  provider.person = { id: String(++people), email: freshEmail() };
  provider.claims = {};
  provider.idTokenHeader = {};
  provider.signingKey = null;
  provider.callbackExtra = {};
});

const address = (name: 'google' | 'github' = 'google') => signInAddress(stage.visitor(), name);

describe('login CSRF: a callback that another browser began', () => {
  it('signs nobody in, with or without cookies of its own flow, and stays usable for its own browser', async () => {
    const attacker = openBrowser(stage);
    const callback = await attacker.consent(await address());
    const victim = openBrowser(stage);
    expect(landed(await victim.open(callback)).query.get('error_code')).toBe('bad_oauth_state');
    await victim.consent(await address());
    const lured = landed(await victim.open(callback));
    expect(lured.query.get('error_code')).toBe('bad_oauth_state');
    expect(lured.fragment.get('access_token')).toBeNull();
    expect(landed(await attacker.open(callback)).fragment.get('access_token')).not.toBeNull();
  });

  it('is not helped by a cookie made up from the state', async () => {
    const callback = await openBrowser(stage).consent(await address());
    const victim = openBrowser(stage);
    const other = openBrowser(stage);
    await other.consent(await address());
    const [value] = [...other.cookies.values()];
    const own = openBrowser(stage);
    await own.consent(await address());
    for (const name of own.cookies.keys()) victim.cookies.set(name, value ?? '');
    expect(landed(await victim.open(callback)).query.get('error_code')).toBe('bad_oauth_state');
  });

  it('the cookie is for the callback alone, out of scripts’ reach and not sent with requests of other sites', async () => {
    const response = await stage.send(new Request(await address(), { redirect: 'manual' }), '10.3.3.3');
    expect(response.headers.get('set-cookie')).toMatch(
      /^gateway-oauth-[0-9a-f]{16}=[\w-]{43}; Path=\/auth\/v1\/callback; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});

describe('states and codes', () => {
  it('a state works once, for ten minutes, and never made up', async () => {
    const browser = openBrowser(stage);
    const callback = await browser.consent(await address());
    const cookies = new Map(browser.cookies);
    expect(landed(await browser.open(callback)).fragment.get('access_token')).not.toBeNull();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const exchanged = provider.exchanges;
    const again = landed(await browser.open(callback));
    expect([again.url.pathname, again.query.get('error_code')]).toEqual(['/auth', 'bad_oauth_state']);
    expect(provider.exchanges).toBe(exchanged);

    const late = await browser.consent(await address());
    stage.pass(601);
    expect(landed(await browser.open(late)).query.get('error_code')).toBe('bad_oauth_state');
    late.searchParams.set('state', 'x'.repeat(43));
    expect(landed(await browser.open(late)).query.get('error_code')).toBe('bad_oauth_state');
    late.searchParams.delete('state');
    expect(landed(await browser.open(late)).query.get('error_code')).toBe('bad_oauth_callback');
  });

  it('the code of one browser does nothing in the flow of another', async () => {
    const [one, other] = [openBrowser(stage), openBrowser(stage)];
    const stolen = (await one.consent(await address('github'))).searchParams.get('code') ?? '';
    const callback = await other.consent(await address('github'));
    callback.searchParams.set('code', stolen);
    expect(landed(await other.open(callback)).query.get('error_code')).toBe('unexpected_failure');
  });

  it('a client’s code works once, and with the verifier of its browser only', async () => {
    const visitor = stage.visitor({ flowType: 'pkce' });
    const landing = await openBrowser(stage).signIn(await signInAddress(visitor, 'google'));
    const code = landing.query.get('code') ?? '';
    const thief = stage.visitor({ flowType: 'pkce' });
    await signInAddress(thief, 'google');
    expect((await thief.client.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
    expect((await visitor.client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const again = await stage.visitor().raw('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(43) },
    });
    expect(again.body.error_code).toBe('flow_state_not_found');
  });

  it('a request can’t choose state, challenge, nonce or where the provider sends the browser', async () => {
    const url = new URL(await address());
    const wished = {
      state: 'mine',
      nonce: 'mine',
      redirect_uri: 'https://evil.example',
      client_id: 'mine',
      scope: 'repo',
      response_type: 'token',
      prompt: 'select_account',
    };
    for (const [name, value] of Object.entries(wished)) url.searchParams.set(name, value);
    const asked = (await openBrowser(stage).open(url)).searchParams;
    expect(asked.get('redirect_uri')).toBe(`${siteUrl}/auth/v1/callback`);
    expect(asked.get('prompt')).toBe('select_account');
    for (const name of ['state', 'nonce', 'client_id']) expect(asked.get(name)).not.toBe('mine');
    expect([asked.get('scope'), asked.get('response_type')]).toEqual(['openid email profile', 'code']);
  });
});

describe('open redirects', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    'https://site.example@evil.example',
    'https://site.example.evil.example',
    'https://evil.example\\@site.example',
    'javascript:alert(1)',
    'http://site.example',
  ])('redirect_to %j leads to the site, refused or not', async (redirectTo) => {
    const url = new URL(await address());
    url.searchParams.set('redirect_to', redirectTo);
    expect((await openBrowser(stage).signIn(url)).url.origin).toBe(siteUrl);
    provider.person = null;
    expect((await openBrowser(stage).signIn(url)).url.origin).toBe(siteUrl);
  });
});

describe('mix-up between providers', () => {
  it('a response that names another issuer is refused before its code goes anywhere', async () => {
    const browser = openBrowser(stage);
    provider.callbackExtra = { iss: 'https://honest.example' };
    const exchanged = provider.exchanges;
    const landing = await browser.signIn(await address());
    expect(landing.query.get('error_code')).toBe('bad_oauth_callback');
    expect(provider.exchanges).toBe(exchanged);
    provider.callbackExtra = { iss: provider.url };
    expect((await browser.signIn(await address())).fragment.get('access_token')).not.toBeNull();
  });

  it('the same number at another provider is somebody else', async () => {
    const first = await openBrowser(stage).signIn(await address('github'));
    provider.person = { id: provider.person?.id ?? '', email: freshEmail() };
    const second = await openBrowser(stage).signIn(await address('google'));
    const idOf = async (token: string | null) =>
      (await stage.visitor().client.auth.getUser(token ?? '')).data.user?.id;
    const ids = await Promise.all([first, second].map(({ fragment }) => idOf(fragment.get('access_token'))));
    expect(ids[0]).toBeDefined();
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('an id token is refused', () => {
  it.each<[string, () => void]>([
    ['for another client', () => (provider.claims = { aud: 'client-2' })],
    ['made for another party', () => (provider.claims = { aud: ['client-1', 'x'], azp: 'client-2' })],
    ['of another issuer', () => (provider.claims = { iss: 'https://accounts.google.com' })],
    ['of another sign-in', () => (provider.claims = { nonce: 'x'.repeat(43) })],
    ['without a nonce', () => (provider.claims = { nonce: undefined })],
    ['that has expired', () => (provider.claims = { exp: 1_000 })],
    ['without an end', () => (provider.claims = { exp: undefined })],
    ['without a subject', () => (provider.claims = { sub: undefined })],
    ['without a signature', () => (provider.idTokenHeader = { alg: 'none' })],
    ['that says HS256', () => (provider.idTokenHeader = { alg: 'HS256' })],
    ['of an unknown key id', () => (provider.idTokenHeader = { kid: 'other' })],
    [
      'signed by another key',
      () => (provider.signingKey = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey),
    ],
  ])('%s', async (_name, arrange) => {
    arrange();
    const landing = await openBrowser(stage).signIn(await address());
    expect(landing.query.get('error_code')).toBe('unexpected_failure');
    expect(landing.fragment.get('access_token')).toBeNull();
  });
});

it.each(['anon', 'authenticated', 'service_role'] as const)(
  'identities and flows are nobody’s to read or write: %s',
  async (role) => {
    for (const table of ['identities', 'oauth_flows', 'flow_codes']) {
      for (const statement of [`select * from auth.${table}`, `delete from auth.${table}`]) {
        const trying = stage.database.asCaller({ role, claims: { role } }, (tx) => tx.query(statement));
        await expect(trying).rejects.toMatchObject({ code: '42501' });
      }
    }
  },
);
