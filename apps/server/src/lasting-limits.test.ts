import type { Database } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testPassword } from './test-app.ts';

const outside = { peerAddress: '203.0.113.9' };

/** POSTs as somebody who reaches this machine from elsewhere. */
function post(
  backend: TestApp,
  path: string,
  body: object,
  headers: Record<string, string> = {},
  from = outside,
) {
  return backend.app.fetch(
    new Request(`http://localhost:3000/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    from,
  );
}

describe('a restart on the embedded database', () => {
  let database: Database;
  let backend: TestApp;
  const keepOpen = (): Database => ({ ...database, close: async () => {} });
  beforeAll(async () => {
    database = await openTestDatabase();
    backend = await openTestApp({ database: keepOpen() });
  });
  afterAll(async () => {
    await backend.close();
    await database.close();
  });
  async function restart(): Promise<void> {
    await backend.close();
    backend = await openTestApp({ database: keepOpen() });
  }

  it('does not forgive wrong passwords', async () => {
    const signIn = () =>
      post(backend, '/token?grant_type=password', { email: 'ada@example.com', password: 'Never-the-one-5!' });
    for (let i = 0; i < 10; i++) expect((await signIn()).status).toBe(400);
    await restart();
    expect((await signIn()).status).toBe(429);
  });

  it('does not forgive sign-ups', async () => {
    const signUp = (name: string) =>
      post(backend, '/signup', { email: `${name}@example.com`, password: testPassword });
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await signUp(name)).status).toBe(200);
    await restart();
    expect((await signUp('f')).status).toBe(429);
  });

  it('does not forgive mails', async () => {
    const { email } = await backend.signIn();
    const mails = async () => {
      const { rows } = await database.asOwner((tx) =>
        tx.query('select id from private.mail_outbox where to_address = $1', [email]),
      );
      return rows.length;
    };
    expect((await post(backend, '/recover', { email })).status).toBe(200);
    expect(await mails()).toBe(1);
    await restart();
    expect((await post(backend, '/recover', { email })).status).toBe(200);
    expect(await mails()).toBe(1);
  });
});

describe('sign-ups by this machine itself', () => {
  const names = Array.from({ length: 8 }, (_, at) => `local-${at}@example.com`);
  const statuses = async (
    backend: TestApp,
    { headers = {}, peerAddress = '127.0.0.1' }: { headers?: Record<string, string>; peerAddress?: string },
  ) => {
    const all: number[] = [];
    for (const email of names) {
      all.push(
        (await post(backend, '/signup', { email, password: testPassword }, headers, { peerAddress })).status,
      );
    }
    return all;
  };
  const limited = [...Array(5).fill(200), 429, 429, 429];

  it.each([
    { who: 'are not limited', options: {}, asked: {}, expected: Array(8).fill(200) },
    {
      who: 'are limited as the operator says',
      options: { signUpsPerHour: 2 },
      asked: {},
      expected: [200, 200, ...Array(6).fill(429)],
    },
    {
      who: 'count where the site is public',
      options: { siteUrl: 'https://site.example' },
      asked: {},
      expected: limited,
    },
    {
      who: 'count behind a proxy',
      options: {},
      asked: { headers: { 'x-forwarded-for': '203.0.113.1' } },
      expected: limited,
    },
    {
      who: 'count from another machine',
      options: {},
      asked: { peerAddress: '192.0.2.1' },
      expected: limited,
    },
  ])('$who', async ({ options, asked, expected }) => {
    const backend = await openTestApp(options);
    try {
      expect(await statuses(backend, asked)).toEqual(expected);
    } finally {
      await backend.close();
    }
  });
});
