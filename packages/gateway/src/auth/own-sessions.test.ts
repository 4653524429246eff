import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, goodPassword, openLink, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

describe('own sessions', () => {
  it('are listed, the asking one marked, and those of nobody else', async () => {
    const ada = await signedUp(stage);
    await signedUp(stage);
    const phone = stage.visitor();
    await phone.client.auth.signInWithPassword({ email: ada.email, password: ada.password });
    const { body, status } = await ada.visitor.raw('GET', '/user/sessions', {
      bearer: ada.session.access_token,
    });
    expect(status).toBe(200);
    const sessions = body.sessions as unknown as { current: boolean; method: string }[];
    // The confirmation link opened one as well.
    expect(sessions.map(({ method }) => method).sort()).toEqual(['otp', 'password', 'password']);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/token|hash/);
  });

  it('can be ended one by one: the token stops at once, the others go on', async () => {
    const ada = await signedUp(stage);
    const phone = stage.visitor();
    const { data } = await phone.client.auth.signInWithPassword({ email: ada.email, password: ada.password });
    const phoneToken = data.session?.access_token ?? '';
    const bearer = ada.session.access_token;
    const phoneSession = JSON.parse(
      Buffer.from(phoneToken.split('.')[1] ?? '', 'base64url').toString(),
    ).session_id;
    expect((await ada.visitor.raw('DELETE', `/user/sessions/${phoneSession}`, { bearer })).status).toBe(204);
    expect((await phone.raw('GET', '/user', { bearer: phoneToken })).status).toBe(401);
    expect((await phone.client.auth.refreshSession()).error).not.toBeNull();
    expect((await ada.visitor.raw('GET', '/user', { bearer })).status).toBe(200);
  });

  it('of somebody else, unknown ones and nonsense are 404; without a login 401', async () => {
    const ada = await signedUp(stage);
    const ben = await signedUp(stage);
    const claims = JSON.parse(
      Buffer.from(ben.session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const bearer = ada.session.access_token;
    for (const id of [claims.session_id, crypto.randomUUID(), 'x', '%00']) {
      expect((await ada.visitor.raw('DELETE', `/user/sessions/${id}`, { bearer })).status).toBe(404);
    }
    expect((await ben.visitor.raw('GET', '/user', { bearer: ben.session.access_token })).status).toBe(200);
    expect((await stage.visitor().raw('GET', '/user/sessions')).status).toBe(401);
    expect((await ada.visitor.raw('POST', '/user/sessions', { bearer })).status).toBe(405);
  });
});

describe('a sign-in after a sign-up', () => {
  const other = 'Another-31!stage';
  const signInAfter = async (email: string, passwords: readonly string[], tried: string) => {
    const visitor = stage.visitor();
    for (const password of passwords) await visitor.client.auth.signUp({ email, password });
    return (await visitor.client.auth.signInWithPassword({ email, password: tried })).error?.code;
  };

  it.each([
    ['with the same password', [other], other, 'email_not_confirmed'],
    ['with the same password twice', [other, other], other, 'email_not_confirmed'],
    ['with another password', [other], 'Wrong-77!stages', 'invalid_credentials'],
    ['after two sign-ups that differ', [other, 'Third-99!stages'], other, 'invalid_credentials'],
    [
      'after two sign-ups that differ, the second',
      [other, 'Third-99!stages'],
      'Third-99!stages',
      'invalid_credentials',
    ],
  ])('%s is answered the same for a fresh and for a known address', async (_name, passwords, tried, code) => {
    const { email: known } = await signedUp(stage);
    expect(await signInAfter(freshEmail(), passwords, tried)).toBe(code);
    expect(await signInAfter(known, passwords, tried)).toBe(code);
  });

  it('never keeps the owner out, who also gets a mail by which to set a new password', async () => {
    const { email, visitor } = await signedUp(stage);
    await stage.visitor().client.auth.signUp({ email, password: other });
    expect(
      (await visitor.client.auth.signInWithPassword({ email, password: goodPassword })).error,
    ).toBeNull();
    const mail = await stage.lastMail(email);
    expect(mail.kind).toBe('account_exists');
    const opened = await openLink(stage, mail.link);
    expect(opened.fragment.get('type')).toBe('recovery');
  });

  it('costs one run of bcrypt: both passwords have one salt, also after a change of the password', async () => {
    const { email, visitor, session } = await signedUp(stage);
    await stage.visitor().client.auth.signUp({ email, password: other });
    const saltsOf = async () => {
      const { rows } = await stage.database.asOwner((tx) =>
        tx.query<{ own: string; tried: string }>(
          `select left(encrypted_password, 29) as own, left(attempted_password, 29) as tried from auth.users
            where email = $1`,
          [email],
        ),
      );
      return rows[0];
    };
    const before = await saltsOf();
    expect(before?.own).toBe(before?.tried);
    const bearer = session.access_token;
    const change = { password: 'Fourth-11!stages', current_password: goodPassword };
    expect((await visitor.raw('PUT', '/user', { bearer, body: change })).status).toBe(200);
    const after = await saltsOf();
    expect(after?.own).toBe(after?.tried);
    expect(await signInAfter(email, [], other)).toBe('email_not_confirmed');
    expect(await signInAfter(email, [], change.password)).toBeUndefined();
  });
});

it.each([
  ['GET', '/authorize?provider=github', 400, 'validation_failed'],
  ['POST', '/sso', 422, 'saml_provider_disabled'],
  ['GET', '/reauthenticate', 422, 'validation_failed'],
  ['POST', '/passkeys/authentication/options', 422, 'validation_failed'],
  ['POST', '/token?grant_type=id_token', 400, 'provider_disabled'],
])('%s %s is refused by name', async (method, path, status, code) => {
  const answer = await stage.visitor().raw(method, path, { body: method === 'POST' ? {} : undefined });
  expect([answer.status, answer.body.error_code]).toEqual([status, code]);
});
