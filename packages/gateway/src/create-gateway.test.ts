import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSecrets } from './auth/auth-fixture.ts';
import { createGateway, type Gateway } from './create-gateway.ts';
import { openPglite } from './database/pglite.ts';
import type { Database } from './database/port.ts';
import { applyPlatform } from './platform.ts';
import type { AuthMail, FileStore } from './ports.ts';
import { createRateLimiter } from './rate-limit.ts';

const siteUrl = 'https://site.example';
const pageOrigin = 'https://preview.example';
const email = 'ada@mail.example';
const password = 'Rehearse-24!room';
const secrets = makeSecrets();
const mails: AuthMail[] = [];
const logs: { message: string; fields: Record<string, unknown> }[] = [];
const kept = new Map<string, Uint8Array<ArrayBuffer>>();

const files: FileStore = {
  async write(name, bytes) {
    const whole = new Uint8Array(await new Response(bytes as BodyInit).arrayBuffer());
    kept.set(name, whole);
    return whole.byteLength;
  },
  async read(name) {
    const bytes = kept.get(name);
    return bytes ? { body: new Blob([bytes]).stream(), sizeBytes: bytes.byteLength } : null;
  },
  async remove(name) {
    kept.delete(name);
  },
  async copy(from, to) {
    kept.set(to, kept.get(from) ?? new Uint8Array());
  },
};

const schema = `
  create table public.notes (id bigint generated always as identity primary key, owner uuid not null default auth.uid(), text text not null);
  alter table public.notes enable row level security;
  create policy owner_can_all on public.notes to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
  grant select, insert on public.notes to authenticated, anon;
  create function public.who() returns text language sql stable as $$ select auth.role() $$;
  grant execute on function public.who() to anon, authenticated, service_role;
  insert into storage.buckets (id, name) values ('documents', 'documents');
  create policy owner_can_all on storage.objects to authenticated
    using ((storage.foldername(name))[1] = auth.uid()::text) with check ((storage.foldername(name))[1] = auth.uid()::text);`;

let database: Database;
let gateway: Gateway;
let failing: 'no' | 'yes' = 'no';

beforeAll(async () => {
  const real = await openPglite();
  await applyPlatform(real);
  await real.asOwner((tx) => tx.exec(schema));
  const breakable =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      if (failing === 'yes') return Promise.reject(new Error(`secret words about ${email}`));
      return act(...args);
    };
  database = {
    ...real,
    asOwner: breakable(real.asOwner) as Database['asOwner'],
    asCaller: breakable(real.asCaller) as Database['asCaller'],
  };
  gateway = createGateway({
    database,
    secrets,
    files,
    mailer: { enqueue: async (_tx, mail) => void mails.push(mail) },
    limiter: createRateLimiter(),
    log: (_level, message, fields = {}) => logs.push({ message, fields }),
    siteUrl,
    allowedOrigins: [pageOrigin],
    auth: { passwordCost: 4, answerFloorMs: 0 },
  });
});
afterAll(async () => {
  await gateway.close();
  await database.close();
});

const info = { clientAddress: '203.0.113.7' };
const send = (method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) =>
  gateway.fetch(new Request(`${siteUrl}${path}`, { method, headers, body, redirect: 'manual' }), info);
const key = { apikey: secrets.publishableKey };

const client = createClient(siteUrl, secrets.publishableKey, {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: (input, init) => gateway.fetch(new Request(input, init), info) },
});

