import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, openLink, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

const newPassword = 'Brand-new-31?room';

/** A browser that opened the link of a recovery mail. */
async function recovered(email: string) {
  stage.pass(61);
  const { client } = stage.visitor();
  await client.auth.resetPasswordForEmail(email);
  const { fragment } = await openLink(stage, (await stage.lastMail(email)).link);
  expect(fragment.get('type')).toBe('recovery');
  await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  return client;
}

describe('the password', () => {
  it('changes with the current one, and only then', async () => {
    const { client, email, password } = await signedUp(stage);
    const without = await client.auth.updateUser({ password: newPassword });
    expect(without.error).toMatchObject({ status: 400, code: 'current_password_required' });
    const wrong = await client.auth.updateUser({
      password: newPassword,
      current_password: 'Not-mine-at-all-1!',
    });
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_mismatch' });
    const right = await client.auth.updateUser({ password: newPassword, current_password: password });
    expect(right.error).toBeNull();
    const old = await stage.visitor().client.auth.signInWithPassword({ email, password });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await stage.visitor().client.auth.signInWithPassword({ email, password: newPassword });
    expect(fresh.error).toBeNull();
  });

  it('may be set without the old one by a recovery session, once, within 15 minutes', async () => {
    const { email } = await signedUp(stage);
    const client = await recovered(email);
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    const second = await client.auth.updateUser({ password: 'Second-time-8!' });
    expect(second.error?.code).toBe('current_password_required');
    const late = await recovered(email);
    stage.pass(901);
    expect((await late.auth.updateUser({ password: 'Second-time-8!' })).error?.code).toBe(
      'current_password_required',
    );
  });

  it('a change ends the OTHER sessions, here and everywhere, and keeps this one', async () => {
    const owner = await signedUp(stage);
    const phone = stage.visitor();
    await phone.client.auth.signInWithPassword(owner);
    expect((await phone.client.auth.getUser()).error).toBeNull();
    await owner.client.auth.updateUser({ password: newPassword, current_password: owner.password });
    expect((await owner.client.auth.getUser()).error).toBeNull();
    expect((await owner.client.auth.refreshSession()).error).toBeNull();
    expect((await phone.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await phone.client.auth.getUser()).error).not.toBeNull();
  });

  it('a change spends open recoveries and sends a notice, also right after another mail', async () => {
    const owner = await signedUp(stage);
    stage.pass(61);
    await stage.visitor().client.auth.resetPasswordForEmail(owner.email);
    const { link } = await stage.lastMail(owner.email);
    await owner.client.auth.updateUser({ password: newPassword, current_password: owner.password });
    expect(await stage.lastMail(owner.email)).toEqual({
      kind: 'password_changed',
      to: owner.email,
      user: { id: owner.user.id, metadata: {} },
    });
    expect((await openLink(stage, link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('follows the policy, and must differ from the one given as current', async () => {
    const { client, password } = await signedUp(stage);
    const weak = await client.auth.updateUser({ password: 'Password1!', current_password: password });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
    const same = await client.auth.updateUser({ password, current_password: password });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
  });

  it('cannot be guessed through a stolen session: wrong ones count as in sign-in', async () => {
    const { client, email, password } = await signedUp(stage);
    for (let i = 0; i < 10; i++) {
      const { error } = await client.auth.updateUser({
        password: newPassword,
        current_password: `Guess-${i}-times!`,
      });
      expect(error?.code).toBe('current_password_mismatch');
    }
    const right = await client.auth.updateUser({ password: newPassword, current_password: password });
    expect(right.error?.status).toBe(429);
    expect((await stage.visitor().client.auth.signInWithPassword({ email, password })).error?.status).toBe(
      429,
    );
  });

  it('of two changes at once one wins', async () => {
    const owner = await signedUp(stage);
    const answers = await Promise.all(
      ['First-of-two-1!', 'Second-of-two-2!'].map((password) =>
        owner.visitor.raw('PUT', '/user', {
          bearer: owner.session.access_token,
          body: { password, current_password: owner.password },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the user', () => {
  it('is read as it is now, not as the token has it', async () => {
    const { client, user } = await signedUp(stage);
    await stage.visitor({ key: stage.secrets.secretKey }).client.auth.admin.updateUserById(user.id, {
      user_metadata: { full_name: 'Changed elsewhere' },
    });
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({
      full_name: 'Changed elsewhere',
    });
  });

  it('metadata merges, null removes, and stays bounded', async () => {
    const { client } = await signedUp(stage);
    await client.auth.updateUser({ data: { full_name: 'Ada', city: 'Lisbon' } });
    const { data } = await client.auth.updateUser({ data: { city: null, role: 'admin' } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada', role: 'admin' });
    expect(data.user?.role).toBe('authenticated');
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    await client.auth.updateUser({ data: { first: 'x'.repeat(3_000) } });
    const refused = await client.auth.updateUser({ data: { second: 'x'.repeat(3_000) } });
    expect(refused.error?.code).toBe('validation_failed');
  });

  it('takes no phone number and nothing that a user may not set of their own', async () => {
    const { visitor, session } = await signedUp(stage);
    const put = (body: object) => visitor.raw('PUT', '/user', { bearer: session.access_token, body });
    expect((await put({ phone: '+351000000000' })).status).toBe(422);
    const ignored = await put({
      app_metadata: { plan: 'premium' },
      role: 'service_role',
      email_confirm: true,
    });
    expect(ignored.body).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
    expect(JSON.stringify(ignored.body)).not.toContain('premium');
  });

  it('needs a user’s token: keys alone are refused', async () => {
    for (const key of [stage.secrets.publishableKey, stage.secrets.secretKey]) {
      const answer = await stage.visitor({ key }).raw('GET', '/user');
      expect(answer.status).toBe(401);
      expect(answer.body.error_code).toBe('no_authorization');
    }
  });
});

describe('sign-out by the official client', () => {
  async function threeSessions() {
    const owner = await signedUp(stage);
    const others = [stage.visitor().client, stage.visitor().client];
    for (const client of others) await client.auth.signInWithPassword(owner);
    const clients = [owner.client, ...others];
    return {
      clients,
      alive: async (tokens: (string | undefined)[]) => {
        const answers = await Promise.all(
          tokens.map((bearer) => stage.visitor().raw('GET', '/user', { bearer: bearer ?? '' })),
        );
        return answers.map(({ status }) => status === 200);
      },
      tokens: await Promise.all(
        clients.map(async (client) => (await client.auth.getSession()).data.session?.access_token),
      ),
    };
  }

  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('%s ends these at once: %j', async (scope, expected) => {
    const { clients, tokens, alive } = await threeSessions();
    expect(await alive(tokens)).toEqual([true, true, true]);
    expect((await clients[0]?.auth.signOut({ scope }))?.error).toBeNull();
    expect(await alive(tokens)).toEqual(expected);
  });

  it('answers 204 without a body, and refuses an unknown scope', async () => {
    const { visitor, session } = await signedUp(stage);
    const bearer = session.access_token;
    expect((await visitor.raw('POST', '/logout?scope=everything', { bearer })).status).toBe(400);
    expect((await visitor.raw('POST', '/logout?scope=local', { bearer })).status).toBe(204);
    expect((await visitor.raw('POST', '/logout', { bearer })).body.error_code).toBe('session_not_found');
  });
});
