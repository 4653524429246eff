import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaEmail, adaId, password } from '../conformance/stage.ts';
import { type AttackStage, openAttackStage } from './attack.ts';

let stage: AttackStage;
beforeAll(async () => {
  stage = await openAttackStage();
}, 60_000);
afterAll(() => stage.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** A token as somebody would forge it: any header and claims, signed with any key. */
function forge(header: object, claims: object, key: string): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

describe('a forged login is 401, never somebody and never a visitor', () => {
  it.each([
    ['alg none', () => `${encode({ alg: 'none' })}.${encode(claimsOf(stage.token))}.`],
    ['alg None', () => forge({ alg: 'None' }, claimsOf(stage.token), '')],
    [
      'RS256 with the browser’s key as the secret',
      () => forge({ alg: 'RS256' }, claimsOf(stage.token), stage.secrets.publishableKey),
    ],
    [
      'signed with the browser’s key',
      () => forge({ alg: 'HS256' }, claimsOf(stage.token), stage.secrets.publishableKey),
    ],
    ['signed with nothing', () => forge({ alg: 'HS256' }, claimsOf(stage.token), '')],
    [
      'signed with the secret of storage',
      () => forge({ alg: 'HS256' }, claimsOf(stage.token), stage.secrets.storageSecret),
    ],
    [
      'a key of its own in the header',
      () => forge({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, claimsOf(stage.token), 'x'),
    ],
    ['a kid that is a path', () => forge({ alg: 'HS256', kid: '../../dev/null' }, claimsOf(stage.token), '')],
    ['HS512', () => forge({ alg: 'HS512' }, claimsOf(stage.token), stage.secrets.jwtSecret)],
    [
      'service claims',
      () =>
        forge({ alg: 'HS256' }, { ...claimsOf(stage.token), role: 'service_role' }, stage.secrets.jwtSecret),
    ],
    [
      'role postgres',
      () => forge({ alg: 'HS256' }, { ...claimsOf(stage.token), role: 'postgres' }, stage.secrets.jwtSecret),
    ],
    [
      'aud of another service',
      () => forge({ alg: 'HS256' }, { ...claimsOf(stage.token), aud: 'storage' }, stage.secrets.jwtSecret),
    ],
    ['expired', () => forge({ alg: 'HS256' }, { ...claimsOf(stage.token), exp: 1 }, stage.secrets.jwtSecret)],
    [
      'no expiry',
      () => forge({ alg: 'HS256' }, { ...claimsOf(stage.token), exp: undefined }, stage.secrets.jwtSecret),
    ],
    [
      'a session that is missing',
      () =>
        forge(
          { alg: 'HS256' },
          { ...claimsOf(stage.token), session_id: crypto.randomUUID() },
          stage.secrets.jwtSecret,
        ),
    ],
    [
      'somebody else’s sub with an own session',
      () =>
        forge(
          { alg: 'HS256' },
          { ...claimsOf(stage.token), sub: crypto.randomUUID() },
          stage.secrets.jwtSecret,
        ),
    ],
    ['two tokens in one header', () => `${stage.token}, Bearer ${stage.token}`],
    [
      'the signature of another token',
      () => `${stage.token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`,
    ],
  ])('%s', async (_name, make) => {
    for (const path of ['/rest/v1/notes', '/auth/v1/user', '/storage/v1/bucket', '/rest/v1/genres']) {
      const { status } = await stage.attack('GET', path, { headers: { authorization: `Bearer ${make()}` } });
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('a token of a signed file address, for reading or for writing', async () => {
    const files = stage.ada.storage.from('documents');
    await files.upload(`${adaId}/a.txt`, new Blob(['a'], { type: 'text/plain' }));
    const read = new URL((await files.createSignedUrl(`${adaId}/a.txt`, 60)).data?.signedUrl ?? '')
      .searchParams;
    const write = (await files.createSignedUploadUrl(`${adaId}/b.txt`)).data?.token ?? '';
    for (const token of [read.get('token') ?? '', write]) {
      const asBearer = await stage.attack('GET', '/auth/v1/user', {
        headers: { authorization: `Bearer ${token}` },
      });
      const asKey = await stage.attack('GET', '/rest/v1/notes', { headers: { apikey: token } });
      expect([asBearer.status, asKey.status]).toEqual([401, 401]);
    }
  });

  it('keys and tokens in the address', async () => {
    const { secretKey, publishableKey } = stage.secrets;
    for (const query of [
      `apikey=${secretKey}`,
      `access_token=${stage.token}`,
      `authorization=Bearer%20${stage.token}`,
    ]) {
      const response = await stage.gateway.fetch(new Request(`https://site.example/rest/v1/notes?${query}`), {
        clientAddress: '10.1.1.1',
      });
      expect(response.status).toBe(401);
    }
    const asUser = await stage.attack('GET', `/auth/v1/admin/users?apikey=${secretKey}`, {
      headers: { apikey: publishableKey },
    });
    expect(asUser.status).toBe(403);
  });
});

describe('headers that ask for more', () => {
  it.each([
    ['x-role', 'service_role'],
    ['role', 'service_role'],
    ['x-supabase-role', 'service_role'],
    ['prefer', 'role=service_role'],
    ['prefer', 'params=single-object, role="postgres"'],
    ['request.jwt.claims', '{"role":"service_role"}'],
    ['x-client-info', '"; set role postgres; --'],
    ['x-http-method-override', 'DELETE'],
    ['x-original-url', '/auth/v1/admin/users'],
    ['x-rewrite-url', '/rest/v1/hidden'],
    ['x-forwarded-host', 'evil.example'],
    ['host', 'evil.example'],
    ['forwarded', 'for=127.0.0.1;host=evil.example'],
    ['range', 'bytes=0-1,0-2,0-3'],
    ['accept', 'a'.repeat(5_000)],
    ['prefer', 'count=exact,'.repeat(2_000)],
  ])('%s: %s changes nothing', async (name, value) => {
    const plain = await stage.attack('GET', '/rest/v1/notes?select=text&order=text');
    const { status, text } = await stage.attack('GET', '/rest/v1/notes?select=text&order=text', {
      headers: { [name]: value },
    });
    expect([200, 206, 400, 406, 416]).toContain(status);
    if (status === 200) expect(text).toBe(plain.text);
  });

  it.each([
    'auth',
    'storage',
    'pg_catalog',
    'information_schema',
    'private',
    'public,auth',
    ' public',
    '"public"',
    'PUBLIC',
    '',
  ])('the profile %j opens no other schema', async (schema) => {
    const read = await stage.attack('GET', '/rest/v1/users', { headers: { 'accept-profile': schema } });
    const write = await stage.attack('POST', '/rest/v1/users', {
      body: '{}',
      headers: { 'content-profile': schema },
    });
    for (const { status } of [read, write]) expect([404, 406]).toContain(status);
  });

  it('a method override deletes nothing', async () => {
    await stage.attack('POST', '/rest/v1/notes?text=eq.mine%20one&_method=DELETE', {
      body: '[]',
      headers: { 'x-http-method': 'DELETE' },
    });
    const { text } = await stage.attack('GET', '/rest/v1/notes?text=eq.mine%20one&select=text');
    expect(text).toContain('mine one');
  });

  it.each([
    'null',
    'https://evil.example',
    'https://site.example.evil.example',
    'http://site.example',
    'https://site.example:444',
    'file://',
    '',
  ])('a page of the origin %j may read nothing', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await stage.attack(method, '/rest/v1/genres', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

describe('fields that nobody may set', () => {
  const greedy = {
    role: 'service_role',
    aud: 'admin',
    id: crypto.randomUUID(),
    app_metadata: { role: 'admin', plan: 'premium' },
    raw_app_meta_data: { plan: 'premium' },
    email_confirm: true,
    email_confirmed_at: '2020-01-01',
    is_super_admin: true,
    banned_until: null,
    confirmed_at: '2020-01-01',
  };
  it('by PUT /user', async () => {
    const before = JSON.parse((await stage.attack('GET', '/auth/v1/user')).text);
    await stage.attack('PUT', '/auth/v1/user', { body: JSON.stringify(greedy) });
    const after = JSON.parse((await stage.attack('GET', '/auth/v1/user')).text);
    expect({ ...after, updated_at: null, identities: null }).toEqual({
      ...before,
      updated_at: null,
      identities: null,
    });
  });
  it('by sign-up', async () => {
    const email = 'greedy@mail.example';
    const body = JSON.stringify({ ...greedy, email, password });
    const { text } = await stage.attack('POST', '/auth/v1/signup', { body });
    expect(JSON.parse(text)).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
    expect(text).not.toMatch(/premium|service_role/);
    const { error } = await stage.client().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('email_not_confirmed');
  });
  it('by metadata that names what objects are made of', async () => {
    const body = '{"data":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}';
    await stage.attack('PUT', '/auth/v1/user', { body });
    await stage.attack('POST', '/rest/v1/rpc/echo', { body: '{"value":{"__proto__":{"polluted":true}}}' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
  it('of a role, by metadata', async () => {
    await stage.ada.auth.updateUser({ data: { role: 'service_role', sub: crypto.randomUUID() } });
    const { data } = await stage.ada.auth.refreshSession();
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ role: 'authenticated', sub: adaId });
  });
});

describe('mailed links and digits', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    'https:evil.example',
    'https://site.example@evil.example',
    'https://site.example.evil.example',
    'https://evil.example\\@site.example',
    'https://site.example\\.evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://site.example:8443',
    'http://site.example',
    ' https://evil.example',
    'https://evil.example#https://site.example',
    '/\\evil.example',
    'https://site.example%2eevil.example',
    'https://SITE.example.evil.example',
    'https://site.example\u0000.evil.example',
    'https://еvil.example',
  ])('redirect_to %j leads to the site', async (redirectTo) => {
    const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: redirectTo });
    const { status, headers } = await stage.attack('GET', `/auth/v1/verify?${query}`);
    expect(status).toBe(302);
    expect(new URL(headers.get('location') ?? '').origin).toBe('https://site.example');
  });
  it('digits can not be tried out', async () => {
    await stage.client().auth.resetPasswordForEmail(adaEmail);
    const right = stage.lastMail(adaEmail).code ?? '';
    const tryOut = (token: string) =>
      stage.client().auth.verifyOtp({ email: adaEmail, token, type: 'recovery' });
    for (let at = 0; at < 5; at += 1) {
      expect((await tryOut(String(10_000_000 + at))).error?.code).toBe('otp_expired');
    }
    expect((await tryOut(right)).error?.code).toBe('otp_expired');
  });
  it('a used refresh token ends its session', async () => {
    const client = stage.client();
    const { data } = await client.auth.signInWithPassword({ email: adaEmail, password });
    const stolen = data.session?.refresh_token ?? '';
    const second = await client.auth.refreshSession();
    await client.auth.refreshSession();
    expect((await stage.client().auth.refreshSession({ refresh_token: stolen })).error?.code).toBe(
      'refresh_token_already_used',
    );
    const third = await stage
      .client()
      .auth.refreshSession({ refresh_token: second.data.session?.refresh_token ?? '' });
    expect(third.error).not.toBeNull();
  });
});
