import { openPglite } from '../database/pglite.ts';
import type { Database } from '../database/port.ts';
import { openPostgres } from '../database/postgres.ts';
import { hasPostgres, startPostgres } from './postgres-server.ts';

/** An empty database on a PostgreSQL server that ends with it. */
export async function openOwnPostgres(poolSize?: number): Promise<Database> {
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

/** Both databases; `isHere` is false where this machine has no PostgreSQL. */
export const engines = [
  { engine: 'PGlite', isHere: true, open: () => openPglite() },
  { engine: 'PostgreSQL 15', isHere: hasPostgres(), open: () => openOwnPostgres() },
];
