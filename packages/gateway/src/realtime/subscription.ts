import { type Database, isDatabaseError } from '../database/port.ts';
import type { Identity } from '../http.ts';
import { type Catalog, type PublishedTable, readableColumns, tableKey } from './catalog.ts';
import { type Condition, conditionSql, FilterError, parseFilter } from './filter.ts';
import { type ChangeRequest, JoinRefusal } from './join-request.ts';

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** A condition and, for `eq` on the kinds of column where it decides, the value as PostgreSQL writes it. */
export interface CheckedCondition extends Condition {
  canonicalValue: string | null;
}

/** What one `on('postgres_changes', ...)` of a channel waits for. */
export interface Subscription {
  id: number;
  event: ChangeType | '*';
  schema: string;
  /** null for every published table of the schema. */
  table: string | null;
  conditions: readonly CheckedCondition[];
  /** The columns the client wants; null for all it may read. */
  select: readonly string[] | null;
}

// Here equal text and equal values are the same, so that most rows of other users are passed over unread.
const canonicalTypes = new Set(['uuid', 'text', 'varchar', 'int2', 'int4', 'int8', 'bool']);

const unavailable = (schema: string, table: string) =>
  new JoinRefusal(`Unable to subscribe: ${schema}.${table} is not published, or not readable for this user`);

/** Has PostgreSQL try the conditions on no value at all, so that a change never meets one that fails. */
async function checkConditions(
  database: Database,
  identity: Identity,
  table: PublishedTable,
  conditions: readonly Condition[],
): Promise<CheckedCondition[]> {
  if (conditions.length === 0) return [];
  const params: string[] = [];
  const bind = (value: string) => `$${params.push(value)}`;
  const readable = readableColumns(table, identity.role);
  const parts = conditions.map((condition) => {
    const { operator, negated, values } = condition;
    // Only columns the user may read: a filter on another would tell its values bit by bit.
    const column = readable?.find(({ name }) => name === condition.column);
    if (!column) {
      throw new JoinRefusal(`The filter's column ${condition.column} does not exist or is not readable`);
    }
    const isCanonical = operator === 'eq' && !negated && canonicalTypes.has(column.type);
    return {
      check: conditionSql(condition, column, `null::${column.castType}`, bind),
      canonical: isCanonical ? `((${bind(values[0] ?? '')}::text)::${column.castType})::text` : 'null',
    };
  });
  const checks = parts.map(({ check }) => check).join(', ');
  const canonicals = parts.map(({ canonical }) => canonical).join(', ');
  const sql = `select array[${checks}]::boolean[] as holds, array[${canonicals}]::text[] as canonicals`;
  try {
    const { rows } = await database.asCaller(
      identity,
      (tx) => tx.query<{ canonicals: (string | null)[] }>(sql, params),
      { readOnly: true },
    );
    return conditions.map((condition, index) => ({
      ...condition,
      canonicalValue: rows[0]?.canonicals[index] ?? null,
    }));
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    const columns = conditions.map(({ column }) => column).join(', ');
    throw new JoinRefusal(`A value of the filter does not suit its column: ${columns}`);
  }
}

/** Whether this role may be told of the subscription's tables at all. */
export function mayFollow(catalog: Catalog, identity: Identity, subscription: Subscription): boolean {
  if (subscription.table === null) return true;
  const table = catalog.get(tableKey(subscription.schema, subscription.table));
  const readable = table && readableColumns(table, identity.role);
  return Boolean(
    readable && subscription.conditions.every(({ column }) => readable.some(({ name }) => name === column)),
  );
}

let lastId = 0;

/** Checks one request against the catalogue and the caller's rights. Throws JoinRefusal. */
export async function openSubscription(
  database: Database,
  catalog: Catalog,
  identity: Identity,
  request: ChangeRequest,
): Promise<Subscription> {
  const { event, schema, select } = request;
  const everyTable = request.table === undefined || request.table === '*';
  if (schema !== 'public') throw new JoinRefusal(`The schema ${schema} is not exposed`);
  lastId += 1;
  const subscription = { id: lastId, event, schema, select: select?.length ? select : null };
  let conditions: Condition[];
  try {
    conditions = parseFilter(request.filter ?? '');
  } catch (error) {
    if (error instanceof FilterError) throw new JoinRefusal(`Malformed filter: ${error.message}`);
    throw error;
  }
  if (everyTable) {
    if (conditions.length > 0) throw new JoinRefusal('A filter needs a table');
    return { ...subscription, table: null, conditions: [] };
  }
  const name = request.table ?? '';
  const table = catalog.get(tableKey(schema, name));
  if (!table || !readableColumns(table, identity.role)) throw unavailable(schema, name);
  return {
    ...subscription,
    table: name,
    conditions: await checkConditions(database, identity, table, conditions),
  };
}
