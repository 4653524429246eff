/** The one seam to SQL. Two adapters stand behind it: PGlite (embedded) and PostgreSQL (by address). */

export type Row = Record<string, unknown>;

export interface QueryResult<R> {
  rows: R[];
  /** Rows inserted, updated, deleted or returned by the statement. */
  affected: number;
}

/** One open transaction. Values travel only as parameters ($1, $2, ...). */
export interface Tx {
  query<R extends object = Row>(sql: string, params?: readonly unknown[]): Promise<QueryResult<R>>;
  /** Several statements without parameters, in one round trip. */
  exec(sql: string): Promise<void>;
}

/** The database roles a request can act as. The gateway never runs a caller's query as anything else. */
export type CallerRole = 'anon' | 'authenticated' | 'service_role';

/** Who a transaction runs as: its role and what `request.jwt.claims` holds while it runs. */
export interface Caller {
  role: CallerRole;
  claims: Readonly<Record<string, unknown>>;
  /** Further settings that hold while it runs; names are the code's own, values may be a client's. */
  settings?: Readonly<Record<string, string>>;
}

export interface CallerOptions {
  /** Refuse writes (GET and HEAD requests). */
  readOnly?: boolean;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in a transaction of its own as the caller: `role` and `request.jwt.claims` are set local, so
   * row-level security decides. Commits when `work` resolves, rolls back when it throws. Two calls never share
   * a transaction; on PGlite they queue.
   */
  asCaller<T>(caller: Caller, work: (tx: Tx) => Promise<T>, options?: CallerOptions): Promise<T>;
  /**
   * Runs one statement that only reads, as the caller and with the same guarantees, in as few round trips as the
   * driver allows.
   */
  readAsCaller<R extends object>(
    caller: Caller,
    sql: string,
    params: readonly unknown[],
  ): Promise<QueryResult<R>>;
  /** The same as the owner of the schema: for the gateway's own tables (auth, storage) and for migrations. */
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Subscribes to a NOTIFY channel; resolves to the function that ends the subscription. `onGap` is called each time the
   * subscription was broken and holds again: what was notified in between is lost.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What both drivers' errors carry; `code` is the SQLSTATE. */
export interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
  constraint?: string;
}

/** True for an error that the database raised, with its SQLSTATE in `code`; a socket's EPIPE only looks like one. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';
}

/** The database cannot be reached, is going away or coming up, or took too long to give a connection. */
export class DatabaseUnavailable extends Error implements DatabaseError {
  /** PostgreSQL's "connection failure". */
  readonly code = '08006';

  constructor(cause: unknown) {
    super('The database is not available', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * True for errors that pass by themselves or with the operator's help, and say nothing against the request: no connection,
 * a server that stops or starts, one that is out of connections, memory or disk.
 */
export function isUnavailable(error: unknown): boolean {
  return isDatabaseError(error) && /^(?:08|53|57P0[1-5])/.test(error.code);
}

/** A setting's value as SQL: whatever else a request brings travels as a parameter. */
function quoteLiteral(text: string): string {
  if (text.includes('\0')) throw new Error('a setting holds a NUL character');
  return `'${text.replaceAll("'", "''")}'`;
}

/** What `request.jwt.claims` holds for a caller. */
export const claimsText = ({ claims, role }: Pick<Caller, 'claims' | 'role'>): string =>
  JSON.stringify({ ...claims, role });

/** The statements that make `request.jwt.claims` and the other settings the caller's for the rest of the transaction. */
export function setClaims(caller: Caller): string {
  const all = { 'request.jwt.claims': claimsText(caller), ...caller.settings };
  return Object.entries(all)
    .map(([name, value]) => `set local ${name} = ${quoteLiteral(value)};`)
    .join(' ');
}

/** The statements that make the open transaction the caller's, as one round trip. */
export function actAs(caller: Caller, options: CallerOptions = {}): string {
  const readOnly = options.readOnly ? 'set transaction read only; ' : '';
  return `${readOnly}set local role ${caller.role}; ${setClaims(caller)}`;
}
