import { quoteIdentifier } from '../quote-identifier.ts';
import type { AggregateName, SelectItem } from './ast.ts';
import { badQuery, restError } from './errors.ts';
import { embedFrom, joinConditions } from './join.ts';
import { fieldName, planField } from './plan-field.ts';
import { nodeConditions } from './plan-filter.ts';
import { limitSql, orderSql } from './plan-order.ts';
import type { Embed, Node } from './resolve.ts';
import { castSql, columnSql, type Params, whereSql } from './sql.ts';

/** One column of the answer: its name in the JSON and its SQL. */
export interface OutputColumn {
  name: string;
  sql: string;
}

export interface RowsSql<Column extends OutputColumn = OutputColumn> {
  columns: readonly Column[];
  /** `select ... from ... where ... order by ... limit ...`, the columns under their names. */
  sql: string;
}

interface DraftColumn extends OutputColumn {
  type: string;
  /** `sql` is what is aggregated; an embed that is spread leaves the aggregating to its parent. */
  aggregate?: { name: AggregateName; resultCast: string | undefined };
}

interface SelectOptions {
  maxRows: number;
  keepsAggregates: boolean;
}

/** The rows without their limit. Where a column is an aggregate, the others make the groups. */
export function selectRows(
  params: Params,
  node: Node,
  from: string,
  conditions: readonly string[],
  options: SelectOptions,
): RowsSql<DraftColumn> {
  const drafts: DraftColumn[] = [];
  const joins: string[] = [];
  for (const item of node.select) {
    if (item.kind === 'embed') {
      const embed = node.embeds.find((candidate) => candidate.item === item);
      if (embed) planEmbed(params, embed, options.maxRows, drafts, joins);
    } else drafts.push(...planColumns(params, node, item));
  }
  for (const { name } of drafts) refuseLongName(name);
  const isGrouped = !options.keepsAggregates && drafts.some(({ aggregate }) => aggregate);
  const list = drafts
    .map((draft) => `${outputSql(draft, isGrouped)} as ${quoteIdentifier(draft.name)}`)
    .join(', ');
  const keys = drafts.flatMap(({ aggregate }, index) => (aggregate ? [] : [index + 1]));
  const groups = isGrouped && keys.length > 0 ? ` group by ${keys.join(', ')}` : '';
  const sql = `select ${list} from ${from}${joins.join('')}${whereSql(conditions)}${groups}${orderSql(params, node)}`;
  return { columns: drafts, sql };
}

function outputSql({ sql, type, aggregate }: DraftColumn, isGrouped: boolean): string {
  if (!isGrouped) return sql;
  // JSON as text has no equality to group by.
  if (!aggregate) return type === 'json' ? `(${sql})::jsonb` : sql;
  const value = `pg_catalog.${aggregate.name}(${sql})`;
  return aggregate.resultCast === undefined ? value : castTo(value, aggregate.resultCast);
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

function castTo(sql: string, cast: string): string {
  const type = castSql(cast);
  if (type === undefined) throw badQuery(`a cast to "${cast}" is not supported`);
  return `cast(${sql} as ${type})`;
}

function planColumns(
  params: Params,
  node: Node,
  item: Exclude<SelectItem, { kind: 'embed' }>,
): DraftColumn[] {
  if (item.kind === 'star') {
    return [...node.shape.columns.values()].map(({ name, type }) => ({
      name,
      type,
      sql: columnSql(node.alias, name),
    }));
  }
  const field = item.field ? planField(params, node, item.field) : { sql: '1', type: 'integer' };
  const value = item.cast === undefined ? field : { sql: castTo(field.sql, item.cast), type: item.cast };
  if (item.kind === 'column') {
    return [{ name: fieldName(item.field, item.alias), type: value.type, sql: value.sql }];
  }
  const { name, resultCast } = item;
  return [{ name: item.alias ?? name, type: value.type, sql: value.sql, aggregate: { name, resultCast } }];
}

function planEmbed(
  params: Params,
  embed: Embed,
  maxRows: number,
  columns: DraftColumn[],
  joins: string[],
): void {
  // An embed without columns only filters: `rel!inner()`.
  if (embed.item.select.length === 0) return;
  const { item, toOne, node, key } = embed;
  const conditions = [...joinConditions(embed), ...nodeConditions(params, node)];
  const keepsAggregates = item.spread;
  const plain = selectRows(params, node, embedFrom(params, embed), conditions, { maxRows, keepsAggregates });
  const sql = plain.sql + limitSql(node.level, maxRows);
  const alias = `${node.alias}_rows`;
  if (item.spread) {
    const names = plain.columns.map((_, index) => `c${index}`).join(', ');
    const source = toOne ? sql : spreadLists(key, plain.columns, sql);
    joins.push(` left join lateral (${source}) as ${alias}(${names}) on true`);
    const typeOf = ({ type }: DraftColumn) => (toOne ? type : 'json');
    columns.push(
      ...plain.columns.map((draft, index) => ({ ...draft, type: typeOf(draft), sql: `${alias}.c${index}` })),
    );
  } else if (toOne) {
    columns.push({ name: key, type: 'json', sql: `row_to_json(${alias}.*)` });
    joins.push(` left join lateral (${sql}) as ${alias} on true`);
  } else {
    columns.push({ name: key, type: 'json', sql: `${alias}.list` });
    const list = `select coalesce(json_agg(r.*), '[]') as list from (${sql}) as r`;
    joins.push(` left join lateral (${list}) as ${alias} on true`);
  }
}

/** The columns of a list that is spread, each as an array. */
function spreadLists(key: string, columns: readonly DraftColumn[], sql: string): string {
  if (columns.some(({ aggregate }) => aggregate)) {
    throw restError(
      400,
      'PGRST127',
      'Feature not implemented',
      `Aggregates are not implemented for one-to-many or many-to-many spreads: '${key}'`,
    );
  }
  const names = columns.map((_, index) => `c${index}`);
  const lists = names.map((name) => `coalesce(json_agg(r.${name}), '[]')`).join(', ');
  return `select ${lists} from (${sql}) as r(${names.join(', ')})`;
}
