import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteUrl } from './auth/auth-fixture.ts';
import { type GatewayStage, pageOrigin, startGateway } from './gateway-fixture.ts';

const email = 'ada@mail.example';
const password = 'Rehearse-24!room';
let stage: GatewayStage;
beforeAll(async () => {
  stage = await startGateway();
});
afterAll(() => stage.close());

describe('the gateway as a whole', () => {
  it('signs up, confirms, signs in, writes a row, calls a procedure and keeps a file by the official client', async () => {
    expect((await stage.client.auth.signUp({ email, password })).error).toBeNull();
    const link = new URL(stage.mails.at(-1)?.link ?? '');
    expect((await stage.send('GET', link.pathname + link.search)).status).toBe(302);
    const { data } = await stage.client.auth.signInWithPassword({ email, password });
    const written = await stage.client.from('notes').insert({ text: 'hello' }).select().single();
    expect(written.data).toMatchObject({ text: 'hello', owner: data.user?.id });
    expect((await stage.client.rpc('who')).data).toBe('authenticated');
    const path = `${data.user?.id}/note.txt`;
    expect(
      (await stage.client.storage.from('documents').upload(path, new Blob(['words'], { type: 'text/plain' })))
        .error,
    ).toBeNull();
    const signed = await stage.client.storage.from('documents').createSignedUrl(path, 60);
    const { pathname, search } = new URL(signed.data?.signedUrl ?? '');
    expect(await (await stage.send('GET', pathname + search)).text()).toBe('words');
  });

  it('/rpc is another name for /rest/v1/rpc', async () => {
    for (const path of ['/rpc/who', '/rest/v1/rpc/who']) {
      const answer = await stage.send(
        'POST',
        path,
        { ...stage.key, 'content-type': 'application/json' },
        '{}',
      );
      expect(await answer.json()).toBe('anon');
    }
  });

  it('learns of a new column when somebody says that the schema changed', async () => {
    const header = async () =>
      (await stage.send('GET', '/rest/v1/notes?limit=0', { ...stage.key, accept: 'text/csv' })).text();
    expect(await header()).not.toContain('later');
    await stage.changeSchema(`alter table public.notes add column later text; notify pgrst, 'reload schema'`);
    await expect.poll(header).toContain('later');
  });
  it('returns 404 for unknown paths, also for encoded and doubled ones', async () => {
    for (const path of [
      '/',
      '/rest/v2/notes',
      '/auth/v10/user',
      '/rpcs/who',
      '/storage',
      '/rest%2Fv1/notes',
      '/%72est/v1/notes',
      '//rest/v1/notes',
    ]) {
      expect((await stage.send('GET', path, stage.key)).status).toBe(404);
    }
  });

  it('a plain request to realtime is told to connect by web socket', async () => {
    expect((await stage.send('GET', '/realtime/v1/websocket', stage.key)).status).toBe(426);
  });
});

describe('keys', () => {
  it('without a key it is 401, in the shape of each area', async () => {
    const bodyOf = async (path: string) => {
      const answer = await stage.send('GET', path);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      return answer.json();
    };
    const text = expect.any(String);
    expect(await bodyOf('/rest/v1/notes')).toEqual({
      code: 'PGRST302',
      message: text,
      details: null,
      hint: null,
    });
    expect(await bodyOf('/auth/v1/settings')).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: text,
    });
    expect(await bodyOf('/storage/v1/bucket')).toEqual({
      statusCode: '401',
      code: 'AccessDenied',
      error: 'Unauthorized',
      message: text,
    });
  });

  it('a bad bearer is 401 everywhere, also where no stage.key is needed, and never anonymous', async () => {
    for (const path of [
      '/rest/v1/notes',
      '/auth/v1/health',
      '/auth/v1/verify',
      '/storage/v1/object/public/documents/x',
    ]) {
      expect((await stage.send('GET', path, { ...stage.key, authorization: 'Bearer a.b.c' })).status).toBe(
        401,
      );
    }
  });

  it('keys in a query string open nothing', async () => {
    for (const given of [stage.secrets.publishableKey, stage.secrets.secretKey]) {
      expect((await stage.send('GET', `/rest/v1/notes?apikey=${given}`)).status).toBe(401);
      expect((await stage.send('GET', `/storage/v1/bucket?apikey=${given}&token=${given}`)).status).toBe(401);
      expect((await stage.send('GET', `/auth/v1/settings?access_token=${given}`)).status).toBe(401);
    }
  });

  it('no key is needed for health, for links of mails and for addresses of files', async () => {
    expect((await stage.send('GET', '/auth/v1/health')).status).toBe(200);
    expect((await stage.send('HEAD', '/auth/v1/verify?token=x&type=signup')).status).toBe(200);
    expect((await stage.send('GET', '/storage/v1/object/public/documents/none.txt')).status).toBe(404);
    expect((await stage.send('GET', '/storage/v1/object/sign/documents/none.txt?token=x')).status).toBe(400);
    for (const [method, path] of [
      ['POST', '/storage/v1/object/sign/documents/none.txt'],
      ['DELETE', '/storage/v1/object/public/documents'],
      ['POST', '/auth/v1/verify'],
      ['GET', '/storage/v1/object/authenticated/documents/none.txt'],
      ['GET', '/storage/v1/object/documents/none.txt'],
    ] as const) {
      expect((await stage.send(method, path)).status).toBe(401);
    }
  });
});

