import { innerConditions, nodeConditions } from './plan-filter.ts';
import { limitSql } from './plan-order.ts';
import { type RowsSql, selectRows } from './plan-select.ts';
import type { Node } from './resolve.ts';
import { type Params, whereSql } from './sql.ts';

export interface ReadOptions {
  maxRows: number;
  /** What the rows are read from when that is not the relation itself: a statement's result. */
  from?: string;
  /** True for the rows of a write: the filters have been applied already, and none of its rows is held back. */
  written?: boolean;
}

/** Plans a node's rows, embeds included, as one query. */
export function planRows(params: Params, node: Node, options: ReadOptions): RowsSql {
  const from = `${options.from ?? params.table(node.shape.name)} as ${node.alias}`;
  const conditions = options.written ? innerConditions(params, node) : nodeConditions(params, node);
  const { maxRows } = options;
  const rows = selectRows(params, node, from, conditions, { maxRows, keepsAggregates: false });
  const most = options.written ? Number.MAX_SAFE_INTEGER : maxRows;
  return { columns: rows.columns, sql: rows.sql + limitSql(node.level, most) };
}

/**
 * Plans what the planner's own guess is asked of: the rows that the filters let through. With `upTo`, the count of at most so
 * many of them.
 */
export function planMatches(params: Params, node: Node, upTo?: number): string {
  const source = `${params.table(node.shape.name)} as ${node.alias}`;
  const conditions = nodeConditions(params, node);
  const options = { maxRows: Number.MAX_SAFE_INTEGER, keepsAggregates: false };
  const rows = node.select.some(({ kind }) => kind === 'aggregate')
    ? selectRows(params, node, source, conditions, options).sql
    : `select 1 as one from ${source}${whereSql(conditions)}`;
  return upTo === undefined ? rows : `select count(*) from (${rows} limit ${upTo}) as counted`;
}

/** Plans the count of all rows that the filters let through, or of the groups they make, whatever the limit. */
export function planTotal(params: Params, node: Node, from?: string): string {
  const source = `${from ?? params.table(node.shape.name)} as ${node.alias}`;
  const conditions = nodeConditions(params, node);
  if (!node.select.some(({ kind }) => kind === 'aggregate')) {
    return `select count(*) from ${source}${whereSql(conditions)}`;
  }
  const options = { maxRows: Number.MAX_SAFE_INTEGER, keepsAggregates: false };
  return `select count(*) from (${selectRows(params, node, source, conditions, options).sql}) as counted`;
}
