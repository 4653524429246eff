import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmptyDatabase } from '@greenroom/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database/port.ts';
import { applyMigrations, applySeed, MigrationError } from './migrate.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await database.asOwner((tx) =>
    tx.exec('drop schema if exists supabase_migrations cascade; drop table if exists fruit, stone'),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const fruit = 'create table fruit (name text primary key);';

async function list(sql: string): Promise<unknown[]> {
  const { rows } = await database.asOwner((tx) => tx.query(sql));
  return rows;
}

describe('applyMigrations', () => {
  it('runs each file once, in the order of the versions, and records it', async () => {
    await write('20250101000002_fruit_first.sql', `insert into fruit values ('apple');`);
    await write('20250101000001_fruit.sql', fruit);
    expect(await applyMigrations(database, folder)).toEqual({
      applied: ['20250101000001_fruit.sql', '20250101000002_fruit_first.sql'],
    });
    await write('20250101000003_fruit_second.sql', `insert into fruit values ('pear');`);
    expect(await applyMigrations(database, folder)).toEqual({ applied: ['20250101000003_fruit_second.sql'] });
    expect(await applyMigrations(database, folder)).toEqual({ applied: [] });
    expect(await list('select name from fruit order by name')).toEqual([{ name: 'apple' }, { name: 'pear' }]);
    expect(
      await list('select version, name from supabase_migrations.schema_migrations order by version'),
    ).toEqual([
      { version: '20250101000001', name: 'fruit' },
      { version: '20250101000002', name: 'fruit_first' },
      { version: '20250101000003', name: 'fruit_second' },
    ]);
  });

  it('leaves nothing of a file that fails, keeps the files before it and goes on from there', async () => {
    await write('20250101000001_fruit.sql', fruit);
    await write('20250101000002_stone.sql', 'create table stone (name text); insert into pebble values (1);');
    await expect(applyMigrations(database, folder)).rejects.toThrow(/20250101000002_stone\.sql: .*pebble/);
    expect(await list(`select to_regclass('fruit')::text as fruit, to_regclass('stone') as stone`)).toEqual([
      { fruit: 'fruit', stone: null },
    ]);
    await write('20250101000002_stone.sql', 'create table stone (name text);');
    expect(await applyMigrations(database, folder)).toEqual({ applied: ['20250101000002_stone.sql'] });
  });

  it('runs each file once when several processes start together', async () => {
    await write('20250101000001_fruit.sql', fruit);
    await write('20250101000002_fruit_first.sql', `insert into fruit values ('apple');`);
    const starts = await Promise.all([1, 2, 3].map(() => applyMigrations(database, folder)));
    expect(starts.flatMap((start) => start.applied).sort()).toEqual([
      '20250101000001_fruit.sql',
      '20250101000002_fruit_first.sql',
    ]);
  });

  it('refuses a database that is ahead of the folder', async () => {
    await write('20250101000001_fruit.sql', fruit);
    await applyMigrations(database, folder);
    await rm(join(folder, '20250101000001_fruit.sql'));
    await expect(applyMigrations(database, folder)).rejects.toThrow(MigrationError);
  });

  it('refuses a file that changed its name, and one that is older than what was applied', async () => {
    await write('20250101000002_fruit.sql', fruit);
    await applyMigrations(database, folder);
    await write('20250101000001_stone.sql', 'create table stone (name text);');
    await expect(applyMigrations(database, folder)).rejects.toThrow(/older than 20250101000002/);
    await rm(join(folder, '20250101000001_stone.sql'));
    await rm(join(folder, '20250101000002_fruit.sql'));
    await write('20250101000002_vegetable.sql', fruit);
    await expect(applyMigrations(database, folder)).rejects.toThrow(/was applied as "fruit"/);
  });

  it('refuses a name that says no version, and a version that comes twice', async () => {
    await write('fruit.sql', fruit);
    await expect(applyMigrations(database, folder)).rejects.toThrow(/<14 digits>/);
    await rm(join(folder, 'fruit.sql'));
    await write('20250101000001_fruit.sql', fruit);
    await write('20250101000001_stone.sql', 'create table stone (name text);');
    await expect(applyMigrations(database, folder)).rejects.toThrow(/Two migrations/);
  });
});

describe('applySeed', () => {
  it('runs the whole file or nothing of it, any number of times', async () => {
    await database.asOwner((tx) => tx.exec(fruit));
    const seed = join(folder, 'seed.sql');
    await writeFile(seed, `insert into fruit values ('apple'), ('pear') on conflict do nothing;`);
    await applySeed(database, seed);
    await applySeed(database, seed);
    expect(await list('select count(*)::integer as fruits from fruit')).toEqual([{ fruits: 2 }]);
    await writeFile(seed, `insert into fruit values ('plum'); insert into fruit values ('apple');`);
    await expect(applySeed(database, seed)).rejects.toThrow(/seed\.sql: /);
    expect(await list('select count(*)::integer as fruits from fruit')).toEqual([{ fruits: 2 }]);
  });

  it('runs the SQL files of a folder by name, all of them or none', async () => {
    await database.asOwner((tx) => tx.exec(fruit));
    await write(
      'b.sql',
      `insert into fruit select name || ' pie' from fruit where name = 'apple' on conflict do nothing;`,
    );
    await write('a.sql', `insert into fruit values ('apple') on conflict do nothing;`);
    await write('c.md', 'not SQL');
    await applySeed(database, folder);
    const all = [{ name: 'apple' }, { name: 'apple pie' }];
    expect(await list('select name from fruit order by name')).toEqual(all);
    await write('aa.sql', `insert into fruit values ('plum');`);
    await write('d.sql', 'select no_such_column');
    await expect(applySeed(database, folder)).rejects.toThrow(/d\.sql: /);
    expect(await list('select name from fruit order by name')).toEqual(all);
  });
});
