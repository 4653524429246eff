import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GatewayEnv } from '../http.ts';
import { createRest } from './create-rest.ts';

/** Two served schemas with a table of the same name, and a third that is not served. */
const sql = `
  create schema shop; create schema inner_matters;
  create table public.things (id integer primary key, label text);
  create table shop.things (id integer primary key, label text);
  create table shop.parts (id integer primary key, thing_id integer references shop.things (id));
  create table inner_matters.things (id integer primary key);
  create function shop.how_many() returns bigint language sql stable as 'select count(*) from shop.things';
  insert into public.things values (1, 'public'); insert into shop.things values (2, 'shop'); insert into shop.parts values (3, 2);
  grant usage on schema shop, inner_matters to anon;
  grant select, insert on public.things, shop.things, shop.parts, inner_matters.things to anon;
  grant execute on function shop.how_many() to anon;`;

let database: Awaited<ReturnType<typeof openPlatformDatabase>>;
let app: Hono<GatewayEnv>;
beforeAll(async () => {
  database = await openPlatformDatabase();
  await database.asOwner((tx) => tx.exec(sql));
  const rest = createRest({
    database,
    log: () => {},
    schemas: ['public', 'shop'],
    authenticate: (c, next) => {
      c.set('identity', { role: 'anon', claims: { role: 'anon' } });
      return next();
    },
  });
  app = new Hono<GatewayEnv>().route('/rest/v1', rest.routes);
});
afterAll(() => database.close());

const ask = async (path: string, profile?: string) => {
  const response = await app.request(`/rest/v1${path}`, {
    headers: profile === undefined ? {} : { 'accept-profile': profile },
  });
  return [response.status, await response.json()];
};

it('reads the first schema without a profile, and each other one by its name', async () => {
  for (let at = 0; at < 5; at += 1) {
    expect(await ask('/things')).toEqual([200, [{ id: 1, label: 'public' }]]);
    expect(await ask('/things', 'shop')).toEqual([200, [{ id: 2, label: 'shop' }]]);
  }
  expect(await ask('/parts?select=id,things(label)', 'shop')).toEqual([
    200,
    [{ id: 3, things: { label: 'shop' } }],
  ]);
  expect(await ask('/rpc/how_many', 'shop')).toEqual([200, 1]);
});

it('writes to the schema of Content-Profile', async () => {
  const response = await app.request('/rest/v1/things', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-profile': 'shop',
      prefer: 'return=representation, tx=rollback',
    },
    body: '{"id":9,"label":"new"}',
  });
  expect([response.status, await response.json()]).toEqual([201, [{ id: 9, label: 'new' }]]);
});

it('refuses schemas that are not served, and finds nothing of one schema in another', async () => {
  expect(await ask('/things', 'inner_matters')).toMatchObject([
    406,
    { code: 'PGRST106', hint: 'Only the following schemas are exposed: public, shop' },
  ]);
  expect(await ask('/parts')).toMatchObject([404, { code: 'PGRST205' }]);
  expect(await ask('/rpc/how_many')).toMatchObject([404, { code: 'PGRST202' }]);
});
