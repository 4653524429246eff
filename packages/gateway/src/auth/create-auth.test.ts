import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, goodPassword, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

const shape = { code: expect.any(Number), error_code: expect.any(String), msg: expect.any(String) };

describe('the wire interface', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/user/'],
    ['GET', '/constructor'],
  ])('%s %s is 404 in GoTrue’s shape', async (method, path) => {
    const answer = await stage.visitor().raw(method, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ ...shape, code: 404 });
  });

  it.each([
    ['GET', '/signup', 'POST'],
    ['DELETE', '/token', 'POST'],
    ['PUT', '/verify', 'GET, HEAD, POST'],
    ['POST', '/user', 'GET, PUT'],
    ['HEAD', '/logout', 'POST'],
    ['POST', '/settings', 'GET'],
    ['PATCH', '/health', 'GET'],
  ])('%s %s is 405 and names what is allowed', async (method, path, allowed) => {
    const answer = await stage.visitor().raw(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  it('settings say what is on, health that it is', async () => {
    const settings = await stage.visitor().raw('GET', '/settings');
    expect(settings.body).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    expect((await stage.visitor().raw('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
  });
});

describe('bodies', () => {
  const paths = [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/token?grant_type=pkce',
  ];
  const all = [...paths, '/verify', '/recover', '/resend'];

  it.each(all)('%s: longer than 16 KiB is 413, announced or not', async (path) => {
    const body = JSON.stringify({ email: 'x'.repeat(17_000) });
    expect((await stage.visitor().raw('POST', path, { body })).status).toBe(413);
    const { visitor } = { visitor: stage.visitor() };
    const streamed = await stage.send(
      new Request(`https://site.example/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: stage.secrets.publishableKey },
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit),
      visitor.clientAddress,
    );
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toEqual({ ...shape, code: 413 });
  });

  it.each(all)('%s: malformed JSON is 400 bad_json', async (path) => {
    for (const body of ['{', '[]', '"x"', 'null', '12', '{"email":"\\ud800"}', '{"email":"a\\u0000b"}']) {
      const answer = await stage.visitor().raw('POST', path, { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ ...shape, code: 400, error_code: 'bad_json' });
    }
  });

  it('deep nesting is refused, not a crash', async () => {
    const deep = `{"email":"${freshEmail()}","password":"${goodPassword}","data":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`;
    expect((await stage.visitor().raw('POST', '/signup', { body: deep })).body.error_code).toBe('bad_json');
    const arrays = '['.repeat(8_000) + ']'.repeat(8_000);
    expect((await stage.visitor().raw('POST', '/signup', { body: arrays })).status).toBe(400);
  });

  it.each(all)('%s: values of the wrong type are refused, never a failure', async (path) => {
    for (const value of [1, true, null, [], {}, ['x']]) {
      const body = {
        email: value,
        password: value,
        type: value,
        token: value,
        token_hash: value,
        refresh_token: value,
        auth_code: value,
        code_verifier: value,
        data: value,
        challenge: value,
        code_challenge: value,
      };
      const answer = await stage.visitor().raw('POST', path, { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(shape);
    }
  });

  it('unknown fields are ignored, whatever their names', async () => {
    const body = `{"email":"${freshEmail()}","password":"${goodPassword}","challenge":"x","role":"service_role",
      "email_confirm":true,"__proto__":{"data":{"admin":true}},"constructor":1}`;
    const answer = await stage.visitor().raw('POST', '/signup', { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ role: 'authenticated', user_metadata: {} });
    expect(answer.body.email_confirmed_at).toBeUndefined();
  });
});

describe('what is kept to itself', () => {
  it('answers are not cached, and logs hold no address, token or password', async () => {
    const { visitor, session, email } = await signedUp(stage);
    const answer = await visitor.raw('GET', '/user', { bearer: session.access_token });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const logged = stage.logs.join('\n');
    for (const secret of [email, session.access_token, session.refresh_token, goodPassword]) {
      expect(logged).not.toContain(secret);
    }
  });

  it('no row of auth is readable as anon or authenticated', async () => {
    for (const role of ['anon', 'authenticated'] as const) {
      for (const table of ['users', 'sessions', 'refresh_tokens', 'one_time_tokens', 'flow_codes']) {
        const read = stage.database.asCaller({ role, claims: {} }, (tx) =>
          tx.query(`select * from auth.${table}`),
        );
        await expect(read).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
