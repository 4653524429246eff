import { quoteIdentifier } from '../quote-identifier.ts';
import type { Level, ParsedQuery } from './ast.ts';
import { badBody, badQuery, restError, unknownColumn } from './errors.ts';
import { bodyLimits, type JsonBody } from './parse-body.ts';
import type { Preferences } from './parse-prefer.ts';
import { nodeConditions } from './plan-filter.ts';
import type { Node } from './resolve.ts';
import type { Column, Relation } from './schema.ts';
import { columnSql, type Params, whereSql } from './sql.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a body: one, or an array of them. Throws 400 PGRST102 for anything else. */
function bodyRows(body: JsonBody | null): readonly Record<string, unknown>[] {
  const rows: readonly unknown[] = Array.isArray(body?.value) ? body.value : [body?.value];
  if (!rows.every(isObject))
    throw badBody('Empty or invalid json: expected an object or an array of objects');
  if (rows.length > bodyLimits.rows) throw badBody(`More than ${bodyLimits.rows} rows in one request`);
  return rows;
}

/** The columns a write sets: those of the `columns` parameter, else the keys that every row has. */
function writeColumns(
  relation: Relation,
  rows: readonly Record<string, unknown>[],
  columns: readonly string[] | undefined,
): Column[] {
  const names = columns ?? Object.keys(rows[0] ?? {});
  if (!columns && rows.some((row) => !hasKeys(row, names))) throw badBody('All object keys must match');
  return [...new Set(names)].map((name) => {
    const column = relation.columns.get(name);
    if (column) return column;
    throw restError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    );
  });
}

function hasKeys(row: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name));
}

const typedList = (columns: readonly Column[]) =>
  columns.map(({ name, declared }) => `${quoteIdentifier(name)} ${declared}`).join(', ');

const nameList = (columns: readonly { name: string }[]) =>
  columns.map(({ name }) => quoteIdentifier(name)).join(', ');

/** The body's rows as a FROM item named `body`, each value read as its column's type. */
function bodyFrom(params: Params, body: JsonBody, columns: readonly Column[], withDefaults: boolean): string {
  const isArray = Array.isArray(body.value);
  const json = params.add(body.text, withDefaults ? 'jsonb' : 'json');
  if (!withDefaults) {
    return `${isArray ? 'json_to_recordset' : 'json_to_record'}(${json}) as body(${typedList(columns)})`;
  }
  const defaults = columns
    .filter(({ defaultSql }) => defaultSql !== null)
    .map(({ name, defaultSql }) => `${params.add(name, 'text')}, ${defaultSql}`);
  const elements = isArray ? `jsonb_array_elements(${json})` : `(select ${json})`;
  return `${elements} as element(value), lateral jsonb_to_record(jsonb_build_object(${defaults.join(', ')}) || element.value) as body(${typedList(columns)})`;
}

/** Counts rows that were really inserted, without needing the right to read any column. */
const countUp = (step: 1 | -1) =>
  `set_config('gateway.inserted', (coalesce(nullif(current_setting('gateway.inserted', true), ''), '0')::int + ${step})::text, true) is not null`;

export const insertedCountSql = `coalesce(nullif(current_setting('gateway.inserted', true), ''), '0')`;

export interface Write {
  query: ParsedQuery;
  preferences: Preferences;
  /** The columns the answer needs; reading more would need more rights. */
  returning: readonly string[];
  /** What a row of the body must fulfil to be written, as SQL. */
  where?: readonly string[];
}

const returningSql = (alias: string, columns: readonly string[]) =>
  ` returning ${columns.length === 0 ? '1 as one' : columns.map((name) => columnSql(alias, name)).join(', ')}`;

export function planInsert(params: Params, relation: Relation, body: JsonBody | null, write: Write): string {
  const rows = bodyRows(body);
  if (!body) throw badBody('Empty or invalid json');
  const { query, preferences, returning } = write;
  const columns = writeColumns(relation, rows, query.columns);
  if (rows.length === 0) return planNothing(params, relation, returning);
  const conflict = conflictSql(relation, columns, write);
  const target = `insert into ${params.table(relation.name)} as t0`;
  if (columns.length === 0) {
    if (rows.length > 1) throw badBody('Several rows without any column can not be inserted at once');
    return `${target} default values${conflict}${returningSql('t0', returning)}`;
  }
  // Rows that all bear all columns leave nothing to fill in.
  const withDefaults =
    preferences.missingDefault && rows.some((row) => columns.some(({ name }) => !Object.hasOwn(row, name)));
  const values = columns.map(({ name }) => columnSql('body', name)).join(', ');
  const where = whereSql([...(write.where ?? []), ...(preferences.resolution ? [countUp(1)] : [])]);
  const source = `select ${values} from ${bodyFrom(params, body, columns, withDefaults)}${where}`;
  return `${target} (${nameList(columns)}) ${source}${conflict}${returningSql('t0', returning)}`;
}

