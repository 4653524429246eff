import type { SelectItem } from './ast.ts';
import {
  buildResponse,
  contentRange,
  ensureMaximum,
  ensureSingle,
  pageOf,
  pageStatus,
} from './build-response.ts';
import { closestName } from './closest-name.ts';
import { badQuery, restError } from './errors.ts';
import type { Preferences } from './parse-prefer.ts';
import { parseQuery } from './parse-query.ts';
import { type AnswerRow, answerSql } from './plan-answer.ts';
import { ensurePut, planPut } from './plan-put.ts';
import { planMatches, planRows, planTotal } from './plan-read.ts';
import type { RowsSql } from './plan-select.ts';
import { insertedCountSql, neededColumns, planDelete, planInsert, planUpdate } from './plan-write.ts';
import { applyRange, type RestRequest } from './read-request.ts';
import { derivedTrail, type Node, resolveNode } from './resolve.ts';
import type { Relation } from './schema.ts';
import type { Schema } from './schema-cache.ts';
import { Params } from './sql.ts';

/** One statement to run as the caller, and what to make of its row. `finish` may throw to undo the transaction. */
export interface Planned {
  sql: string;
  params: readonly string[];
  readOnly: boolean;
  /** Where the total is the planner's guess: the query to explain, and past which counted total it stands. */
  guess?: { sql: string; params: readonly string[]; beyond: number };
  finish: (row: AnswerRow) => Response;
}

const everything: readonly SelectItem[] = [{ kind: 'star' }];

