import { createHash } from 'node:crypto';
import pg from 'pg';
import { createRecent } from '../recent.ts';
import { actAs, type Caller, type Database, type QueryResult, setClaims, type Tx } from './port.ts';

const wrap = (client: pg.PoolClient): Tx => ({
  async query<R extends object>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<R>> {
    const result = await client.query<R & pg.QueryResultRow>(sql, [...params]);
    return { rows: result.rows, affected: result.rowCount ?? result.rows.length };
  },
  async exec(sql) {
    await client.query(sql);
  },
});

/** A statement of a caller that runs longer is cut off; migrations and the gateway's own statements are not. */
const callerTimeoutMs = 15_000;
const relistenAfterMs = 1_000;

/**
 * Listens on a channel for as long as it is not stopped: a connection that the server drops is made again. What is
 * notified in between is lost, as it is for every listener of PostgreSQL.
 */
async function listenForever(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', (message) => {
      if (message.channel === channel) onPayload(message.payload ?? '');
    });
    client.on('error', () => {});
    client.on('end', again);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    current = client;
  };
  const again = () => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect().catch(again), relistenAfterMs);
    retry.unref();
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await current?.end();
  };
}

/** Reads that are asked for this often are prepared; so many at most, as the server keeps each for every connection. */
const preparedAfter = 3;
const mostPrepared = 100;

/**
 * Names the statements that come often, so that PostgreSQL parses and plans them once a connection. A plan holds for one
 * role, so the role is part of the name. Past the bound nothing more is named: many texts must not fill the server.
 */
function createStatementNames(): (role: string, sql: string) => string | undefined {
  const asked = createRecent<{ times: number }>(1_000);
  const names = new Map<string, string>();
  return (role, sql) => {
    const key = `${role} ${sql}`;
    const name = names.get(key);
    if (name || names.size >= mostPrepared) return name;
    const times = (asked.get(key)?.times ?? 0) + 1;
    asked.set(key, { times });
    if (times >= preparedAfter) names.set(key, createHash('sha256').update(key).digest('hex').slice(0, 40));
    return names.get(key);
  };
}

/**
 * Begins, reads and ends in one flight of messages. The first message is a constant, so that it can't fail before the
 * transaction is open; once it is, whatever fails makes the database refuse the rest.
 */
async function readInOneFlight(
  client: pg.PoolClient,
  caller: Caller,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const claims = setClaims(caller);
  const { stream } = client.connection;
  stream.cork();
  const flight = [
    client.query(
      `begin read only; set local statement_timeout = ${callerTimeoutMs}; set local role ${caller.role}`,
    ),
    client.query(claims),
    client.query(statement),
    client.query('commit'),
  ] as const;
  stream.uncork();
  const [begun, claimed, answered, ended] = await Promise.allSettled(flight);
  for (const step of [begun, claimed, answered, ended]) if (step.status === 'rejected') throw step.reason;
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}

/** Opens a pool on any PostgreSQL 15 or newer as a Database. `url` is a postgres:// address. */
export async function openPostgres(url: string, poolSize = 10): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, pipeline: true });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const nameOf = createStatementNames();
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
  async function readAsCaller(caller: Caller, sql: string, params: readonly unknown[]) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const name = nameOf(caller.role, sql);
      return await readInOneFlight(client, caller, { name, text: sql, values: [...params] });
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
    async readAsCaller<R extends object>(caller: Caller, sql: string, params: readonly unknown[]) {
      const { rows, rowCount } = await readAsCaller(caller, sql, params);
      return { rows: rows as R[], affected: rowCount ?? rows.length };
    },
    asCaller: (caller, work, options) =>
      transaction(`begin; set local statement_timeout = ${callerTimeoutMs}; ${actAs(caller, options)}`, work),
    asOwner: (work) => transaction('begin', work),
    listen: (channel, onPayload) => listenForever(url, channel, onPayload),
    close: () => pool.end(),
  };
}
