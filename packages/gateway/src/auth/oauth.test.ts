import { type LoopbackProvider, startLoopbackProvider } from '@greenroom/testing/loopback-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, openLink, signedUp, siteUrl, startAuth } from './auth-fixture.ts';
import { openBrowser, providersAt, signInAddress } from './oauth-fixture.ts';

let stage: AuthStage;
let provider: LoopbackProvider;
let people = 1_000;
const freshPerson = () => ({ id: String(++people), email: freshEmail(), name: 'Ada Example', login: 'ada' });

beforeAll(async () => {
  provider = await startLoopbackProvider();
  stage = await startAuth({ providers: providersAt(provider) });
});
afterAll(async () => {
  await stage.close();
  await provider.close();
});
beforeEach(() => {
  provider.person = freshPerson();
});

describe.each(['google', 'github'] as const)('signing in with %s', (name) => {
  it('makes an account, with PKCE towards the provider and for the client', async () => {
    const visitor = stage.visitor({ flowType: 'pkce' });
    const landing = await openBrowser(stage).signIn(await signInAddress(visitor, name));
    expect(landing.url.href).toMatch(/^https:\/\/site\.example\/auth\?code=[\w-]{43}$/);
    expect(provider.asked.get('code_challenge_method')).toBe('S256');
    const { data, error } = await visitor.client.auth.exchangeCodeForSession(landing.query.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: provider.person?.email,
      app_metadata: { provider: name, providers: [name] },
      user_metadata: { full_name: 'Ada Example', email_verified: true },
      identities: [{ provider: name, id: provider.person?.id, email: provider.person?.email }],
    });
    expect(data.user?.email_confirmed_at).toBeDefined();
    const claims = (await visitor.client.auth.getClaims(data.session?.access_token, { allowExpired: true }))
      .data;
    expect(claims?.claims.amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) }]);
  });

  it('gives a client of the implicit flow its session in the fragment', async () => {
    const visitor = stage.visitor();
    const { fragment, query } = await openBrowser(stage).signIn(await signInAddress(visitor, name));
    expect(query.size).toBe(0);
    const { data } = await visitor.client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe(provider.person?.email);
  });

  it('finds the same account again by who it is there, also after the address has changed', async () => {
    const first = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), name));
    const person = provider.person ?? freshPerson();
    provider.person = { ...person, email: freshEmail() };
    const second = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), name));
    const userOf = async (token: string | null) =>
      (await stage.visitor().client.auth.getUser(token ?? '')).data.user;
    const [before, after] = [first, second].map(({ fragment }) => fragment.get('access_token'));
    expect((await userOf(after ?? ''))?.id).toBe((await userOf(before ?? ''))?.id);
    expect((await userOf(after ?? ''))?.email).toBe(person.email);
  });

  it('says so in the redirect when somebody cancels there', async () => {
    provider.person = null;
    const landing = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), name));
    expect(landing.url.pathname).toBe('/auth');
    for (const params of [landing.query, landing.fragment]) {
      expect(params.get('error')).toBe('access_denied');
      expect(params.get('error_description')).toBe('The user has denied the request');
    }
  });

  it('makes no account of an address that the provider has not verified', async () => {
    provider.person = { ...freshPerson(), isVerified: false };
    const { query } = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), name));
    expect([query.get('error'), query.get('error_code')]).toEqual([
      'access_denied',
      'provider_email_needs_verification',
    ]);
    const { rows } = await stage.database.asOwner((tx) =>
      tx.query('select from auth.users where email = $1', [provider.person?.email]),
    );
    expect(rows).toHaveLength(0);
  });
});

