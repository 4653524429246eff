import { z } from 'zod';
import type { Caller, Database } from '../database/port.ts';
import { quoteIdentifier } from '../quote-identifier.ts';
import { type PublishedColumn, type PublishedTable, readableColumns } from './catalog.ts';
import { columnOperand, conditionSql } from './filter.ts';
import type { ChangeType, Subscription } from './subscription.ts';

type Key = Record<string, string | number | boolean | null>;

/** A row that changed, as the trigger announces it: by its key, never with its content. */
export interface Change {
  schema: string;
  table: string;
  type: ChangeType;
  /** When its transaction began, ISO 8601. */
  at: string;
  key: Key;
  oldKey: Key | null;
  owner: string | null;
}

const keySchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const noticeSchema = z
  .object({
    schema: z.string(),
    table: z.string(),
    type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    at: z.string(),
    key: keySchema,
    old_key: keySchema.nullable(),
    owner: z.string().nullable(),
  })
  .transform(({ old_key, ...notice }): Change => ({ ...notice, oldKey: old_key }));

/** Reads a notification; null for one that is none of ours. */
export function parseNotice(payload: string): Change | null {
  try {
    return noticeSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** True unless the notification alone shows that the change is not for this subscription. */
export function mayConcern(subscription: Subscription, change: Change, table: PublishedTable): boolean {
  if (subscription.schema !== change.schema) return false;
  if (subscription.table !== null && subscription.table !== change.table) return false;
  if (subscription.event !== '*' && subscription.event !== change.type) return false;
  return subscription.conditions.every(({ column, canonicalValue }) => {
    if (canonicalValue === null) return true;
    if (column === table.ownerColumn) return change.owner === canonicalValue;
    return !table.keyColumns.includes(column) || String(change.key[column]) === canonicalValue;
  });
}

/** What a caller may know of a changed row, and which subscriptions' filters it meets. */
export interface VisibleRow {
  record: Record<string, unknown>;
  matched: ReadonlySet<number>;
}

/**
 * Reads changed rows of one table again as a caller: row-level security and the rights to columns decide what comes
 * back. The answer has null in place of a row that the caller may not see or that is gone. Filters are evaluated
 * by PostgreSQL.
 */
export async function readAsCaller(
  database: Database,
  caller: Caller,
  table: PublishedTable,
  changes: readonly Change[],
  subscriptions: readonly Subscription[],
): Promise<(VisibleRow | null)[]> {
  const readable = readableColumns(table, caller.role);
  if (!readable) return changes.map(() => null);
  const params: unknown[] = [JSON.stringify(changes.map((change) => change.key))];
  const bind = (value: string) => `$${params.push(value)}`;
  const holds = subscriptions.map((subscription) => holdsSql(subscription, readable, bind));
  const sql = `select k.ordinality::int as position,
      (select to_jsonb(c) from (select ${readable.map(columnOperand).join(', ')}) as c) as record,
      array[${holds.join(', ')}]::boolean[] as holds
    from jsonb_array_elements($1::jsonb) with ordinality as k (key, ordinality)
    join ${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)} as t on ${keyJoin(table, params)}`;
  const { rows } = await database.asCaller(
    caller,
    (tx) =>
      tx.query<{ position: number; record: Record<string, unknown>; holds: (boolean | null)[] }>(sql, params),
    { readOnly: true },
  );
  const found: (VisibleRow | null)[] = changes.map(() => null);
  for (const { position, record, holds } of rows) {
    const matched = subscriptions.filter((_, index) => holds[index]).map(({ id }) => id);
    found[position - 1] = { record, matched: new Set(matched) };
  }
  return found;
}

function holdsSql(
  { conditions }: Subscription,
  readable: readonly PublishedColumn[],
  bind: (value: string) => string,
): string {
  const parts = conditions.map((condition) => {
    const column = readable.find(({ name }) => name === condition.column);
    return column ? conditionSql(condition, column, columnOperand(column), bind) : 'false';
  });
  return parts.length === 0 ? 'true' : parts.map((part) => `(${part})`).join(' and ');
}

function keyJoin(table: PublishedTable, params: unknown[]): string {
  const parts = table.keyColumns.map((name) => {
    const type = table.columns.find((column) => column.name === name)?.castType ?? 'text';
    return `t.${quoteIdentifier(name)} = (k.key ->> $${params.push(name)}::text)::${type}`;
  });
  return parts.join(' and ');
}
