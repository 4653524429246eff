import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite, type PgliteDatabase } from './pglite.ts';

const rowBytes = 70_000;
const rounds = 6;
const updatesARound = 150;

let folder: string;
let database: PgliteDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pglite-folder-'));
  database = await openPglite({ dataDir: path.join(folder, 'db') });
  await database.asOwner((tx) => tx.exec("create table note (body text); insert into note values ('')"));
}, 60_000);

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const tableBytes = async () => {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ bytes: string }>("select pg_total_relation_size('note')::text as bytes"),
  );
  return Number(rows[0]?.bytes);
};

it('uses the room of old versions again, so that rewriting one row does not fill the disk', async () => {
  for (let round = 0; round < rounds; round++) {
    for (let update = 0; update < updatesARound; update++) {
      const body = randomBytes(rowBytes / 2).toString('hex');
      await database.asOwner((tx) => tx.query('update note set body = $1', [body]));
    }
    // The log is looked at each second.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
  const written = rounds * updatesARound * rowBytes;
  expect(await tableBytes()).toBeLessThan(written / 2);
}, 120_000);