describe('headers of every answer', () => {
  it.each(['/rest/v1/notes', '/auth/v1/settings', '/storage/v1/bucket', '/nowhere', '/realtime/v1/x'])(
    '%s: nosniff, no-store, no frame, a request id',
    async (path) => {
      for (const headers of [stage.key, {}]) {
        const answer = await stage.send('GET', path, headers);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('cache-control')).toContain('no-store');
        expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      }
    },
  );

  it('a file keeps the policy that storage gave it', async () => {
    const { data } = await stage.client.auth.getUser();
    const path = `${data.user?.id}/note.txt`;
    const signed = await stage.client.storage.from('documents').createSignedUrl(path, 60);
    const { pathname, search } = new URL(signed.data?.signedUrl ?? '');
    expect((await stage.send('GET', pathname + search)).headers.get('content-security-policy')).toContain(
      'sandbox',
    );
  });

  it('takes over the request id of its host', async () => {
    const request = new Request(`${siteUrl}/auth/v1/health`);
    const answer = await stage.gateway.fetch(request, {
      clientAddress: '203.0.113.7',
      requestId: 'from-the-host',
    });
    expect(answer.headers.get('x-request-id')).toBe('from-the-host');
  });
});

describe('an unexpected failure', () => {
  it.each(['/rest/v1/notes', '/auth/v1/health', '/storage/v1/bucket'])(
    '%s: one line in the log, and a 500 that tells nothing',
    async (path) => {
      await stage.send('GET', '/rest/v1/notes', stage.key);
      const before = stage.logs.length;
      stage.breakDatabase(`secret words about ${email}`);
      const answer = await stage.send('GET', path, stage.key);
      stage.breakDatabase(null);
      expect(answer.status).toBe(500);
      const text = await answer.text();
      expect(text).not.toContain('secret words');
      expect(Object.keys(JSON.parse(text))).toEqual(
        expect.arrayContaining(path.startsWith('/auth') ? ['code', 'error_code', 'msg'] : ['message']),
      );
      expect(stage.logs).toHaveLength(before + 1);
      expect(JSON.stringify(stage.logs.at(-1))).not.toMatch(/secret words|@/);
    },
  );

  it('in finding out who asks: the same, with the request id, without an address', async () => {
    const { data } = await stage.client.auth.signInWithPassword({ email, password });
    stage.breakDatabase(`secret words about ${email}`);
    const answer = await stage.send('GET', '/rest/v1/notes', {
      ...stage.key,
      authorization: `Bearer ${data.session?.access_token}`,
    });
    stage.breakDatabase(null);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'PGRST000',
      message: 'Internal Server Error',
      details: null,
      hint: null,
    });
    const line = stage.logs.at(-1);
    expect(line?.fields.requestId).toBe(answer.headers.get('x-request-id'));
    expect(JSON.stringify(line)).not.toContain(email);
  });
});

describe('the requests of one user', () => {
  it('to REST and storage are answered 429 past the budget, in the shape of their area', async () => {
    const small = await startGateway({ budget: { requests: 4, windowMs: 60_000 } });
    try {
      const { key, send } = small;
      const list = JSON.stringify({ prefix: '' });
      const listing = { ...key, 'content-type': 'application/json' };
      expect((await send('GET', '/rest/v1/notes', key)).status).toBe(200);
      expect((await send('POST', '/storage/v1/object/list/documents', listing, list)).status).toBe(200);
      for (const _ of [1, 2]) await send('GET', '/rest/v1/notes', key);
      const rest = await send('GET', '/rest/v1/notes', key);
      expect(rest.status).toBe(429);
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await rest.json()).toMatchObject({ code: 'PT429', details: null, hint: null });
      const storage = await send('POST', '/storage/v1/object/list/documents', listing, list);
      expect([storage.status, (await storage.json()).statusCode]).toEqual([429, '429']);
      expect((await send('GET', '/auth/v1/settings', key)).status).toBe(200);
    } finally {
      await small.close();
    }
  });

  it('do not count where a server function of this process asks', async () => {
    const small = await startGateway({ budget: { requests: 1, windowMs: 60_000 } });
    try {
      const ask = () =>
        small.gateway.fetch(new Request(`${siteUrl}/rest/v1/notes`, { headers: small.key }), {
          clientAddress: '203.0.113.7',
          isInProcess: true,
        });
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    } finally {
      await small.close();
    }
  });
});

it('resumable uploads say which protocol they speak, also where they refuse and to a page that asks', async () => {
  const path = '/storage/v1/upload/resumable';
  const refused = await stage.send('POST', path, stage.key);
  expect([refused.status, refused.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  expect(refused.headers.get('tus-resumable')).toBe('1.0.0');
  const unknown = await stage.send('HEAD', `${path}/x`, { ...stage.key, 'tus-resumable': '1.0.0' });
  expect([unknown.status, unknown.headers.get('tus-resumable')]).toEqual([404, '1.0.0']);
  const { headers } = await stage.send('OPTIONS', path, {
    origin: pageOrigin,
    'access-control-request-method': 'PATCH',
  });
  expect(headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,expiration');
  expect(headers.get('access-control-allow-headers')).toContain('upload-offset');
});
