import { openEmptyDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../conformance/postgres-server.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres.ts';

async function openOnServer(): Promise<Database> {
  const server = await startPostgres();
  const database = await openPostgres(server.url, 2);
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

const owner = { role: 'service_role', claims: {} } as const;

describe.each([
  { engine: 'PGlite', isHere: true, open: openEmptyDatabase },
  { engine: 'PostgreSQL', isHere: hasPostgres(), open: openOnServer },
])('one connection at a time on $engine', ({ isHere, open }) => {
  let database: Database;
  beforeAll(async () => {
    if (isHere) database = await open();
  }, 60_000);
  afterAll(() => database?.close());

  it.skipIf(!isHere).each([
    { second: 'asOwner', ask: () => database.asOwner((tx) => tx.query('select 1')) },
    { second: 'asCaller', ask: () => database.asCaller(owner, (tx) => tx.query('select 1')) },
    { second: 'readAsCaller', ask: () => database.readAsCaller(owner, 'select 1', []) },
  ])('refuses $second inside an open transaction', async ({ ask }) => {
    await expect(database.asOwner(ask)).rejects.toThrow(/second connection/);
    await expect(database.asOwner((tx) => tx.query('select 1 as one'))).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });

  it.skipIf(!isHere)('refuses it several calls away from the transaction', async () => {
    const deep = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return database.asOwner((tx) => tx.query('select 1'));
    };
    await expect(database.asOwner(async () => [await deep()])).rejects.toThrow(/second connection/);
  });

  it.skipIf(!isHere)(
    'lets work use the database that a transaction started and did not wait for',
    async () => {
      let later: Promise<unknown> = Promise.resolve();
      await database.asOwner(async () => {
        later = new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
          database.asOwner((tx) => tx.query('select 1')),
        );
      });
      await expect(later).resolves.toMatchObject({ rows: [{ '?column?': 1 }] });
    },
  );

  it.skipIf(!isHere)('lets a listener use the database for what a transaction notified', async () => {
    const heard = Promise.withResolvers<unknown>();
    const stop = await database.listen('news', () => {
      heard.resolve(database.asOwner((tx) => tx.query('select 1 as one')));
    });
    await database.asOwner((tx) => tx.query(`select pg_notify('news', 'x')`));
    await expect(heard.promise).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await stop();
  });

  it.skipIf(!isHere)('lets transactions of different requests run at once', async () => {
    const both = await Promise.all([1, 2].map(() => database.asOwner((tx) => tx.query('select 1 as one'))));
    expect(both).toHaveLength(2);
  });
});
