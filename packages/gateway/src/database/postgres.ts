import pg from 'pg';
import { holdOneConnection } from './hold-one-connection.ts';
import {
  actAs,
  type Caller,
  type Database,
  DatabaseUnavailable,
  isDatabaseError,
  type QueryResult,
  setClaims,
  type Tx,
} from './port.ts';
import { createStatementNames } from './statement-names.ts';

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
/** Longer than this nobody waits for a free connection. */
const connectTimeoutMs = 5_000;

/**
 * The driver's own errors carry a socket's code or none; PostgreSQL's carry a SQLSTATE and pass as they are. What else
 * is thrown inside a transaction is the caller's.
 */
function fromDriver(error: unknown): unknown {
  if (!(error instanceof Error) || isDatabaseError(error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isSocket = /^(?:E[A-Z_]+)$/.test(code) && 'syscall' in error;
  const isLost = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
  return isSocket || isLost.test(error.message) ? new DatabaseUnavailable(error) : error;
}

/**
 * Listens on a channel for as long as it is not stopped: a connection that the server drops is made again. What is
 * notified in between is lost, as it is for every listener of PostgreSQL; `onGap` tells of it.
 */
async function listenForever(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void = () => {},
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    client.on('notification', (message) => {
      if (message.channel === channel) onPayload(message.payload ?? '');
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw fromDriver(error);
    }
    current = client;
    client.on('end', again);
    if (stopped) await client.end();
  }
  function again(): void {
    if (stopped) return;
    retry = setTimeout(() => void connect().then(onGap, again), relistenAfterMs);
    retry.unref();
  }
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await current?.end().catch(() => {});
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
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool; without listeners it would end the process, idle or in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const nameOf = createStatementNames();

  /** Lends a connection; one on which not even a rollback works is thrown away. Throws DatabaseUnavailable. */
  async function lend<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw fromDriver(error);
    });
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw fromDriver(error);
    } finally {
      client.release(broken);
    }
  }
  const transaction = <T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    lend(async (client) => {
      await client.query(begin);
      const result = await work(wrap(client));
      await client.query('commit');
      return result;
    });
  return holdOneConnection({
    kind: 'postgres',
    async readAsCaller<R extends object>(caller: Caller, sql: string, params: readonly unknown[]) {
      const statement = { name: nameOf(caller.role, sql), text: sql, values: [...params] };
      const { rows, rowCount } = await lend((client) => readInOneFlight(client, caller, statement));
      return { rows: rows as R[], affected: rowCount ?? rows.length };
    },
    asCaller: (caller, work, options) =>
      transaction(`begin; set local statement_timeout = ${callerTimeoutMs}; ${actAs(caller, options)}`, work),
    asOwner: (work) => transaction('begin', work),
    listen: (channel, onPayload, onGap) => listenForever(url, channel, onPayload, onGap),
    close: () => pool.end(),
  });
}
