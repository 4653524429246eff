import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openOwnPostgres } from './engines.ts';
import { hasPostgres } from './postgres-server.ts';
import { openStage, type Stage } from './stage.ts';
import { claims, withTables } from './table.ts';

const setUpMs = 120_000;

describe.each([
  ...engines,
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
