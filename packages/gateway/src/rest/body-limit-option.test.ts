import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GatewayEnv, Identity } from '../http.ts';
import { createRest } from './create-rest.ts';

const sql = `
  create table public.notes (text text);
  grant insert on public.notes to anon, service_role;`;

let database: Awaited<ReturnType<typeof openPlatformDatabase>>;
beforeAll(async () => {
  database = await openPlatformDatabase();
  await database.asOwner((tx) => tx.exec(sql));
});
afterAll(() => database.close());

/** Status of an insert whose body is exactly `bytes` long. */
async function insertOf(bytes: number, maxBodyBytes: number, role: Identity['role'] = 'anon') {
  const rest = createRest({
    database,
    log: () => {},
    maxBodyBytes,
    authenticate: (c, next) => {
      c.set('identity', { role, claims: { role } });
      return next();
    },
  });
  const body = JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  const headers = { 'content-type': 'application/json' };
  const app = new Hono<GatewayEnv>().route('/rest/v1', rest.routes);
  return (await app.request('/rest/v1/notes', { method: 'POST', headers, body })).status;
}

it('accepts bodies up to the limit, and returns 413 for one byte more', async () => {
  expect(await insertOf(1_000, 1_000)).toBe(201);
  expect(await insertOf(1_001, 1_000)).toBe(413);
});

it('accepts more than 256 KiB where the option allows it', async () => {
  expect(await insertOf(300 * 1024, 512 * 1024)).toBe(201);
});

it('never lowers the limit of the secret key', async () => {
  expect(await insertOf(300 * 1024, 1_000, 'service_role')).toBe(201);
});
