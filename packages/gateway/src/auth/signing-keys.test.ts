import { createHmac, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, signedUp, siteUrl, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
/** One database for all tests of a group, none of which changes its keys. */
function sharedStage() {
  beforeAll(async () => {
    stage = await startAuth();
  });
  afterAll(() => stage.close());
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const identify = (token: string, at = stage) =>
  at.auth.identify(new Request(`${siteUrl}/rest/v1/things`, { headers: bearer(token) }));
const refusalOf = (token: string) =>
  identify(token).then(
    () => 'let in',
    (error: { status: number }) => error.status,
  );
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

type PublicJwk = JsonWebKey & { kid: string };
async function publishedKeys(): Promise<PublicJwk[]> {
  const response = await stage.send(new Request(`${siteUrl}/auth/v1/.well-known/jwks.json`), '10.1.1.1');
  return (await response.json()).keys;
}
const admin = (method: string, path = '', body?: unknown) =>
  stage
    .visitor({ key: stage.secrets.secretKey })
    .raw(method, `/admin/signing-keys${path}`, body === undefined ? {} : { body });
interface Listed {
  kid: string;
  status: string;
  algorithm: string;
}
const listed = async () => (await admin('GET')).body.keys as unknown as Listed[];
const kidWith = async (status: string) => (await listed()).find((key) => key.status === status)?.kid ?? '';

/** A token with the claims of a good one, under any header and signed with any HMAC secret. */
function forge(token: string, header: object, secret: string | Buffer) {
  const signed = `${base64(header)}.${base64(claimsOf(token))}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

describe('signing keys of a new database', () => {
  sharedStage();

  it('sign with ES256, name the key, and anybody can verify with what is published', async () => {
    const { session, user } = await signedUp(stage);
    const token = session.access_token;
    const header = decodeProtectedHeader(token);
    const keys = await publishedKeys();
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: await kidWith('current') });
    const key = keys.find(({ kid }) => kid === header.kid) ?? {};
    const { payload } = await jwtVerify(token, await importJWK(key, 'ES256'), {
      currentDate: new Date(stage.now()),
    });
    expect(payload.sub).toBe(user.id);
    expect((await identify(token)).userId).toBe(user.id);
  });

  it('publish the key that signs and the one that stands by, public halves only, to caches', async () => {
    const response = await stage.send(new Request(`${siteUrl}/auth/v1/.well-known/jwks.json`), '10.1.1.1');
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = await response.json();
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      const names = ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'];
      expect([Object.keys(key).sort(), key.kty, key.key_ops]).toEqual([names, 'EC', ['verify']]);
    }
  });

  it('never count a token of the shared secret, which no sign-in of this database had', async () => {
    const { session } = await signedUp(stage);
    const forged = forge(session.access_token, { alg: 'HS256', typ: 'JWT' }, stage.secrets.jwtSecret);
    expect(await refusalOf(forged)).toBe(401);
  });

  it('are verified by getClaims of the official client, without asking who the user is', async () => {
    const { client, visitor, session } = await signedUp(stage);
    const jwks = { keys: (await publishedKeys()) as never };
    const { data } = await client.auth.getClaims(session.access_token, { jwks, allowExpired: true });
    expect([data?.header.alg, data?.claims.sub]).toEqual(['ES256', claimsOf(session.access_token).sub]);
    const [head, body] = session.access_token.split('.');
    const changed = `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`;
    const refused = await visitor.client.auth.getClaims(changed, { jwks, allowExpired: true });
    expect(refused.error?.code).toBe('invalid_jwt');
  });

  it('are stored so that a copy of the database signs nothing', async () => {
    await signedUp(stage);
    const { rows } = await stage.database.asOwner((tx) =>
      tx.query<{ public_key: object; private_key: string }>('select * from auth.signing_keys'),
    );
    for (const row of rows) {
      expect(row.public_key).not.toHaveProperty('d');
      expect(Buffer.from(row.private_key, 'base64url').toString('latin1')).not.toContain('"d"');
    }
  });

  it.each(['anon', 'authenticated', 'service_role'] as const)('are nobody’s to read: %s', async (role) => {
    const reading = stage.database.asCaller({ role, claims: { role } }, (tx) =>
      tx.query('select * from auth.signing_keys'),
    );
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a database of before', () => {
  afterEach(() => stage.close());

  /** Sign-ins made with the shared secret alone, and the same database served by the new version. */
  async function upgraded() {
    const before = await startAuth({ tokenSigning: 'shared-secret' });
    const { session, user } = await signedUp(before);
    stage = await startAuth({ database: before.database, secrets: before.secrets });
    stage.pass(61);
    return { session, user };
  }
  const algorithmOf = (token: string | undefined) => decodeProtectedHeader(token ?? '').alg;
  const renew = async (session: { access_token: string; refresh_token: string }) => {
    const { data, error } = await stage.visitor().client.auth.refreshSession(session);
    if (error || !data.session) throw error ?? new Error('not renewed');
    return data.session;
  };

  it('keeps its sign-ins: HS256 tokens count until the last of them is over', async () => {
    const { session, user } = await upgraded();
    expect(algorithmOf(session.access_token)).toBe('HS256');
    expect((await identify(session.access_token)).userId).toBe(user.id);
    await publishedKeys();
    expect((await identify(session.access_token)).userId).toBe(user.id);
  });

  it('signs with the secret for an hour more, then with a key, and an hour later the secret is over', async () => {
    const { session } = await upgraded();
    const renewed = await renew(session);
    expect(algorithmOf(renewed.access_token)).toBe('HS256');
    expect(await publishedKeys()).toHaveLength(2);
    stage.pass(3_599);
    const last = await renew(renewed);
    expect(algorithmOf(last.access_token)).toBe('HS256');
    stage.pass(1);
    const next = await renew(last);
    expect(algorithmOf(next.access_token)).toBe('ES256');
    stage.pass(3_000);
    expect((await identify(last.access_token)).userId).toBe((await identify(next.access_token)).userId);
    // Somebody who has the secret could still make tokens: those stop counting as well.
    const forged = (after: number) => {
      const signed = `${base64({ alg: 'HS256' })}.${base64({ ...claimsOf(last.access_token), exp: 9_999_999_999, iat: after })}`;
      return `${signed}.${createHmac('sha256', stage.secrets.jwtSecret).update(signed).digest('base64url')}`;
    };
    expect(await refusalOf(forged(1))).toBe('let in');
    stage.pass(1_000);
    expect(await refusalOf(forged(1))).toBe(401);
    expect(await refusalOf(forged(2))).toBe(401);
  });
});

describe('rotation', () => {
  afterEach(() => stage.close());

  it('the standby key signs next, the former one verifies until its tokens are over', async () => {
    stage = await startAuth();
    const { session, client } = await signedUp(stage);
    const standby = await kidWith('standby');
    expect((await admin('POST', '/rotate')).status).toBe(200);
    expect((await identify(session.access_token)).sessionId).toBeDefined();
    const renewed = (await client.auth.refreshSession(session)).data.session?.access_token ?? '';
    expect(decodeProtectedHeader(renewed).kid).toBe(standby);
    expect((await publishedKeys()).map(({ kid }) => kid)).toContain(
      decodeProtectedHeader(session.access_token).kid,
    );
    stage.pass(3_600 + 301);
    const kids = (await publishedKeys()).map(({ kid }) => kid);
    expect(kids).toHaveLength(2);
    expect(kids).not.toContain(decodeProtectedHeader(session.access_token).kid);
  });

  it('reaches another process on the database, which knew the standby key before', async () => {
    stage = await startAuth();
    const { session, client } = await signedUp(stage);
    const other = await startAuth({ database: stage.database, secrets: stage.secrets, clock: stage.now });
    await identify(session.access_token, other);
    await admin('POST', '/rotate');
    const renewed = (await client.auth.refreshSession(session)).data.session?.access_token ?? '';
    expect((await identify(renewed, other)).userId).toBe(claimsOf(renewed).sub);
  });

  it('a revoked key stops counting at once, and within 15 seconds elsewhere', async () => {
    stage = await startAuth();
    const { session } = await signedUp(stage);
    const other = await startAuth({ database: stage.database, secrets: stage.secrets, clock: stage.now });
    await identify(session.access_token, other);
    const { kid } = decodeProtectedHeader(session.access_token);
    expect((await admin('DELETE', `/${kid}`)).status).toBe(200);
    expect(await refusalOf(session.access_token)).toBe(401);
    stage.pass(15);
    await expect(identify(session.access_token, other)).rejects.toMatchObject({ status: 401 });
    expect((await publishedKeys()).map((key) => key.kid)).not.toContain(kid);
    expect((await admin('DELETE', `/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it('takes an RSA key of the operator’s own, which signs RS256 after the next rotation', async () => {
    stage = await startAuth();
    const { session, client } = await signedUp(stage);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'ours-1' };
    expect((await admin('POST', '', { jwk })).status).toBe(200);
    await admin('POST', '/rotate');
    const renewed = (await client.auth.refreshSession(session)).data.session?.access_token ?? '';
    expect(decodeProtectedHeader(renewed)).toMatchObject({ alg: 'RS256', kid: 'ours-1' });
    expect((await identify(renewed)).sessionId).toBe(claimsOf(session.access_token).session_id);
    expect((await publishedKeys()).find(({ kid }) => kid === 'ours-1')).not.toHaveProperty('d');
  });

  it('new secrets of the server make new keys, and tokens of the lost ones stop counting', async () => {
    const before = await startAuth();
    const old = (await signedUp(before)).session.access_token;
    stage = await startAuth({ database: before.database });
    const { session } = await signedUp(stage);
    expect(decodeProtectedHeader(session.access_token).kid).not.toBe(decodeProtectedHeader(old).kid);
    expect((await identify(session.access_token)).sessionId).toBeDefined();
    expect(await refusalOf(old)).toBe(401);
    expect(await publishedKeys()).toHaveLength(2);
  });
});

describe('the administration of signing keys', () => {
  sharedStage();

  it.each([
    ['a symmetric key', () => ({ kty: 'oct', k: 'x'.repeat(43), alg: 'HS256' })],
    [
      'a public key',
      () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
    ],
    [
      'a short RSA key',
      () => generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export({ format: 'jwk' }),
    ],
    [
      'another curve',
      () => generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' }),
    ],
    [
      'two halves of different keys',
      () => ({
        ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
        d: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d,
      }),
    ],
  ])('refuses %s', async (_name, make) => {
    expect((await admin('POST', '', { jwk: make() })).status).toBe(400);
    expect((await listed()).map(({ status }) => status).sort()).toEqual(['current', 'standby']);
  });

  it('is for the secret key alone', async () => {
    const { session, visitor } = await signedUp(stage);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/rotate'],
      ['DELETE', '/x'],
    ] as const) {
      const answer = await visitor.raw(method, `/admin/signing-keys${path}`, {
        bearer: session.access_token,
      });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
  });
});
