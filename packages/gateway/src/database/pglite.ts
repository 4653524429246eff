import { PGlite, type Transaction } from '@electric-sql/pglite';
import { createFairTurns, ownerKey, turnKeyOf } from './fair-turns.ts';
import { fewBuffers } from './few-buffers.ts';
import { holdOneConnection } from './hold-one-connection.ts';
import { pgliteEngine } from './pglite-engine.ts';
import { keepLogShort, openFolder } from './pglite-folder.ts';
import { createPgliteReader } from './pglite-read.ts';
import { actAs, type Caller, type Database, type QueryResult, type Tx } from './port.ts';

const wrap = (tx: Transaction): Tx => ({
  async query<R extends object>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<R>> {
    const result = await tx.query<R>(sql, [...params]);
    return { rows: result.rows, affected: result.affectedRows || result.rows.length };
  },
  async exec(sql) {
    await tx.exec(sql);
  },
});

export interface PgliteOptions {
  /** Folder of the data files; in memory when absent. */
  dataDir?: string;
  /** Hears what PostgreSQL says when it cannot go on, for example because the disk fails. Must end the process. */
  onPanic?: (line: string) => void;
  /** Where `makeEmptyDatabase` has been. A new database in a folder then begins with less time and memory. */
  emptyDatabases?: string;
}

function endProcess(line: string): never {
  process.stderr.write(`The database cannot go on: ${line.trim()}\n`);
  return process.exit(1);
}

export interface PgliteDatabase extends Database {
  /** All its files as an uncompressed tar. What was written before needs no recovery in a copy. */
  dump(): Promise<Uint8Array>;
}

/**
 * Opens PGlite as a Database. PGlite has one connection: its own `transaction()` runs one at a time, which is
 * what keeps two requests from sharing a role. Whose transaction is next, `fair-turns.ts` decides. In a folder, a commit waits for the
 * disk.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const { dataDir, onPanic = endProcess, emptyDatabases } = options;
  if (dataDir === undefined) {
    const startParams = [...PGlite.defaultStartParams, ...fewBuffers];
    return asDatabase(await PGlite.create({ ...(await pgliteEngine()), startParams }));
  }
  const pg = await openFolder({ dataDir, onPanic, emptyDatabases });
  const stop = keepLogShort(pg);
  const database = asDatabase(pg);
  return {
    ...database,
    async close() {
      stop();
      await database.close();
    },
  };
}

/** What `openPglite` makes of a PGlite that somebody else opened. */
export function asDatabase(pg: PGlite): PgliteDatabase {
  const turns = createFairTurns();
  const read = createPgliteReader(pg);
  return holdOneConnection<PgliteDatabase>({
    kind: 'pglite',
    asCaller: (caller, work, callerOptions) =>
      turns.take(turnKeyOf(caller), () =>
        pg.transaction(async (tx) => {
          await tx.exec(actAs(caller, callerOptions));
          return work(wrap(tx));
        }),
      ),
    readAsCaller: <R extends object>(caller: Caller, sql: string, params: readonly unknown[]) =>
      turns.take(turnKeyOf(caller), () => read<R>(caller, sql, params)),
    asOwner: (work) => turns.take(ownerKey, () => pg.transaction((tx) => work(wrap(tx)))),
    async listen(channel, onPayload) {
      const stop = await pg.listen(channel, onPayload);
      return () => stop();
    },
    async dump() {
      await pg.exec('checkpoint');
      return new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer());
    },
    close: () => pg.close(),
  });
}
