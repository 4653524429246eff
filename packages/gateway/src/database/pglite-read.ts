import { type PGlite, protocol } from '@electric-sql/pglite';
import { type Caller, type CallerRole, isDatabaseError, type QueryResult, setClaims } from './port.ts';
import { createStatementNames } from './statement-names.ts';

const { serialize } = protocol;
type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];
type OfName<N extends string> = Messages[number] & { name: N };
interface Fields extends OfName<'rowDescription'> {
  fields: { name: string; dataTypeID: number }[];
}
interface Values extends OfName<'dataRow'> {
  fields: (string | null)[];
}

const isFields = (message: Messages[number]): message is Fields => message.name === 'rowDescription';
const isValues = (message: Messages[number]): message is Values => message.name === 'dataRow';

/** SQLSTATE of a prepared statement that is gone: a function may have said `deallocate`. */
const isUnknownStatement = (error: unknown) => isDatabaseError(error) && error.code === '26000';

const commit = serialize.query('commit');
const begins = new Map<CallerRole, Uint8Array>();

/** A constant for each role, so that it can't fail before the transaction is open. */
function beginAs(role: CallerRole): Uint8Array {
  const known = begins.get(role) ?? serialize.query(`begin read only; set local role ${role}`);
  begins.set(role, known);
  return known;
}

/** As text, as every type reads it: parameters here are cast by the statement. */
const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : String(value);

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The rows of the one statement of a flight that describes its columns. */
function rowsOf<R extends object>(pg: PGlite, messages: Messages): R[] {
  const columns = messages.find(isFields)?.fields ?? [];
  return messages.filter(isValues).map(
    ({ fields }) =>
      Object.fromEntries(
        columns.map(({ name, dataTypeID }, index) => {
          const text = fields[index] ?? null;
          return [name, text === null ? null : (pg.parsers[dataTypeID]?.(text, dataTypeID) ?? text)];
        }),
      ) as R,
  );
}

/**
 * Makes the function that reads as a caller in one flight of messages: begin, claims, the statement, commit. Once the
 * transaction is open, whatever fails makes the database refuse the rest. PGlite works on this thread, so nothing comes
 * between the messages of a flight.
 */
export function createPgliteReader(pg: PGlite) {
  const nameOf = createStatementNames();
  const prepared = new Set<string>();

  async function fly<R extends object>(
    caller: Caller,
    sql: string,
    params: readonly unknown[],
  ): Promise<QueryResult<R>> {
    const name = nameOf(caller.role, sql);
    const isPrepared = name !== undefined && prepared.has(name);
    const flight = join([
      beginAs(caller.role),
      serialize.query(setClaims(caller)),
      ...(isPrepared ? [] : [serialize.parse({ name, text: sql })]),
      serialize.bind({ statement: name, values: params.map(textOf) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
      commit,
    ]);
    const { messages } = await pg.execProtocol(flight, { throwOnError: false, syncToFs: false });
    if (name !== undefined && messages.some((message) => message.name === 'parseComplete'))
      prepared.add(name);
    const failure = messages.find((message) => message.name === 'error');
    if (pg.isInTransaction()) await pg.execProtocol(serialize.query('rollback'), { syncToFs: false });
    if (failure) throw failure;
    const rows = rowsOf<R>(pg, messages);
    return { rows, affected: rows.length };
  }

  return <R extends object>(
    caller: Caller,
    sql: string,
    params: readonly unknown[],
  ): Promise<QueryResult<R>> =>
    // Both locks: no transaction of PGlite's own is open, and none of its queries is between two of its messages.
    pg._runExclusiveTransaction(() =>
      pg.runExclusive(async () => {
        if (pg.closed) throw new Error('PGlite is closed');
        try {
          return await fly<R>(caller, sql, params);
        } catch (error) {
          if (!isUnknownStatement(error) || prepared.size === 0) throw error;
          prepared.clear();
          return fly<R>(caller, sql, params);
        }
      }),
    );
}