describe('an account that is there', () => {
  it('gets the identity where both sides have confirmed the address, and a notice', async () => {
    const { email, user, client, password } = await signedUp(stage);
    provider.person = { ...freshPerson(), email };
    const { fragment } = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), 'google'));
    const signedIn = await stage.visitor().client.auth.getUser(fragment.get('access_token') ?? '');
    expect(signedIn.data.user?.id).toBe(user.id);
    expect(signedIn.data.user?.identities?.map((identity) => identity.provider)).toEqual(['email', 'google']);
    expect(await stage.lastMail(email)).toMatchObject({ kind: 'identity_linked', provider: 'Google' });
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('is not reached by an address that the provider has not verified', async () => {
    const { email, user } = await signedUp(stage);
    for (const name of ['google', 'github'] as const) {
      provider.person = { ...freshPerson(), email, isVerified: false };
      const { query } = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), name));
      expect(query.get('error_code')).toBe('provider_email_needs_verification');
    }
    const { rows } = await stage.database.asOwner((tx) =>
      tx.query('select from auth.identities where user_id = $1', [user.id]),
    );
    expect(rows).toHaveLength(0);
  });

  it('loses the password that a stranger gave it before anybody confirmed', async () => {
    const email = freshEmail();
    const stranger = stage.visitor();
    const password = 'Planted-24!room';
    await stranger.client.auth.signUp({ email, password });
    const planted = await stage.lastMail(email);
    provider.person = { ...freshPerson(), email };
    const { fragment } = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), 'github'));
    expect(fragment.get('access_token')).not.toBeNull();
    expect((await stranger.client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await openLink(stage, planted.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('stays closed while it is banned', async () => {
    const { email, user } = await signedUp(stage);
    const { admin } = stage.visitor({ key: stage.secrets.secretKey }).client.auth;
    await admin.updateUserById(user.id, { ban_duration: '24h' });
    provider.person = { ...freshPerson(), email };
    const { query } = await openBrowser(stage).signIn(await signInAddress(stage.visitor(), 'google'));
    expect([query.get('error'), query.get('error_code')]).toEqual(['access_denied', 'user_banned']);
  });

  it('of the provider alone may set its first password while the sign-in is fresh', async () => {
    const visitor = stage.visitor();
    const { fragment } = await openBrowser(stage).signIn(await signInAddress(visitor, 'google'));
    await visitor.client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    const password = 'Renewed-52!stage';
    const { data, error } = await visitor.client.auth.updateUser({ password });
    expect(error).toBeNull();
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['email', 'google']);
    const again = await visitor.client.auth.updateUser({ password: 'Another-52!stage' });
    expect(again.error?.code).toBe('current_password_required');
  });
});

describe('without configuration', () => {
  it('nothing is offered and the endpoint refuses in GoTrue’s words', async () => {
    const bare = await startAuth({ database: stage.database, secrets: stage.secrets });
    const visitor = bare.visitor();
    const settings = await visitor.raw('GET', '/settings');
    expect(settings.body.external).toMatchObject({ google: false, github: false, email: true });
    for (const name of ['google', 'github', 'apple', '', '__proto__']) {
      const { status, body } = await visitor.raw('GET', `/authorize?provider=${name}`);
      expect([status, body.error_code]).toEqual([400, 'validation_failed']);
      expect(body.msg).toBe('Unsupported provider: provider is not enabled');
    }
  });

  it('settings tell which providers are set up', async () => {
    const { body } = await stage.visitor().raw('GET', '/settings');
    expect(body.external).toMatchObject({ google: true, github: true });
  });

  it.each([
    ['plain HTTP', { clientId: 'a', clientSecret: 'b', url: 'http://provider.example' }],
    ['half a set-up', { clientId: 'a', clientSecret: '' }],
  ])('%s stops the start', async (_name, google) => {
    await expect(startAuth({ database: stage.database, providers: { google } })).rejects.toThrow(RangeError);
  });
});

it('new accounts of a network are limited as those by email are', async () => {
  const limited = await startAuth({
    database: stage.database,
    secrets: stage.secrets,
    providers: providersAt(provider),
    signUps: { perHour: 1 },
  });
  const browser = openBrowser(limited);
  const first = await browser.signIn(await signInAddress(limited.visitor(), 'google'));
  expect(first.fragment.get('access_token')).not.toBeNull();
  provider.person = freshPerson();
  const second = await browser.signIn(await signInAddress(limited.visitor(), 'google'));
  expect(second.query.get('error_code')).toBe('over_request_rate_limit');
});

it('a provider that is away or answers nonsense sends the browser back to the page with an error', async () => {
  const browser = openBrowser(stage);
  const callback = await browser.consent(await signInAddress(stage.visitor(), 'github'));
  provider.tokenStatus = 503;
  const back = await browser.open(callback);
  provider.tokenStatus = null;
  expect([back.pathname, back.searchParams.get('error_code')]).toEqual(['/auth', 'unexpected_failure']);
  const away = await startAuth({
    database: stage.database,
    providers: { google: { clientId: 'a', clientSecret: 'b', url: 'http://127.0.0.1:9' } },
  });
  const refused = await openBrowser(away).open(await signInAddress(away.visitor(), 'google'));
  expect([refused.origin, refused.searchParams.get('error_code')]).toEqual([siteUrl, 'unexpected_failure']);
  expect(stage.logs.join()).not.toContain(provider.clientSecret);
});
