import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

const themeHash = `sha256-${'B'.repeat(43)}=`;
let backend: TestApp;
let nora: Person;

async function buildWebApp(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'app-shell.html'), '<div id="root"></div>');
  await writeFile(path.join(folder, 'index.html'), '<div id="root"></div>');
  await writeFile(path.join(folder, 'app-paths.json'), JSON.stringify(['/auth', '/dashboard']));
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify({ scriptHashes: [themeHash] }));
  return folder;
}

beforeAll(async () => {
  backend = await openTestApp({ webRoot: await buildWebApp() });
  nora = await backend.signIn();
});
afterAll(() => backend.close());

const ask = (url: string, init: RequestInit = {}, info?: { peerAddress: string }) =>
  backend.app.fetch(new Request(`http://localhost:3000${url}`, init), info);

describe('the host', () => {
  it('says that it lives and serves', async () => {
    expect((await ask('/health/live')).status).toBe(200);
    const ready = await ask('/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  it('tells a client where the backend is, by the plain host that was asked', async () => {
    const own = await ask('/config.json', { headers: { host: 'rehearse.example:8080' } });
    expect(await own.json()).toEqual({
      url: 'http://rehearse.example:8080',
      publishableKey: backend.publishableKey,
    });
    expect((await ask('/config.json', { headers: { host: 'a@b/evil' } })).status).toBe(400);
  });

  it('never gives a secret away', async () => {
    const answers = await Promise.all(
      ['/config.json', '/health/ready', '/', '/auth/v1/settings'].map((url) => ask(url)),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.join('\n')).not.toContain('sb_secret_');
  });

  it.each(['/rest/v1/badges?select=name&limit=1', '/auth/v1/user'])(
    'routes %s to the gateway',
    async (url) => {
      expect((await ask(url)).status).toBe(401);
      const headers = { apikey: backend.publishableKey, authorization: `Bearer ${nora.token}` };
      expect((await ask(url, { headers })).status).toBe(200);
    },
  );

  it('takes /rpc for /rest/v1/rpc', async () => {
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${nora.token}`, 'content-type': 'application/json' },
      body: '{"feature_type":"word_game"}',
    };
    const [short, long] = await Promise.all([
      ask('/rpc/check_access', init),
      ask('/rest/v1/rpc/check_access', init),
    ]);
    expect(await short.json()).toEqual(await long.json());
  });

  it('answers pages for addresses without an area, also the page /auth', async () => {
    for (const url of ['/', '/auth', '/dashboard']) {
      const response = await ask(url);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('root');
    }
    expect((await ask('/assets/none-00000000.js')).status).toBe(404);
  });

  it('shows mail to who has the key of this machine, and not at all where a mail server is set', async () => {
    const headers = { accept: 'application/json', host: 'localhost:3000' };
    const mail = `/_mail?key=${backend.app.localKey}`;
    expect((await ask('/_mail', { headers })).status).toBe(403);
    expect((await ask(mail, { headers })).status).toBe(200);
    expect((await ask(mail, { headers }, { peerAddress: '10.1.2.3' })).status).toBe(403);
    const rebound = { ...headers, host: 'rebound.example' };
    expect((await ask(mail, { headers: rebound })).status).toBe(403);
    const proxied = new Request(`http://rebound.example${mail}`, { headers });
    expect((await backend.app.fetch(proxied)).status).toBe(403);
    const { database } = backend;
    const mailing = await openTestApp({ database, smtpUrl: 'smtp://127.0.0.1:1', webRoot: '/nowhere' });
    const response = await mailing.app.fetch(new Request(`http://localhost:3000${mail}`, { headers }));
    expect(response.status).not.toBe(200);
    await mailing.app.close();
  });
});

describe('the security headers', () => {
  it('let a page run its own scripts and the named inline one, and nothing else', async () => {
    const response = await ask('/dashboard', { headers: { host: 'localhost:3000' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));
    expect(directives.get('script-src')).toBe(`script-src 'self' '${themeHash}'`);
    expect(directives.get('connect-src')).toBe("connect-src 'self' ws://localhost:3000");
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directives.get('object-src')).toBe("object-src 'none'");
    expect(directives.get('base-uri')).toBe("base-uri 'none'");
  });

  it.each([
    '/dashboard',
    '/config.json',
    '/rest/v1/badges',
    '/functions/v1/none',
    '/_mail',
    '/assets/none-00000000.js',
  ])('stand on every answer: %s', async (url) => {
    const { headers } = await ask(url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBeTruthy();
    for (const own of ['microphone', 'camera', 'on-device-speech-recognition'])
      expect(headers.get('permissions-policy')?.split(', ')).toContain(`${own}=(self)`);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('ask for TLS for good behind TLS, as the trusted proxy says it', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7, 203.0.113.5' };
    expect((await ask('/', { headers })).headers.get('strict-transport-security')).toBeNull();
    const { database } = backend;
    const proxied = await openTestApp({ database, trustProxy: true, siteUrl: 'https://rehearse.example' });
    const response = await proxied.app.fetch(new Request('http://localhost:3000/config.json', { headers }));
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(await response.json()).toMatchObject({ url: 'https://rehearse.example' });
    expect((await proxied.app.fetch(new Request('http://localhost:3000/_mail'))).status).not.toBe(403);
    expect(proxied.app.showsMail).toBe(false);
    expect(proxied.app.localKey).toBeNull();
    await proxied.app.close();
  });
});

describe('the host on a port', () => {
  it('serves the same, takes web sockets, and refuses a port that is taken', async () => {
    const { database } = backend;
    const served = await openTestApp({ database });
    const address = await served.app.listen(0, '127.0.0.1');
    try {
      expect(served.app.address).toBe(address);
      expect(address).toMatch(/^http:\/\/localhost:\d+$/);
      expect(await (await fetch(`${address}/config.json`)).json()).toMatchObject({ url: address });
      const socket = new WebSocket(
        `${address.replace('http', 'ws')}/realtime/v1/websocket?apikey=${served.publishableKey}&vsn=1.0.0`,
      );
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
      const other = await openTestApp({ database });
      const port = Number(new URL(address).port);
      await expect(other.app.listen(port, '127.0.0.1')).rejects.toThrow(/EADDRINUSE/);
      await other.app.close();
    } finally {
      await served.app.close();
    }
  });

  it('lets a request in flight finish when it closes, and takes no new one', async () => {
    const { database } = backend;
    const served = await openTestApp({ database });
    const address = await served.app.listen(0, '127.0.0.1');
    const port = Number(new URL(address).port);
    const body = '{"name":"Nora","email":"nora@example.com","message":"in flight"}';
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const head = `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
    socket.write(head);
    // The server has the request in hand once it asks for the body.
    await expect.poll(() => received, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 100 /);
    socket.write(body.slice(0, 10));
    const closing = served.app.close();
    await expect(fetch(`${address}/health/live`)).rejects.toThrow();
    socket.write(body.slice(10));
    await closing;
    await expect.poll(() => received, { timeout: 20_000 }).toMatch(/\r\nHTTP\/1\.1 200 /);
  });

  it('answers what never becomes a request with its status and closed headers', async () => {
    const { database } = backend;
    const served = await openTestApp({ database });
    const port = Number(new URL(await served.app.listen(0, '127.0.0.1')).port);
    const answerTo = (bytes: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => {});
        socket.once('data', (chunk) => {
          socket.destroy();
          resolve(String(chunk));
        });
        socket.write(bytes);
      });
    for (const [bytes, status] of [
      ['NONSENSE\r\n\r\n', 400],
      ['GET /config.json HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', 400],
      [`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
      [`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(60_000)}\r\n\r\n`, 431],
    ] as const) {
      const answer = await answerTo(bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain('X-Content-Type-Options: nosniff');
      expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    }
    await served.app.close();
  });

  it('drops whoever keeps a refused connection open', { timeout: 30_000 }, async () => {
    const { database } = backend;
    const served = await openTestApp({ database });
    const port = Number(new URL(await served.app.listen(0, '127.0.0.1')).port);
    const upgrade = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const cut = ['NONSENSE\r\n\r\n', `GET /realtime/v1/websocket?apikey=x HTTP/1.1\r\n${upgrade}`].map(
      (bytes) =>
        new Promise<void>((resolve) => {
          const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
          socket.resume();
          // What is written to a connection that is gone comes back as an error.
          const poke = setInterval(() => socket.write('x'), 500);
          socket.on('error', () => {
            clearInterval(poke);
            resolve();
          });
          socket.write(bytes);
        }),
    );
    await Promise.all(cut);
    await served.app.close();
  });
});