describe('the gateway as a whole', () => {
  it('signs up, confirms, signs in, writes a row, calls a procedure and keeps a file by the official client', async () => {
    expect((await client.auth.signUp({ email, password })).error).toBeNull();
    const link = new URL(mails.at(-1)?.link ?? '');
    expect((await send('GET', link.pathname + link.search)).status).toBe(302);
    const { data } = await client.auth.signInWithPassword({ email, password });
    const written = await client.from('notes').insert({ text: 'hello' }).select().single();
    expect(written.data).toMatchObject({ text: 'hello', owner: data.user?.id });
    expect((await client.rpc('who')).data).toBe('authenticated');
    const path = `${data.user?.id}/note.txt`;
    expect(
      (await client.storage.from('documents').upload(path, new Blob(['words'], { type: 'text/plain' })))
        .error,
    ).toBeNull();
    const signed = await client.storage.from('documents').createSignedUrl(path, 60);
    const { pathname, search } = new URL(signed.data?.signedUrl ?? '');
    expect(await (await send('GET', pathname + search)).text()).toBe('words');
  });

  it('/rpc is another name for /rest/v1/rpc', async () => {
    for (const path of ['/rpc/who', '/rest/v1/rpc/who']) {
      const answer = await send('POST', path, { ...key, 'content-type': 'application/json' }, '{}');
      expect(await answer.json()).toBe('anon');
    }
  });

  it('knows no other path', async () => {
    for (const path of [
      '/',
      '/rest/v2/notes',
      '/auth/v10/user',
      '/rpcs/who',
      '/storage',
      '/rest%2Fv1/notes',
    ]) {
      expect((await send('GET', path, key)).status).toBe(404);
    }
  });

  it('a plain request to realtime is told to connect by web socket', async () => {
    expect((await send('GET', '/realtime/v1/websocket', key)).status).toBe(426);
  });
});

