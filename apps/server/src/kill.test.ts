import { killHosts } from '@greenroom/testing/host-process';
import { runKillDrill } from '@greenroom/testing/kill-drill';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../packages/gateway/src/conformance/postgres-server.ts';

const drillMs = 240_000;
const rounds = 3;

let postgres: PostgresServer | undefined;
afterEach(killHosts);
afterAll(() => postgres?.stop());

describe.each([
  { engine: 'the embedded database', isHere: true, open: async () => undefined },
  {
    engine: 'PostgreSQL',
    isHere: hasPostgres(),
    open: async () => {
      postgres = await startPostgres();
      return postgres.url;
    },
  },
])('a host on $engine', ({ isHere, open }) => {
  it.skipIf(!isHere)(
    'loses no row and no file that it has acknowledged when it is killed',
    { timeout: drillMs },
    async () => {
      const report = await runKillDrill(rounds, await open());
      expect(report).toMatchObject({ rounds, lost: 0 });
      expect(report.acknowledged).toBeGreaterThan(10);
    },
  );
});
