import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../http.ts';
import { type AuthStage, makeSecrets, signedUp, siteUrl, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
let owner: Awaited<ReturnType<typeof signedUp>>;
beforeAll(async () => {
  // The forgeries below are made with the shared secret; signing-keys.test.ts has those of keys.
  stage = await startAuth({ tokenSigning: 'shared-secret' });
  owner = await signedUp(stage);
});
afterAll(() => stage.close());

const identify = (headers: Record<string, string>, url = `${siteUrl}/rest/v1/things`) =>
  stage.auth.identify(new Request(url, { headers }));

async function refusalOf(headers: Record<string, string>, url?: string): Promise<HttpError> {
  const refusal = await identify(headers, url).catch((error: unknown) => error);
  if (!(refusal instanceof HttpError)) throw new Error('was let in');
  return refusal;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** A token of the right signature with other claims. */
function forge(
  changes: Record<string, unknown>,
  header: Record<string, unknown> = { alg: 'HS256', typ: 'JWT' },
) {
  const claims = { ...payloadOf(owner.session.access_token), ...changes };
  const signed = `${base64(header)}.${base64(claims)}`;
  return `${signed}.${createHmac('sha256', stage.secrets.jwtSecret).update(signed).digest('base64url')}`;
}

describe('who sent a request', () => {
  it('a user’s bearer is that user, with or without the browser’s key', async () => {
    const { publishableKey } = stage.secrets;
    const alone = await identify(bearer(owner.session.access_token));
    expect(alone).toMatchObject({
      role: 'authenticated',
      userId: owner.user.id,
      claims: { sub: owner.user.id, email: owner.email, role: 'authenticated', aal: 'aal1' },
    });
    expect(await identify({ ...bearer(owner.session.access_token), apikey: publishableKey })).toEqual(alone);
  });

  it('the publishable key is anon, the secret key service_role, as apikey or bearer', async () => {
    const { publishableKey, secretKey } = stage.secrets;
    const anon = { role: 'anon', claims: { role: 'anon' } };
    const service = { role: 'service_role', claims: { role: 'service_role' } };
    expect(await identify({ apikey: publishableKey })).toEqual(anon);
    expect(await identify(bearer(publishableKey))).toEqual(anon);
    expect(await identify({ apikey: publishableKey, ...bearer(publishableKey) })).toEqual(anon);
    expect(await identify({ apikey: secretKey })).toEqual(service);
    expect(await identify(bearer(secretKey))).toEqual(service);
    expect(await identify({ apikey: secretKey, ...bearer(owner.session.access_token) })).toMatchObject({
      role: 'authenticated',
    });
  });

  it('neither key nor token is 401, and so is a key of somebody else', async () => {
    const others = makeSecrets();
    expect((await refusalOf({})).status).toBe(401);
    for (const apikey of ['', others.publishableKey, others.secretKey]) {
      expect((await refusalOf({ apikey })).status).toBe(401);
    }
    const withToken = await refusalOf({ apikey: others.secretKey, ...bearer(owner.session.access_token) });
    expect(withToken.status).toBe(401);
  });

  it('keys and tokens in the query string count for nothing', async () => {
    const query = new URLSearchParams({
      apikey: stage.secrets.secretKey,
      access_token: owner.session.access_token,
    });
    expect((await refusalOf({}, `${siteUrl}/rest/v1/things?${query}`)).status).toBe(401);
  });
});

describe('a bearer that is not good is 401, never anonymous', () => {
  it.each([
    ['malformed', () => 'not-a-token'],
    ['two parts', () => 'a.b'],
    ['empty parts', () => '..'],
    [
      'unsigned: alg none',
      () => `${base64({ alg: 'none' })}.${base64(payloadOf(owner.session.access_token))}.`,
    ],
    [
      'alg none in capitals',
      () => `${base64({ alg: 'NONE' })}.${base64(payloadOf(owner.session.access_token))}.`,
    ],
    [
      'a changed payload',
      () => {
        const [header, , signature] = owner.session.access_token.split('.');
        return `${header}.${base64({ ...payloadOf(owner.session.access_token), role: 'service_role' })}.${signature}`;
      },
    ],
    ['no signature', () => `${owner.session.access_token.split('.').slice(0, 2).join('.')}.`],
    [
      'HS512 with the right secret',
      () => {
        const signed = `${base64({ alg: 'HS512' })}.${base64(payloadOf(owner.session.access_token))}`;
        return `${signed}.${createHmac('sha512', stage.secrets.jwtSecret).update(signed).digest('base64url')}`;
      },
    ],
    ['a critical header', () => forge({}, { alg: 'HS256', crit: ['x'], x: 1 })],
    ['expired', () => forge({ exp: Math.floor(stage.now() / 1_000) - 1 })],
    ['no exp', () => forge({ exp: undefined })],
    ['exp as text', () => forge({ exp: '9999999999' })],
    ['not yet valid', () => forge({ nbf: Math.floor(stage.now() / 1_000) + 600 })],
    ['no sub', () => forge({ sub: undefined })],
    ['sub that is no id', () => forge({ sub: 'admin' })],
    ['no session_id', () => forge({ session_id: undefined })],
    ['session_id of nobody', () => forge({ session_id: '00000000-0000-4000-8000-000000000000' })],
    ['no aud', () => forge({ aud: undefined })],
    ['another aud', () => forge({ aud: 'storage' })],
    ['several auds', () => forge({ aud: ['authenticated', 'x'] })],
    ['role service_role', () => forge({ role: 'service_role' })],
    ['role anon', () => forge({ role: 'anon' })],
    ['no role', () => forge({ role: undefined })],
    [
      'somebody else’s sub in one’s own session',
      () => forge({ sub: '00000000-0000-4000-8000-000000000000' }),
    ],
    ['very long', () => `${owner.session.access_token}${'x'.repeat(20_000)}`],
  ])('%s', async (_name, make) => {
    const refused = await refusalOf({ ...bearer(make()), apikey: stage.secrets.publishableKey });
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
  });

  it('the forging itself works: unchanged claims are let in', async () => {
    expect((await identify(bearer(forge({})))).userId).toBe(owner.user.id);
  });

  it.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer ', 'Token x', ''])(
    'the header %j',
    async (authorization) => {
      const refused = await refusalOf({ authorization, apikey: stage.secrets.publishableKey });
      expect(refused.status).toBe(401);
    },
  );

  it('signed by the secret of storage addresses, or by an asymmetric key', async () => {
    const claims = payloadOf(owner.session.access_token);
    const byStorage = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(stage.secrets.storageSecret));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const byRsa = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    for (const token of [byStorage, byRsa]) expect((await refusalOf(bearer(token))).status).toBe(401);
  });
});