/** Plans a request for a table or a view. Throws HttpError for what the catalogue doesn't know. */
export function planRelation(schema: Schema, request: RestRequest, maxRows: number): Planned {
  const { name } = request.target;
  const relation = schema.relations.get(name);
  if (!relation) {
    const close = closestName(name, schema.relations.keys());
    throw restError(
      404,
      'PGRST205',
      `Could not find the table '${schema.name}.${name}' in the schema cache`,
      null,
      close && `Perhaps you meant the table '${schema.name}.${close}'`,
    );
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead
    ? planReading(schema, relation, request, maxRows)
    : planWriting(schema, relation, request, maxRows);
}

function planReading(schema: Schema, relation: Relation, request: RestRequest, maxRows: number): Planned {
  const { preferences, shape, method } = request;
  const query = parseQuery(request.parameters);
  applyRange(query.root, request.range);
  const node = resolveNode(schema, relation, query.select ?? everything, query.root);
  const params = new Params(schema);
  const rows = planRows(params, node, { maxRows });
  const total = totalSql(params, node, preferences.count, maxRows);
  const wantsBody = method === 'GET';
  return {
    sql: answerSql(params, rows, { shape, wantsBody, total }),
    params: params.values,
    guess: planGuess(params, node, preferences.count, maxRows),
    readOnly: true,
    finish(row) {
      const page = pageOf(row, query.root.offset ?? 0);
      ensureSingle(shape, page.count);
      const status = pageStatus(page);
      return buildResponse(status, row.body, {
        shape,
        preferences,
        headers: { 'content-range': contentRange(page) },
      });
    },
  };
}

/** The total as it is counted: all rows, or no more than decide whether to go by the planner's guess. */
function totalSql(
  params: Params,
  node: Node,
  count: Preferences['count'],
  maxRows: number,
): string | undefined {
  if (count === 'exact') return planTotal(params, node);
  return count === 'estimated' ? planMatches(params, node, maxRows + 1) : undefined;
}

function planGuess(
  params: Params,
  node: Node,
  count: Preferences['count'],
  maxRows: number,
): Planned['guess'] {
  if (count === undefined || count === 'exact') return undefined;
  const own = params.another();
  return {
    sql: `explain (format json) ${planMatches(own, node)}`,
    params: own.values,
    beyond: count === 'planned' ? -1 : maxRows,
  };
}

const oneColumn = (from: string): RowsSql => ({
  columns: [{ name: 'one', sql: '1' }],
  sql: `select 1 as one from ${from}`,
});

/** The answer of return=headers-only: the primary key as text, for the Location header. */
const keyItems = (relation: Relation): SelectItem[] =>
  relation.primaryKey.map((column) => ({ kind: 'column', field: { column, path: [] }, cast: 'text' }));

function planWriting(schema: Schema, relation: Relation, request: RestRequest, maxRows: number): Planned {
  const { preferences, shape } = request;
  const query = parseQuery(request.parameters);
  if (request.method === 'POST' && query.root.conditions.length > 0) {
    throw badQuery('filters are not supported on POST');
  }
  const wantsLocation = preferences.representation === 'headers-only' && request.method === 'POST';
  const wantsRows = preferences.representation === 'representation';
  const select = wantsRows ? (query.select ?? everything) : wantsLocation ? keyItems(relation) : [];
  // Without a representation, embeds and their filters have nothing to act on.
  const level = wantsRows ? query.root : { ...query.root, order: [], children: new Map() };
  const node = resolveNode(schema, relation, select, level, derivedTrail(relation));
  const params = new Params(schema);
  const returning = neededColumns(node);
  const change = planChange(params, relation, node, request, { query, preferences, returning });
  const rows =
    select.length > 0 || wantsRows
      ? planRows(params, node, { maxRows, from: 'changed', written: true })
      : oneColumn('changed');
  const isUpsert =
    request.method === 'PUT' || (request.method === 'POST' && preferences.resolution === 'merge-duplicates');
  return {
    sql: answerSql(params, rows, {
      shape: wantsLocation ? { ...shape, kind: 'array', stripNulls: false } : shape,
      wantsBody: wantsRows || wantsLocation,
      before: [`changed as (${change})`],
      total: 'select count(*) from changed',
      inserted: isUpsert ? insertedCountSql : undefined,
    }),
    params: params.values,
    readOnly: false,
    finish: (row) => finishWriting(relation, request, row),
  };
}

function planChange(
  params: Params,
  relation: Relation,
  node: Node,
  request: RestRequest,
  write: Parameters<typeof planInsert>[3],
): string {
  if (request.method === 'POST') return planInsert(params, relation, request.body, write);
  if (request.method === 'PUT') return planPut(params, relation, node, request.body, write);
  if (request.method === 'PATCH') return planUpdate(params, relation, node, request.body, write);
  return planDelete(params, relation, node, write);
}

function finishWriting(relation: Relation, request: RestRequest, row: AnswerRow): Response {
  const { preferences, shape, method } = request;
  const affected = Number(row.total);
  const wantsRows = preferences.representation === 'representation';
  ensureSingle(shape, wantsRows ? Number(row.page) : affected);
  if (method === 'PUT') ensurePut(affected);
  else if (method !== 'POST') ensureMaximum(preferences.maxAffected, affected);
  const total = preferences.count ? affected : null;
  const headers: Record<string, string> = {
    'content-range': contentRange({ offset: 0, count: method === 'PATCH' ? affected : 0, total }),
  };
  if (preferences.representation === 'headers-only' && method === 'POST') {
    const location = locationOf(relation, row.body);
    if (location) headers.location = location;
  }
  const updatedOnly = row.inserted !== null && affected > 0 && Number(row.inserted) <= 0;
  const isNew = method === 'PUT' ? !updatedOnly : method === 'POST' && !updatedOnly;
  const status = isNew ? 201 : method === 'POST' || wantsRows ? 200 : 204;
  return buildResponse(status, wantsRows ? row.body : null, {
    shape: wantsRows ? shape : undefined,
    preferences,
    headers,
  });
}

/** The address of the one row that was written, or null when there are several or no primary key. */
function locationOf(relation: Relation, body: string | null): string | null {
  const rows: Record<string, string | null>[] = JSON.parse(body ?? '[]');
  const [row] = rows;
  if (!row || rows.length > 1 || relation.primaryKey.length === 0) return null;
  const filters = relation.primaryKey.map((name) => {
    const value = row[name];
    return `${encodeURIComponent(name)}=${value === null || value === undefined ? 'is.null' : `eq.${encodeURIComponent(value)}`}`;
  });
  return `/${encodeURIComponent(relation.name)}?${filters.join('&')}`;
}
