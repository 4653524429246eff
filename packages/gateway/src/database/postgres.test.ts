import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../conformance/postgres-server.ts';
import { applyPlatform } from '../platform.ts';
import type { Caller, Database } from './port.ts';
import { openPostgres } from './postgres.ts';

const callerOf = (sub: string): Caller => ({ role: 'authenticated', claims: { sub } });
const ada = callerOf('ada');

describe.skipIf(!hasPostgres())('reads in one flight on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    database = await openPostgres(server.url, 4);
    await applyPlatform(database);
    await database.asOwner((tx) =>
      tx.exec(
        'create table things (id integer, label text); grant select, insert on things to authenticated',
      ),
    );
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  }, 60_000);

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
});
