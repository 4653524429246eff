import type { Level, OrderTerm, SelectItem } from './ast.ts';
import { badQuery, refuse } from './errors.ts';
import { embedFrom, joinConditions } from './join.ts';
import { fieldName, planField } from './plan-field.ts';
import { innerConditions, nodeConditions } from './plan-filter.ts';
import type { Embed, Node } from './resolve.ts';
import { castSql, columnSql, type Params, quoteIdent, tableSql, whereSql } from './sql.ts';

/** One column of the answer: its name in the JSON and its SQL. */
export interface OutputColumn {
  name: string;
  sql: string;
}

export interface RowsSql {
  columns: readonly OutputColumn[];
  /** `select ... from ... where ... order by ... limit ...`, the columns under their names. */
  sql: string;
}

export interface ReadOptions {
  maxRows: number;
  /** What the rows are read from when that is not the relation itself: a statement's result. */
  from?: string;
  /** True for the rows of a write: the filters have been applied already, and none of its rows is held back. */
  written?: boolean;
}

/** Plans a node's rows, embeds included, as one query. */
export function planRows(params: Params, node: Node, options: ReadOptions): RowsSql {
  const from = `${options.from ?? tableSql(node.shape.name)} as ${node.alias}`;
  const conditions = options.written ? innerConditions(params, node) : nodeConditions(params, node);
  const rows = selectRows(params, node, from, conditions, options.maxRows);
  const most = options.written ? Number.MAX_SAFE_INTEGER : options.maxRows;
  return { columns: rows.columns, sql: rows.sql + limitSql(node.level, most) };
}

/** Plans the count of all rows that the filters let through, whatever the limit. */
export function planTotal(params: Params, node: Node, from?: string): string {
  const conditions = whereSql(nodeConditions(params, node));
  return `select count(*) from ${from ?? tableSql(node.shape.name)} as ${node.alias}${conditions}`;
}

/** The rows without their limit. */
function selectRows(
  params: Params,
  node: Node,
  from: string,
  conditions: readonly string[],
  maxRows: number,
): RowsSql {
  const columns: OutputColumn[] = [];
  const joins: string[] = [];
  for (const item of node.select) {
    if (item.kind === 'embed') {
      const embed = node.embeds.find((candidate) => candidate.item === item);
      if (embed) planEmbed(params, embed, maxRows, columns, joins);
    } else columns.push(...planColumns(params, node, item));
  }
  for (const { name } of columns) refuseLongName(name);
  const list = columns.map(({ name, sql }) => `${sql} as ${quoteIdent(name)}`).join(', ');
  const sql = `select ${list} from ${from}${joins.join('')}${whereSql(conditions)}${orderSql(params, node)}`;
  return { columns, sql };
}

const maxNameBytes = 63;

/** PostgreSQL cuts longer names off, so the answer would bear another name than the request gave. */
function refuseLongName(name: string): void {
  if (new TextEncoder().encode(name).length <= maxNameBytes) return;
  throw badQuery(
    `the name "${name.slice(0, 20)}..." is longer than ${maxNameBytes} bytes`,
    'Give it a shorter alias.',
  );
}

function planColumns(
  params: Params,
  node: Node,
  item: Exclude<SelectItem, { kind: 'embed' }>,
): OutputColumn[] {
  if (item.kind === 'star') {
    return [...node.shape.columns.keys()].map((name) => ({ name, sql: columnSql(node.alias, name) }));
  }
  const { sql } = planField(params, node.shape, node.alias, item.field);
  const name = fieldName(item.field, item.alias);
  if (item.cast === undefined) return [{ name, sql }];
  const type = castSql(item.cast);
  if (type === undefined) throw badQuery(`a cast to "${item.cast}" is not supported`);
  return [{ name, sql: `cast(${sql} as ${type})` }];
}

function planEmbed(
  params: Params,
  embed: Embed,
  maxRows: number,
  columns: OutputColumn[],
  joins: string[],
): void {
  // An embed without columns only filters: `rel!inner()`.
  if (embed.item.select.length === 0) return;
  const conditions = [...joinConditions(embed), ...nodeConditions(params, embed.node)];
  const plain = selectRows(params, embed.node, embedFrom(embed), conditions, maxRows);
  const rows = { columns: plain.columns, sql: plain.sql + limitSql(embed.node.level, maxRows) };
  const alias = `${embed.node.alias}_rows`;
  if (embed.item.spread) {
    const names = rows.columns.map((_, index) => `c${index}`);
    columns.push(...rows.columns.map(({ name }, index) => ({ name, sql: `${alias}.c${index}` })));
    if (names.length > 0)
      joins.push(` left join lateral (${rows.sql}) as ${alias}(${names.join(', ')}) on true`);
  } else if (embed.toOne) {
    columns.push({ name: embed.key, sql: `row_to_json(${alias}.*)` });
    joins.push(` left join lateral (${rows.sql}) as ${alias} on true`);
  } else {
    columns.push({ name: embed.key, sql: `${alias}.list` });
    const list = `select coalesce(json_agg(r.*), '[]') as list from (${rows.sql}) as r`;
    joins.push(` left join lateral (${list}) as ${alias} on true`);
  }
}

function orderSql(params: Params, node: Node): string {
  const terms = node.level.order.map((term) => {
    const nulls = term.nulls ? ` nulls ${term.nulls}` : '';
    return `${orderField(params, node, term)} ${term.descending ? 'desc' : 'asc'}${nulls}`;
  });
  return terms.length === 0 ? '' : ` order by ${terms.join(', ')}`;
}

function orderField(params: Params, node: Node, { relation, field }: OrderTerm): string {
  if (relation === undefined) return planField(params, node.shape, node.alias, field).sql;
  const embed = node.embeds.find(({ key }) => key === relation);
  if (!embed) {
    throw refuse(
      400,
      'PGRST108',
      `'${relation}' is not an embedded resource in this request`,
      null,
      `Verify that '${relation}' is included in the 'select' query parameter.`,
    );
  }
  if (!embed.toOne) {
    throw refuse(
      400,
      'PGRST118',
      `A related order on '${relation}' is not possible`,
      `'${node.shape.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    );
  }
  const { sql } = planField(params, embed.node.shape, embed.node.alias, field);
  const conditions = [...joinConditions(embed), ...nodeConditions(params, embed.node)];
  return `(select ${sql} from ${embedFrom(embed)}${whereSql(conditions)} limit 1)`;
}

function limitSql(level: Level, maxRows: number): string {
  const offset = level.offset ? ` offset ${level.offset}` : '';
  return ` limit ${Math.min(level.limit ?? maxRows, maxRows)}${offset}`;
}
