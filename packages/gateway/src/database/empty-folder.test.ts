import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEmptyDatabase } from './empty-folder.ts';
import { openPglite } from './pglite.ts';

let folder: string;
let emptyDatabases: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'empty-folder-'));
  emptyDatabases = path.join(folder, 'made');
  await makeEmptyDatabase(emptyDatabases);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeAndRead(dataDir: string, from: string): Promise<string[]> {
  for (const name of ['first', 'second']) {
    const database = await openPglite({ dataDir, emptyDatabases: from });
    await database.asOwner((tx) => tx.exec('create table if not exists note (name text)'));
    await database.asOwner((tx) => tx.query('insert into note values ($1)', [name]));
    await database.close();
  }
  const database = await openPglite({ dataDir, emptyDatabases: from });
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ name: string }>('select name from note order by name'),
  );
  await database.close();
  return rows.map(({ name }) => name);
}

const filesBelow = (top: string) =>
  readdirSync(top, { recursive: true, withFileTypes: true }).map((entry) =>
    path.join(entry.parentPath, entry.name),
  );

it('makes one database, complete, and nothing else', async () => {
  await makeEmptyDatabase(emptyDatabases);
  expect(readdirSync(emptyDatabases)).toEqual([expect.stringMatching(/^pglite-[0-9a-f]{16}$/)]);
  expect(filesBelow(emptyDatabases).some((file) => file.endsWith('PG_VERSION'))).toBe(true);
});

it('begins a new database as a copy, whose rows survive a restart', async () => {
  const dataDir = path.join(folder, 'copy');
  expect(await writeAndRead(dataDir, emptyDatabases)).toEqual(['first', 'second']);
  expect(existsSync(`${dataDir}.new`)).toBe(false);
}, 60_000);

it('gives only the owner rights on the copy', async () => {
  const dataDir = path.join(folder, 'rights');
  await (await openPglite({ dataDir, emptyDatabases })).close();
  const open = filesBelow(dataDir).filter((file) => (statSync(file).mode & 0o077) !== 0);
  expect(open).toEqual([]);
}, 60_000);

it('keeps two copies apart', async () => {
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')];
  expect(await writeAndRead(one, emptyDatabases)).toEqual(['first', 'second']);
  expect(await writeAndRead(other, emptyDatabases)).toEqual(['first', 'second']);
}, 60_000);

it('makes the database itself where the empty one is missing or damaged', async () => {
  const damaged = path.join(folder, 'damaged');
  const [name = ''] = readdirSync(emptyDatabases);
  await mkdir(path.join(damaged, name), { recursive: true });
  await symlink(path.join(folder, 'nowhere'), path.join(damaged, name, 'PG_VERSION'));
  for (const from of [path.join(folder, 'missing'), damaged])
    expect(await writeAndRead(path.join(folder, path.basename(from), 'db'), from)).toEqual([
      'first',
      'second',
    ]);
}, 60_000);
