import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../database/pglite.ts';
import type { Database } from '../database/port.ts';
import { openPostgres } from '../database/postgres.ts';
import { hasPostgres, startPostgres } from './postgres-server.ts';
import { openStage, type Stage } from './stage.ts';
import { claims, withTables } from './table.ts';

const setUpMs = 120_000;

async function openOwnPostgres(poolSize?: number): Promise<Database> {
  const server = await startPostgres();
  const database = await openPostgres(server.url, poolSize);
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

describe.each([
  { engine: 'PGlite', isHere: true, open: openPglite },
  { engine: 'PostgreSQL 15', isHere: hasPostgres(), open: () => openOwnPostgres() },
  // Whatever needs a second connection while it holds one waits here for itself.
  { engine: 'PostgreSQL 15 with a pool of one', isHere: hasPostgres(), open: () => openOwnPostgres(1) },
])('the official client on $engine', ({ isHere, open }) => {
  let stage: Stage;
  beforeAll(async () => {
    if (isHere) stage = await openStage(await open());
  }, setUpMs);
  afterAll(() => stage?.close(), setUpMs);

  it.skipIf(!isHere).each(claims)(
    '$topic: $call is $verdict',
    async ({ check }) => {
      await check(stage);
      expect(stage.faults).toEqual([]);
    },
    30_000,
  );
});

it('the table of the gateway’s page says what the suite says', async () => {
  const page = await readFile(new URL('../../../../docs/features/gateway.md', import.meta.url), 'utf8');
  expect(withTables(page)).toBe(page);
});
