import type { ParsedQuery, SelectItem } from './ast.ts';
import {
  buildResponse,
  contentRange,
  ensureMaximum,
  ensureSingle,
  pageOf,
  pageStatus,
} from './build-response.ts';
import { badQuery, restError } from './errors.ts';
import type { Shape } from './parse-accept.ts';
import { parseQuery } from './parse-query.ts';
import { type AnswerRow, answerSql } from './plan-answer.ts';
import { bodyValues, chooseRoutine, planCall, splitArguments } from './plan-call.ts';
import { planRows, planTotal } from './plan-read.ts';
import { applyRange, type RestRequest } from './read-request.ts';
import { derivedTrail, resolveNode } from './resolve.ts';
import type { Routine } from './routines.ts';
import type { Schema } from './schema-cache.ts';
import type { Planned } from './serve-relation.ts';
import { Params } from './sql.ts';

const everything: readonly SelectItem[] = [{ kind: 'star' }];

/** Plans a call of a function by GET (read-only) or POST. The database decides who may execute it. */
export function planRoutine(schema: Schema, request: RestRequest, maxRows: number): Planned {
  const { name } = request.target;
  const routines = (schema.routines.get(name) ?? []).filter(({ isCallable }) => isCallable);
  const isRead = request.method !== 'POST';
  const split = isRead ? splitArguments(routines, request.parameters) : undefined;
  const values = split
    ? ({ kind: 'texts', values: split.values } as const)
    : bodyValues(request.body, request.raw);
  const routine = chooseRoutine(schema, name, routines, values);
  const query = parseQuery(split ? split.query : request.parameters);
  refuseWriteParameters(query);
  applyRange(query.root, request.range);
  const params = new Params(schema);
  const result = `result as materialized (select call.* from ${planCall(params, routine, values)})`;
  const sql =
    routine.returns === 'rows'
      ? planRowsCall(schema, request, { routine, query, params, result, maxRows })
      : planScalarCall(request, { routine, query, params, result, maxRows });
  return {
    sql,
    params: params.values,
    readOnly: isRead,
    finish: (row) => finishCall(request, routine, row, query.root.offset ?? 0),
  };
}

interface Call {
  routine: Routine;
  query: ParsedQuery;
  params: Params;
  /** The CTE that holds what the function returned. */
  result: string;
  maxRows: number;
}

function refuseWriteParameters(query: ParsedQuery): void {
  if (query.columns || query.onConflict)
    throw badQuery('columns and on_conflict are not supported on a call');
}

const wantsBody = ({ method, preferences }: RestRequest) =>
  method !== 'HEAD' && preferences.representation !== 'minimal';

function bodyShape(shape: Shape, routine: Routine): Shape {
  if (routine.returnsSet || shape.kind !== 'array') return shape;
  return { ...shape, kind: 'object' };
}

function planRowsCall(schema: Schema, request: RestRequest, call: Call): string {
  const { routine, query, params, result, maxRows } = call;
  const node = resolveNode(
    schema,
    routine.shape,
    query.select ?? everything,
    query.root,
    derivedTrail(routine.shape),
  );
  const rows = planRows(params, node, { maxRows, from: 'result' });
  return answerSql(params, rows, {
    shape: bodyShape(request.shape, routine),
    wantsBody: wantsBody(request),
    before: [result],
    total: request.preferences.count ? planTotal(params, node, 'result') : undefined,
    affected: 'select count(*) from result',
  });
}

function planScalarCall(request: RestRequest, call: Call): string {
  const { routine, query, params, result, maxRows } = call;
  const { select, root } = query;
  const hasSelect = select !== undefined && !(select.length === 1 && select[0]?.kind === 'star');
  if (hasSelect || root.conditions.length > 0 || root.order.length > 0 || root.children.size > 0) {
    throw badQuery('select, filters and order need a function that returns rows');
  }
  const isSet = routine.returnsSet;
  const limit = ` limit ${Math.min(root.limit ?? maxRows, maxRows)} offset ${root.offset ?? 0}`;
  const rows = {
    columns: [{ name: 'pgrst_scalar', sql: 'result.scalar' }],
    sql: `select result.scalar from result${isSet ? limit : ''}`,
    isScalar: true,
  };
  return answerSql(params, rows, {
    shape: bodyShape(request.shape, routine),
    wantsBody: wantsBody(request) && routine.returns !== 'void',
    before: [result],
    total: request.preferences.count ? 'select count(*) from result' : undefined,
    affected: 'select count(*) from result',
  });
}

function finishCall(request: RestRequest, routine: Routine, row: AnswerRow, offset: number): Response {
  const { preferences, shape } = request;
  if (preferences.maxAffected !== undefined) {
    if (!routine.returnsSet) {
      throw restError(
        400,
        'PGRST128',
        'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
      );
    }
    ensureMaximum(preferences.maxAffected, Number(row.affected));
  }
  const page = pageOf(row, offset);
  const headers = { 'content-range': contentRange(page) };
  if (routine.returns === 'void' && row.body === null && request.method !== 'HEAD') {
    return buildResponse(204, null, { preferences, headers });
  }
  if (routine.returnsSet || routine.returns === 'rows') ensureSingle(shape, page.count);
  const status = pageStatus(page);
  return buildResponse(wantsBody(request) || request.method === 'HEAD' ? status : 204, row.body, {
    shape,
    preferences,
    headers,
  });
}
