import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, goodPassword, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

const wrongPassword = 'Never-the-one-5!';

describe('sign-in by the official client', () => {
  it('answers a session with the user as the client types it', async () => {
    const { session, user, email } = await signedUp(stage);
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3_600,
      expires_at: Math.floor(stage.now() / 1_000) + 3_600,
    });
    expect(Buffer.from(session.refresh_token, 'base64url')).toHaveLength(64);
    expect(user).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      phone: '',
      email_confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      is_anonymous: false,
      identities: [
        { provider: 'email', user_id: user.id, identity_data: { email, email_verified: true, sub: user.id } },
      ],
    });
  });

  it('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await signedUp(stage);
    const visitor = stage.visitor();
    const ask = (body: object) => visitor.raw('POST', '/token?grant_type=password', { body });
    const wrong = await ask({ email, password: wrongPassword });
    const unknown = await ask({ email: freshEmail(), password: goodPassword });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    expect(unknown).toEqual(wrong);
  });

  it('an unknown address costs as much time as a wrong password', async () => {
    const slow = await startAuth({ passwordCost: 9 });
    try {
      const { email } = await signedUp(slow);
      const timeOf = async (address: string) => {
        const start = performance.now();
        await slow.visitor().client.auth.signInWithPassword({ email: address, password: wrongPassword });
        return performance.now() - start;
      };
      // In turns, and the fastest of each: other work on the machine only adds time, and not to both alike.
      let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let i = 0; i < 8; i++) {
        known = Math.min(known, await timeOf(email));
        unknown = Math.min(unknown, await timeOf(freshEmail()));
      }
      expect(unknown / known).toBeGreaterThan(0.5);
      expect(unknown / known).toBeLessThan(2);
    } finally {
      await slow.close();
    }
  });

  it('says "Email not confirmed" only to who knows the password', async () => {
    const email = freshEmail();
    const { client } = stage.visitor();
    await client.auth.signUp({ email, password: goodPassword });
    const wrong = await client.auth.signInWithPassword({ email, password: wrongPassword });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    const right = await client.auth.signInWithPassword({ email, password: goodPassword });
    expect(right.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    expect(right.data.session).toBeNull();
  });

  it('never takes a password that only begins with the right 72 bytes', async () => {
    const password = `Aa1!${'rehearsal'.repeat(9)}`.slice(0, 72);
    const { email } = await signedUp(stage, { password });
    const longer = await stage.visitor().client.auth.signInWithPassword({ email, password: `${password}x` });
    expect(longer.error?.code).toBe('invalid_credentials');
    expect((await stage.visitor().client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('refuses a grant it does not know', async () => {
    for (const grant of ['', 'constructor']) {
      const answer = await stage.visitor().raw('POST', `/token?grant_type=${grant}`, { body: {} });
      expect(answer.status).toBe(400);
      expect(answer.body.msg).toBe('unsupported_grant_type');
    }
  });

  it.each([
    ['id_token', 400, 'provider_disabled'],
    ['web3', 422, 'web3_provider_disabled'],
  ])('names the grant %s that is not offered', async (grant, status, code) => {
    const answer = await stage.visitor().raw('POST', `/token?grant_type=${grant}`, { body: {} });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });
});

describe('limits of sign-in', () => {
  it('10 wrong passwords per account in 15 minutes, from any number of addresses, even at once', async () => {
    const { email, password } = await signedUp(stage);
    const attempt = (pass: string) =>
      stage.visitor().client.auth.signInWithPassword({ email, password: pass });
    const wrong = await Promise.all(Array.from({ length: 25 }, () => attempt(wrongPassword)));
    expect(wrong.filter(({ error }) => error?.code === 'invalid_credentials')).toHaveLength(10);
    expect(wrong.filter(({ error }) => error?.status === 429)).toHaveLength(15);
    const right = await stage
      .visitor()
      .raw('POST', '/token?grant_type=password', { body: { email, password } });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    stage.pass(901);
    expect((await attempt(password)).error).toBeNull();
  });

  it('counts the same way for accounts that do not exist', async () => {
    const email = freshEmail();
    const attempt = () => stage.visitor().client.auth.signInWithPassword({ email, password: wrongPassword });
    for (let i = 0; i < 10; i++) expect((await attempt()).error?.status).toBe(400);
    expect((await attempt()).error?.status).toBe(429);
  });

  it('does not count right passwords', async () => {
    const { email, password } = await signedUp(stage);
    for (let i = 0; i < 12; i++) {
      expect((await stage.visitor().client.auth.signInWithPassword({ email, password })).error).toBeNull();
    }
  });

  it('token: 150 in 5 minutes per client address', async () => {
    const visitor = stage.visitor();
    const ask = () =>
      visitor.raw('POST', '/token?grant_type=refresh_token', { body: { refresh_token: 'none' } });
    for (let i = 0; i < 150; i++) expect((await ask()).status).toBe(400);
    expect((await ask()).status).toBe(429);
    expect((await stage.visitor().raw('POST', '/token?grant_type=refresh_token', { body: {} })).status).toBe(
      400,
    );
  });
});