describe('keys', () => {
  it('without a key it is 401, in the shape of each area', async () => {
    const bodyOf = async (path: string) => {
      const answer = await send('GET', path);
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

  it('a bad bearer is 401 everywhere, also where no key is needed, and never anonymous', async () => {
    for (const path of [
      '/rest/v1/notes',
      '/auth/v1/health',
      '/auth/v1/verify',
      '/storage/v1/object/public/documents/x',
    ]) {
      expect((await send('GET', path, { ...key, authorization: 'Bearer a.b.c' })).status).toBe(401);
    }
  });

  it('keys in a query string open nothing', async () => {
    for (const given of [secrets.publishableKey, secrets.secretKey]) {
      expect((await send('GET', `/rest/v1/notes?apikey=${given}`)).status).toBe(401);
      expect((await send('GET', `/storage/v1/bucket?apikey=${given}&token=${given}`)).status).toBe(401);
      expect((await send('GET', `/auth/v1/settings?access_token=${given}`)).status).toBe(401);
    }
  });

  it('no key is needed for health, for links of mails and for addresses of files', async () => {
    expect((await send('GET', '/auth/v1/health')).status).toBe(200);
    expect((await send('HEAD', '/auth/v1/verify?token=x&type=signup')).status).toBe(200);
    expect((await send('GET', '/storage/v1/object/public/documents/none.txt')).status).toBe(404);
    expect((await send('GET', '/storage/v1/object/sign/documents/none.txt?token=x')).status).toBe(400);
    for (const [method, path] of [
      ['POST', '/storage/v1/object/sign/documents/none.txt'],
      ['DELETE', '/storage/v1/object/public/documents'],
      ['POST', '/auth/v1/verify'],
      ['GET', '/storage/v1/object/authenticated/documents/none.txt'],
      ['GET', '/storage/v1/object/documents/none.txt'],
    ] as const) {
      expect((await send(method, path)).status).toBe(401);
    }
  });
});

describe('CORS by allow-list', () => {
  const preflight = (origin: string, path = '/rest/v1/notes') =>
    send('OPTIONS', path, {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,authorization,content-type,prefer',
    });

  it.each([siteUrl, pageOrigin])('%s may call, with everything the official client sends', async (origin) => {
    for (const path of ['/rest/v1/notes', '/auth/v1/token', '/storage/v1/object/documents/x', '/rpc/who']) {
      const answer = await preflight(origin, path);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      const methods = answer.headers.get('access-control-allow-methods')?.split(', ');
      expect(methods).toEqual(expect.arrayContaining(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']));
      const headers = answer.headers.get('access-control-allow-headers')?.split(', ');
      expect(headers).toEqual(
        expect.arrayContaining([
          'apikey',
          'authorization',
          'content-type',
          'prefer',
          'range',
          'x-client-info',
          'x-supabase-api-version',
          'accept-profile',
          'content-profile',
          'x-upsert',
          'cache-control',
          'x-retry-count',
        ]),
      );
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('lets a listed page read the headers that clients look at', async () => {
    const answer = await send('GET', '/rest/v1/notes', { ...key, origin: pageOrigin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(pageOrigin);
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining([
        'content-range',
        'preference-applied',
        'location',
        'x-request-id',
        'retry-after',
      ]),
    );
  });

  it.each([
    'https://evil.example',
    'null',
    'https://site.example.evil.example',
    'http://site.example',
    'https://site.example:444',
    'HTTPS://SITE.EXAMPLE',
  ])('%s gets no permission, in the preflight or after', async (origin) => {
    const answers = [await preflight(origin), await send('GET', '/rest/v1/notes', { ...key, origin })];
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-headers')).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('never answers with a wildcard and never allows credentials', async () => {
    for (const origin of [siteUrl, 'https://evil.example']) {
      for (const answer of [
        await preflight(origin),
        await send('GET', '/auth/v1/settings', { ...key, origin }),
      ]) {
        expect([...answer.headers.values()]).not.toContain('*');
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });
});

describe('headers of every answer', () => {
  it.each(['/rest/v1/notes', '/auth/v1/settings', '/storage/v1/bucket', '/nowhere', '/realtime/v1/x'])(
    '%s: nosniff, no-store, no frame, a request id',
    async (path) => {
      for (const headers of [key, {}]) {
        const answer = await send('GET', path, headers);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('cache-control')).toContain('no-store');
        expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      }
    },
  );

  it('a file keeps the policy that storage gave it', async () => {
    const { data } = await client.auth.getUser();
    const path = `${data.user?.id}/note.txt`;
    const signed = await client.storage.from('documents').createSignedUrl(path, 60);
    const { pathname, search } = new URL(signed.data?.signedUrl ?? '');
    expect((await send('GET', pathname + search)).headers.get('content-security-policy')).toContain(
      'sandbox',
    );
  });

  it('takes over the request id of its host', async () => {
    const request = new Request(`${siteUrl}/auth/v1/health`);
    const answer = await gateway.fetch(request, { ...info, requestId: 'from-the-host' });
    expect(answer.headers.get('x-request-id')).toBe('from-the-host');
  });
});

describe('an unexpected failure', () => {
  it.each(['/rest/v1/notes', '/auth/v1/health', '/storage/v1/bucket'])(
    '%s: one line in the log, and a 500 that tells nothing',
    async (path) => {
      await send('GET', '/rest/v1/notes', key);
      const before = logs.length;
      failing = 'yes';
      const answer = await send('GET', path, key);
      failing = 'no';
      expect(answer.status).toBe(500);
      const text = await answer.text();
      expect(text).not.toContain('secret words');
      expect(Object.keys(JSON.parse(text))).toEqual(
        expect.arrayContaining(path.startsWith('/auth') ? ['code', 'error_code', 'msg'] : ['message']),
      );
      expect(logs).toHaveLength(before + 1);
    },
  );

  it('in finding out who asks: the same, with the request id, without an address', async () => {
    const { data } = await client.auth.signInWithPassword({ email, password });
    failing = 'yes';
    const answer = await send('GET', '/rest/v1/notes', {
      ...key,
      authorization: `Bearer ${data.session?.access_token}`,
    });
    failing = 'no';
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'PGRST000',
      message: 'Internal Server Error',
      details: null,
      hint: null,
    });
    const line = logs.at(-1);
    expect(line?.fields.requestId).toBe(answer.headers.get('x-request-id'));
    expect(JSON.stringify(line)).not.toContain(email);
  });
});
