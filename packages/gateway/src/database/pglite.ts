import { PGlite, type Transaction } from '@electric-sql/pglite';
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
  /** A dump made by `dumpDataDir`, to start from. */
  loadDataDir?: Blob;
}

/**
 * Opens PGlite as a Database. PGlite has one connection: its own `transaction()` runs one at a time, which is
 * what keeps two requests from sharing a role.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<Database & { dump(): Promise<Blob> }> {
  const pg = await PGlite.create({ ...options });
  return {
    kind: 'pglite',
    asCaller: (caller, work, callerOptions) =>
      pg.transaction(async (tx) => {
        await tx.exec(actAs(caller, callerOptions));
        return work(wrap(tx));
      }),
    readAsCaller: <R extends object>(caller: Caller, sql: string, params: readonly unknown[]) =>
      pg.transaction(async (tx) => {
        await tx.exec(actAs(caller, { readOnly: true }));
        return wrap(tx).query<R>(sql, params);
      }),
    asOwner: (work) => pg.transaction((tx) => work(wrap(tx))),
    async listen(channel, onPayload) {
      const stop = await pg.listen(channel, onPayload);
      return () => stop();
    },
    dump: () => pg.dumpDataDir('none'),
    close: () => pg.close(),
  };
}
