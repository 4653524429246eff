import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthStage,
  freshEmail,
  goodPassword,
  openLink,
  signedUp,
  siteUrl,
  startAuth,
} from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

async function signUp(options: { flowType?: 'pkce' } = {}) {
  const email = freshEmail();
  const visitor = stage.visitor(options);
  const { error } = await visitor.client.auth.signUp({
    email,
    password: goodPassword,
    options: { emailRedirectTo: `${siteUrl}/auth-confirmed` },
  });
  if (error) throw error;
  const mail = await stage.lastMail(email);
  return { email, visitor, client: visitor.client, link: mail.link ?? '', code: mail.code ?? '' };
}

const wrongCode = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('a link', () => {
  it('leads back with a session in the fragment, as GoTrue writes it', async () => {
    const { email, link, client } = await signUp();
    const { status, url, fragment } = await openLink(stage, link);
    expect(status).toBe(302);
    expect(url?.href.split('#')[0]).toBe(`${siteUrl}/auth-confirmed`);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
    ]);
    expect(fragment.get('expires_in')).toBe('3600');
    expect(fragment.get('type')).toBe('signup');
    const { data } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect((await client.auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  it('is not used up by a mail scanner that asks by HEAD', async () => {
    const { link } = await signUp();
    for (let i = 0; i < 3; i++) {
      const peeked = await openLink(stage, link, 'HEAD');
      expect(peeked).toMatchObject({ status: 200, url: null });
    }
    expect((await openLink(stage, link)).fragment.get('access_token')).toBeTruthy();
  });

  it('works once', async () => {
    const { link } = await signUp();
    const both = await Promise.all([openLink(stage, link), openLink(stage, link)]);
    expect(both.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1);
    const third = await openLink(stage, link);
    expect(third.status).toBe(302);
    expect(Object.fromEntries(third.fragment)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
    expect(third.url?.href.split('#')[0]).toBe(`${siteUrl}/auth-confirmed`);
  });

  it('of a sign-up lives 24 hours, its digits 10 minutes', async () => {
    const one = await signUp();
    const other = await signUp();
    stage.pass(601);
    const late = await other.client.auth.verifyOtp({ email: other.email, token: other.code, type: 'signup' });
    expect(late.error?.code).toBe('otp_expired');
    stage.pass(24 * 3_600 - 602);
    expect((await openLink(stage, one.link)).fragment.has('access_token')).toBe(true);
    stage.pass(1);
    expect((await openLink(stage, other.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('of a recovery lives 10 minutes', async () => {
    const { email, client } = await signedUp(stage);
    stage.pass(61);
    await client.auth.resetPasswordForEmail(email);
    const mail = await stage.lastMail(email);
    expect(Date.parse(mail.expiresAt ?? '') - stage.now()).toBe(600_000);
    stage.pass(600);
    expect((await openLink(stage, mail.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('of one kind does not serve as another', async () => {
    const { link } = await signUp();
    const other = new URL(link);
    other.searchParams.set('type', 'recovery');
    expect((await openLink(stage, other.href)).fragment.get('error_code')).toBe('otp_expired');
    for (const type of ['sms', 'constructor', '']) {
      other.searchParams.set('type', type);
      expect((await openLink(stage, other.href)).fragment.get('error_code')).toBe('validation_failed');
    }
    expect((await openLink(stage, link)).fragment.has('access_token')).toBe(true);
  });

  it('stops working once a newer one is mailed', async () => {
    const { email, client, link } = await signUp();
    stage.pass(61);
    await client.auth.resend({ email, type: 'signup' });
    expect((await openLink(stage, link)).fragment.get('error_code')).toBe('otp_expired');
    const newer = (await stage.lastMail(email)).link;
    expect((await openLink(stage, newer)).fragment.has('access_token')).toBe(true);
  });
});

describe('eight digits', () => {
  it('do what the link does, by the official client, once', async () => {
    const { email, code, link, client } = await signUp();
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeTruthy();
    const again = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await openLink(stage, link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('die after 5 wrong tries, counted also when they come at once; the link lives on', async () => {
    const { email, code, client, link } = await signUp();
    const attempt = (token: string) => client.auth.verifyOtp({ email, token, type: 'signup' });
    const wrong = await Promise.all(Array.from({ length: 5 }, () => attempt(wrongCode(code))));
    expect(wrong.every(({ error }) => error?.code === 'otp_expired')).toBe(true);
    expect((await attempt(code)).error?.code).toBe('otp_expired');
    expect((await openLink(stage, link)).fragment.has('access_token')).toBe(true);
  });

  it('still work after 4 wrong tries', async () => {
    const { email, code, client } = await signUp();
    for (let i = 0; i < 4; i++)
      await client.auth.verifyOtp({ email, token: wrongCode(code), type: 'signup' });
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
  });

  it('of one account open no other, and unknown accounts answer alike', async () => {
    const one = await signUp();
    const other = await signUp();
    const crossed = await one.client.auth.verifyOtp({ email: other.email, token: one.code, type: 'signup' });
    const unknown = await one.client.auth.verifyOtp({ email: freshEmail(), token: one.code, type: 'signup' });
    expect(crossed.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect({ ...unknown.error }).toEqual({ ...crossed.error });
  });

  it('a link’s token serves as token_hash', async () => {
    const { link, client } = await signUp();
    const token_hash = new URL(link).searchParams.get('token') ?? '';
    const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'signup' });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeTruthy();
  });
});

describe('the PKCE flow', () => {
  it('gives the link a code, and the session to the browser that began', async () => {
    const { client, link } = await signUp({ flowType: 'pkce' });
    const { url } = await openLink(stage, link);
    expect(url?.hash).toBe('');
    const code = url?.searchParams.get('code') ?? '';
    const stranger = await stage.visitor().raw('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(64) },
    });
    expect(stranger.status).toBe(400);
    expect(stranger.body.error_code).toBe('bad_code_verifier');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeTruthy();
    const again = await stage.visitor().raw('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(64) },
    });
    expect(again.body.error_code).toBe('flow_state_not_found');
  });

  it('lets a recovery set a new password', async () => {
    const { email } = await signedUp(stage);
    stage.pass(61);
    const { client } = stage.visitor({ flowType: 'pkce' });
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/reset-password` });
    const { url } = await openLink(stage, (await stage.lastMail(email)).link);
    const exchanged = await client.auth.exchangeCodeForSession(url?.searchParams.get('code') ?? '');
    expect(exchanged.data).toMatchObject({ redirectType: 'recovery' });
    expect((await client.auth.updateUser({ password: 'Brand-new-31?' })).error).toBeNull();
  });

  it('lets a code die after 5 minutes', async () => {
    const { client, link } = await signUp({ flowType: 'pkce' });
    const { url } = await openLink(stage, link);
    stage.pass(300);
    const { error } = await client.auth.exchangeCodeForSession(url?.searchParams.get('code') ?? '');
    expect(error?.code).toBe('flow_state_not_found');
  });
});

describe('limits of verify', () => {
  it('30 in 5 minutes per client address, links and digits together', async () => {
    const visitor = stage.visitor();
    const link = `${siteUrl}/auth/v1/verify?token=nothing&type=signup`;
    for (let i = 0; i < 15; i++) {
      const body = { email: freshEmail(), token: '00000000', type: 'signup' };
      expect((await visitor.raw('POST', '/verify', { body })).status).toBe(403);
      expect((await stage.send(new Request(link), visitor.clientAddress)).status).toBe(302);
    }
    const refused = await visitor.raw('POST', '/verify', { body: {} });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stage.send(new Request(link), visitor.clientAddress)).status).toBe(429);
  });
});