function conflictSql(relation: Relation, columns: readonly Column[], { query, preferences }: Write): string {
  if (!preferences.resolution) return '';
  const names = query.onConflict ?? relation.primaryKey;
  for (const name of names) if (!relation.columns.has(name)) throw unknownColumn(relation.name, name);
  if (names.length === 0) return '';
  const target = ` on conflict (${names.map(quoteIdentifier).join(', ')})`;
  if (preferences.resolution === 'ignore-duplicates' || columns.length === 0) return `${target} do nothing`;
  const set = columns
    .map(({ name }) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`)
    .join(', ');
  return `${target} do update set ${set} where ${countUp(-1)}`;
}

/** A write of nothing answers with no rows of the right columns. */
const planNothing = (params: Params, relation: Relation, returning: readonly string[]) =>
  `select ${returning.length === 0 ? '1 as one' : returning.map((name) => columnSql('t0', name)).join(', ')} from ${params.table(relation.name)} as t0 where false`;

export function planUpdate(
  params: Params,
  relation: Relation,
  node: Node,
  body: JsonBody | null,
  write: Write,
): string {
  const rows = bodyRows(body);
  if (!body || rows.length > 1) throw badBody('An update takes one object');
  const columns = rows.length === 0 ? [] : writeColumns(relation, rows, write.query.columns);
  if (columns.length === 0) {
    // The filters are still checked, but their values have no place in a statement that does nothing.
    filterSql(params.another(), node, 'UPDATE');
    return planNothing(params, relation, write.returning);
  }
  const where = filterSql(params, node, 'UPDATE');
  const set = columns.map(({ name }) => `${quoteIdentifier(name)} = ${columnSql('body', name)}`).join(', ');
  const from = bodyFrom(params, body, columns, false);
  return `update ${params.table(relation.name)} as t0 set ${set} from ${from}${where}${returningSql('t0', write.returning)}`;
}

export function planDelete(params: Params, relation: Relation, node: Node, write: Write): string {
  const where = filterSql(params, node, 'DELETE');
  return `delete from ${params.table(relation.name)} as t0${where}${returningSql('t0', write.returning)}`;
}

/** The filters of a change. One without any would change a whole table: refused, as on Supabase. */
function filterSql(params: Params, node: Node, verb: 'UPDATE' | 'DELETE'): string {
  refuseLimit(node.level, verb);
  if (node.level.conditions.length === 0) throw restError(400, '21000', `${verb} requires a WHERE clause`);
  return whereSql(nodeConditions(params, { ...node, isDerived: false, embeds: [] }));
}

function refuseLimit({ limit, offset }: Level, verb: string): void {
  if (limit === undefined && offset === undefined) return;
  throw badQuery(`limit and offset are not supported on ${verb}`);
}

/** The root columns that an answer needs: selected, ordered by, or joined on; for a function of the row, all. */
export function neededColumns(node: Node): string[] {
  const names = new Set<string>();
  const { columns } = node.shape;
  const needAll = () => {
    for (const name of columns.keys()) names.add(name);
  };
  const need = (name: string) => {
    if (columns.has(name)) names.add(name);
    else if (node.relation?.computed.has(name)) needAll();
    else throw unknownColumn(node.shape.name, name);
  };
  for (const item of node.select) {
    if (item.kind === 'star') needAll();
    if ((item.kind === 'column' || item.kind === 'aggregate') && item.field) need(item.field.column);
  }
  for (const { relationship } of node.embeds) {
    if (relationship.routine !== undefined) needAll();
    for (const [left] of relationship.pairs) need(left);
  }
  for (const { relation, field } of node.level.order) if (relation === undefined) need(field.column);
  return [...names];
}
