import pg from 'pg';
import { actAs, type Database, type QueryResult, type Tx } from './port.ts';

const wrap = (client: pg.PoolClient): Tx => ({
  async query<R extends object>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<R>> {
    const result = await client.query<R & pg.QueryResultRow>(sql, [...params]);
    return { rows: result.rows, affected: result.rowCount ?? result.rows.length };
  },
  async exec(sql) {
    await client.query(sql);
  },
});

/** Opens a pool on any PostgreSQL 15 or newer as a Database. `url` is a postgres:// address. */
export async function openPostgres(url: string, poolSize = 10): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  async function transaction<T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(wrap(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
  return {
    kind: 'postgres',
    asCaller: (caller, work, options) => transaction(`begin; ${actAs(caller, options)}`, work),
    asOwner: (work) => transaction('begin', work),
    async listen(channel, onPayload) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      client.on('notification', (message) => {
        if (message.channel === channel) onPayload(message.payload ?? '');
      });
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return () => client.end();
    },
    close: () => pool.end(),
  };
}
