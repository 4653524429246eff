import { contracts, ErrorBody } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../apps/server/src/test-app.ts';
import { registry } from './registry.ts';

let backend: TestApp;
let nora: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn();
});
afterAll(() => backend.close());

const name = 'check-subscription-status';
const input = { feature_type: 'word_game' };

async function refusalOf(response: Response) {
  const { error } = ErrorBody.parse(await response.json());
  expect(error.requestId).toBe(response.headers.get('x-request-id'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, ...error };
}

describe('every contract', () => {
  it('has its handler, and every handler its contract', () => {
    expect(Object.keys(registry).sort()).toEqual(Object.keys(contracts).sort());
    for (const [wireName, handler] of Object.entries(registry)) expect(handler.functionName).toBe(wireName);
  });
});

describe('the frame of every function', () => {
  it('answers a good call with JSON that no cache keeps', async () => {
    const response = await backend.call(name, input, nora.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('refuses %s with 405, naming POST', async (method) => {
    const body = method === 'GET' ? undefined : JSON.stringify(input);
    const response = await backend.call(name, input, nora.token, { method, body });
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await refusalOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it('answers 404 to a name that no function has, also to what every object has', async () => {
    for (const unknown of ['no-such-function', 'toString', '__proto__', 'constructor', '', 'a/b']) {
      expect(await refusalOf(await backend.call(unknown, {}, nora.token))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });

  it.each([
    ['not JSON', '{"feature_type":'],
    ['a bare word', 'hello'],
    ['a NUL character', '{"feature_type":"word\\u0000game"}'],
    ['nested a thousand times', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
  ])('refuses a body that is %s with 400', async (_, body) => {
    expect(await refusalOf(await backend.call(name, body, nora.token))).toMatchObject({
      status: 400,
      code: 'bad_request',
    });
  });

  it('refuses bytes that are not UTF-8 with 400', async () => {
    const body = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
    const response = await backend.call(name, '', nora.token, { body });
    expect(await refusalOf(response)).toMatchObject({ status: 400, message: 'The body is not valid UTF-8.' });
  });

  it('names the field at fault', async () => {
    const refusal = await refusalOf(await backend.call(name, { feature_type: 'chess' }, nora.token));
    expect(refusal).toMatchObject({ status: 400, code: 'bad_request' });
    expect(refusal.message).toMatch(/^feature_type: /);
    const whole = await refusalOf(await backend.call(name, '[]', nora.token));
    expect(whole.message).toMatch(/^body: /);
  });

  it('refuses more than 256 KiB with 413, whether the length is announced or not', async () => {
    const large = JSON.stringify({ ...input, filler: 'x'.repeat(256 * 1024) });
    expect(await refusalOf(await backend.call(name, large, nora.token))).toMatchObject({
      status: 413,
      code: 'too_large',
    });
    const stream = new Blob([large]).stream();
    const streamed = await backend.call(name, '', nora.token, {
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    const fits = JSON.stringify({ ...input, filler: 'x'.repeat(250 * 1024) });
    expect((await backend.call(name, fits, nora.token)).status).toBe(200);
  });

  it('takes a sender who hangs up half-way for no fault of its own', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"feature_type":'));
      },
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const cut = { body, duplex: 'half' } as RequestInit;
    expect(await refusalOf(await backend.call(name, '', nora.token, cut))).toMatchObject({
      status: 400,
      code: 'bad_request',
    });
    expect(backend.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    ['no token', undefined],
    ['a made-up token', 'eyJhbGciOiJub25lIn0.e30.'],
    ['a cut token', 'cut'],
  ])('refuses %s with 401', async (_, token) => {
    expect(await refusalOf(await backend.call(name, input, token))).toMatchObject({
      status: 401,
      code: 'not_signed_in',
    });
  });

  it('refuses the publishable key alone, and the token of a session that has ended, with 401', async () => {
    expect((await backend.call(name, input, backend.publishableKey)).status).toBe(401);
    const leaving = await backend.signIn();
    await leaving.client.auth.signOut();
    expect((await backend.call(name, input, leaving.token)).status).toBe(401);
  });

  it('lets pages of the site alone call it from a browser', async () => {
    const preflight = (origin: string) =>
      backend.call(name, '', undefined, { method: 'OPTIONS', headers: { origin }, body: undefined });
    const own = await preflight('http://localhost:3000');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    const foreign = await preflight('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('writes one line a call, with no token, address or text in it', async () => {
    backend.logged.length = 0;
    const response = await backend.call(name, { feature_type: 'a secret thought' }, nora.token);
    const lines = backend.logged.filter(({ message }) => message === 'function');
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'function',
        name,
        status: 400,
        ms: expect.any(Number),
        requestId: response.headers.get('x-request-id'),
        userId: nora.id,
      },
    ]);
    const all = JSON.stringify(backend.logged);
    for (const secret of ['a secret thought', nora.token, nora.email]) expect(all).not.toContain(secret);
  });
});
