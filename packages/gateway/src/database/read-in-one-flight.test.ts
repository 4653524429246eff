import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, startPostgres } from '../conformance/postgres-server.ts';
import { applyPlatform } from '../platform.ts';
import { openPglite } from './pglite.ts';
import type { Caller, Database } from './port.ts';
import { openPostgres } from './postgres.ts';

const callerOf = (sub: string): Caller => ({ role: 'authenticated', claims: { sub } });
const ada = callerOf('ada');

const schema = `create table things (id integer, label text); grant select, insert on things to authenticated;
  create function public.forget_plans() returns text language plpgsql as $$ begin deallocate all; return 'forgot'; end $$;
  grant execute on function public.forget_plans() to authenticated`;

async function openServer() {
  const server = await startPostgres();
  return { database: await openPostgres(server.url, 4), stop: server.stop };
}

const engines = [
  {
    engine: 'PGlite',
    isHere: true,
    open: async () => ({ database: await openPglite(), stop: async () => {} }),
  },
  { engine: 'PostgreSQL', isHere: hasPostgres(), open: openServer },
];

describe.each(engines)('reads in one flight on $engine', ({ engine, isHere, open }) => {
  let opened: Awaited<ReturnType<typeof openServer>>;
  let database: Database;
  beforeAll(async () => {
    if (!isHere) return;
    opened = await open();
    database = opened.database;
    await applyPlatform(database);
    await database.asOwner((tx) => tx.exec(schema));
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await opened?.stop();
  }, 60_000);
  const it = test.skipIf(!isHere);

  const whoAsks = "select current_user::text as role, auth.jwt() ->> 'sub' as sub";

  it('run as the caller, whoever else asks at the same time, also once they are prepared', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `somebody '${at}' \\ "x"`);
    const answers = await Promise.all(
      names.map((name) => database.readAsCaller(callerOf(name), whoAsks, [])),
    );
    expect(answers.map(({ rows }) => rows)).toEqual(names.map((sub) => [{ role: 'authenticated', sub }]));
    const owner = await database.asOwner((tx) => tx.query(whoAsks));
    expect(owner.rows).toEqual([{ role: 'postgres', sub: null }]);
  });

  it('can not write', async () => {
    for (let at = 0; at < 5; at += 1) {
      const write = database.readAsCaller(ada, 'insert into things values (1) returning id', []);
      await expect(write).rejects.toMatchObject({ code: '25006' });
    }
  });

  it('that fail leave the connection as it was, and go on failing alike', async () => {
    for (let at = 0; at < 8; at += 1) {
      await expect(database.readAsCaller(ada, 'select 1 / $1::int as x', ['0'])).rejects.toMatchObject({
        code: '22012',
      });
      await expect(database.readAsCaller(ada, 'select nope', [])).rejects.toMatchObject({ code: '42703' });
      const { rows } = await database.readAsCaller(ada, 'select 1 / $1::int as x', ['1']);
      expect(rows).toEqual([{ x: 1 }]);
    }
  });

  it('as a role that does not exist read nothing', async () => {
    const nobody = { role: 'nobody', claims: {} } as unknown as Caller;
    for (let at = 0; at < 4; at += 1) {
      await expect(database.readAsCaller(nobody, whoAsks, [])).rejects.toMatchObject({ code: '22023' });
    }
  });

  it('notice that a column went away', async () => {
    const sql = 'select count(label)::text as n from public.things';
    for (let at = 0; at < 5; at += 1) await database.readAsCaller(ada, sql, []);
    await database.asOwner((tx) => tx.exec('alter table things drop column label'));
    await expect(database.readAsCaller(ada, sql, [])).rejects.toMatchObject({ code: '42703' });
    await database.asOwner((tx) => tx.exec('alter table things add column label integer'));
    expect((await database.readAsCaller(ada, sql, [])).rows).toEqual([{ n: '0' }]);
  });

  it('see what another caller wrote, and leave no transaction open', async () => {
    const sql = 'select count(*)::text as n from public.things where label = $1::text';
    for (let at = 0; at < 5; at += 1) {
      await database.asCaller(ada, (tx) => tx.query('insert into things (id) values ($1)', [at]));
      await database.asOwner((tx) => tx.query('update things set label = 7 where id = $1', [at]));
      const { rows } = await database.readAsCaller(ada, 'select count(*)::text as n from public.things', []);
      expect(rows).toEqual([{ n: String(at + 1) }]);
    }
    await expect(database.readAsCaller(ada, sql, ['x'])).rejects.toMatchObject({ code: '42883' });
  });

  it('hand out values as the driver reads their types, and null', async () => {
    const sql =
      "select 1 as i, true as b, null::text as nothing, '' as empty, '{\"a\":1}'::jsonb as j, $1::text as p";
    const { rows } = await database.readAsCaller(ada, sql, [null]);
    expect(rows).toEqual([{ i: 1, b: true, nothing: null, empty: '', j: { a: 1 }, p: null }]);
  });

  test.runIf(isHere && engine === 'PGlite')(
    'go on when a function forgot the prepared statements',
    async () => {
      const sql = "select auth.jwt() ->> 'sub' as sub";
      for (let at = 0; at < 5; at += 1) await database.readAsCaller(ada, sql, []);
      await database.readAsCaller(ada, 'select public.forget_plans()', []);
      expect((await database.readAsCaller(ada, sql, [])).rows).toEqual([{ sub: 'ada' }]);
    },
  );
});
