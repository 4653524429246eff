import { z } from 'zod';
import { type CallerRole, claimsText, type Database } from '../database/port.ts';
import type { Identity } from '../http.ts';
import { quoteIdentifier } from '../quote-identifier.ts';
import { type PublishedColumn, type PublishedTable, readableColumns } from './catalog.ts';
import type { Change } from './changes.ts';
import { columnOperand, conditionSql } from './filter.ts';
import type { Subscription } from './subscription.ts';

/** What a caller may know of a changed row, and which subscriptions' filters it meets. */
export interface VisibleRow {
  record: Record<string, unknown>;
  matched: ReadonlySet<number>;
}

/** One caller, the changes that may concern them, and the subscriptions that wait for these. */
export interface Ask {
  identity: Identity;
  changes: readonly Change[];
  subscriptions: readonly Subscription[];
}

/** The rows that the caller of an ask may see, by their changes; or the SQLSTATE with which a policy or a filter failed. */
export type Reading = { rows: ReadonlyMap<Change, VisibleRow> } | { error: string };

/**
 * The values of each key column in so many changes, as an array of its type: to cast one value at a time would keep row-level
 * security from using the index.
 */
const keyArrays = (table: PublishedTable, count: number): string[] =>
  table.keyColumns.map((name, index) => {
    const type = table.columns.find((column) => column.name === name)?.castType ?? 'text';
    return `($1)[${index * count + 1}:${(index + 1) * count}]::${type}[]`;
  });

/**
 * The statement that reads changed rows as the caller it runs for: `$1` the values of one key column after the other, `$2` the changes' places, `$3` the
 * places whose row is read already, `$4` the values of filters. One JSON value: each visible place, its row, the filters it meets.
 */
function readSql(
  table: PublishedTable,
  readable: readonly PublishedColumn[],
  filtered: readonly Subscription[],
  changeCount: number,
): { sql: string; values: string[] } {
  const values: string[] = [];
  const bind = (value: string) => `$4[${values.push(value)}]`;
  const holds = filtered.map(({ conditions }) => {
    const parts = conditions.map((condition) => {
      const column = readable.find(({ name }) => name === condition.column);
      return column ? conditionSql(condition, column, columnOperand(column), bind) : 'false';
    });
    return parts.map((part) => `(${part})`).join(' and ');
  });
  const names = table.keyColumns.map((_, index) => `key_${index}`);
  const join = table.keyColumns.map((name, index) => `t.${quoteIdentifier(name)} = k.${names[index]}`);
  const sql = `select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(
      k.place,
      case when k.place <> all ($3) then (select pg_catalog.to_jsonb(c) from (select ${readable.map(columnOperand).join(', ')}) as c) end,
      array[${holds.join(', ')}]::boolean[]))
    from unnest(${keyArrays(table, changeCount).join(', ')}, $2) as k (${names.join(', ')}, place)
    join ${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)} as t on ${join.join(' and ')}`;
  return { sql, values };
}

const answerSchema = z.array(
  z.tuple([z.number(), z.record(z.string(), z.unknown()).nullable(), z.array(z.boolean().nullable())]),
);

interface AnswerRow {
  ask: number;
  answer: unknown;
  error: string | null;
}

/**
 * Reads changed rows of one table again as each of the callers, all of one role, in one statement (`realtime.read_as_callers`):
 * row-level security and the rights to columns decide what each gets, PostgreSQL evaluates the filters. Callers of a role read the
 * same columns in the same snapshot, so a row comes once for all who may see it.
 */
export async function readAsCallers(
  database: Database,
  role: CallerRole,
  table: PublishedTable,
  asks: readonly Ask[],
): Promise<Reading[]> {
  const readable = readableColumns(table, role);
  if (!readable) return asks.map(() => ({ rows: new Map() }));
  const changes = [...new Set(asks.flatMap((ask) => ask.changes))];
  const placeOf = new Map(changes.map((change, place) => [change, place]));
  const filtered = asks.map(({ subscriptions }) =>
    subscriptions.filter(({ conditions }) => conditions.length > 0),
  );
  const sent = asks.map((ask, index) => ({
    claims: claimsText(ask.identity),
    ...readSql(table, readable, filtered[index] ?? [], ask.changes.length),
    keys: table.keyColumns.flatMap((name) => ask.changes.map(({ key }) => key[name] ?? null)),
    places: ask.changes.map((change) => placeOf.get(change)),
  }));
  // No user, so that this read takes turns with all users and holds none of them up.
  const rows = await database.asCaller(
    { role, claims: {} },
    async (tx) => {
      await tx.exec('set local role none');
      const read = await tx.query<AnswerRow>('select * from realtime.read_as_callers($1, $2::jsonb)', [
        role,
        JSON.stringify(sent),
      ]);
      return read.rows;
    },
    { readOnly: true },
  );
  const answers = new Map(rows.map((row) => [row.ask, row]));
  const records = new Map<number, Record<string, unknown>>();
  return asks.map(({ subscriptions }, index): Reading => {
    const { answer = null, error = null } = answers.get(index + 1) ?? {};
    if (error !== null) return { error };
    const unfiltered = subscriptions.filter(({ conditions }) => conditions.length === 0);
    const found = new Map<Change, VisibleRow>();
    for (const [place, read, holds] of answerSchema.parse(answer ?? [])) {
      if (read) records.set(place, read);
      const [change, record] = [changes[place], records.get(place)];
      if (!change || !record) continue;
      const matched = [...unfiltered, ...(filtered[index] ?? []).filter((_, at) => holds[at])];
      found.set(change, { record, matched: new Set(matched.map(({ id }) => id)) });
    }
    return { rows: found };
  });
}