describe('the session behind a token', () => {
  it('the access token holds what the official client and the database read, for one hour', () => {
    const claims = payloadOf(owner.session.access_token);
    expect(claims).toEqual({
      iss: `${siteUrl}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      sub: owner.user.id,
      email: owner.email,
      phone: '',
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: claims.iat,
      exp: claims.iat + 3_600,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: claims.iat }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      is_anonymous: false,
    });
  });

  it('its end elsewhere is noticed after 10 seconds at the latest', async () => {
    const { session, user } = await signedUp(stage);
    const headers = bearer(session.access_token);
    await identify(headers);
    // As another process would: without this one being told.
    await stage.database.asOwner((tx) => tx.query('delete from auth.sessions where user_id = $1', [user.id]));
    stage.pass(9);
    expect((await identify(headers)).userId).toBe(user.id);
    stage.pass(1);
    expect((await refusalOf(headers)).body.error_code).toBe('session_not_found');
  });

  it('a ban and a deletion by this process are noticed at once', async () => {
    const admin = stage.visitor({ key: stage.secrets.secretKey }).client.auth.admin;
    const one = await signedUp(stage);
    await identify(bearer(one.session.access_token));
    await admin.updateUserById(one.user.id, { ban_duration: '24h' });
    expect((await refusalOf(bearer(one.session.access_token))).body.error_code).toBe('user_banned');
    await admin.updateUserById(one.user.id, { ban_duration: 'none' });
    expect((await identify(bearer(one.session.access_token))).userId).toBe(one.user.id);
    await admin.deleteUser(one.user.id);
    expect((await refusalOf(bearer(one.session.access_token))).body.error_code).toBe('session_not_found');
  });

  it('is asked for once in 10 seconds, not at every request', async () => {
    let asked = 0;
    const counting = { ...stage.database };
    const { asOwner } = stage.database;
    counting.asOwner = (work) => {
      asked += 1;
      return asOwner(work);
    };
    const { createSessionChecks } = await import('./session-checks.ts');
    const checks = createSessionChecks(counting, stage.now);
    const { sub, session_id: sessionId } = payloadOf(owner.session.access_token);
    for (let i = 0; i < 20; i++) expect(await checks.check(sub, sessionId)).toBe('live');
    expect(asked).toBe(1);
    stage.pass(10);
    await checks.check(sub, sessionId);
    expect(asked).toBe(2);
  });

  it('a check that was under way when the session ended is not remembered', async () => {
    const { createSessionChecks } = await import('./session-checks.ts');
    const { session, user } = await signedUp(stage);
    const checks = createSessionChecks(stage.database, stage.now);
    const { session_id: sessionId } = payloadOf(session.access_token);
    const underWay = checks.check(user.id, sessionId);
    checks.forgetUser(user.id);
    expect(await underWay).toBe('live');
    await stage.database.asOwner((tx) => tx.query('delete from auth.sessions where id = $1', [sessionId]));
    expect(await checks.check(user.id, sessionId)).toBe('gone');
  });
});
