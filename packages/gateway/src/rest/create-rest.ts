import { type Database, isDatabaseError, isUnavailable, type QueryResult } from '../database/port.ts';
import { type Handler, HttpRefusal, type Identity } from '../http.ts';
import type { Log } from '../ports.ts';
import { createRecent } from '../recent.ts';
import { describeError } from '../redact-log.ts';
import { refusalFrom, refuse, unavailable } from './errors.ts';
import type { AnswerRow } from './plan-answer.ts';
import { type RestRequest, readRequest } from './read-request.ts';
import { createSchemaCache, type Schema } from './schema-cache.ts';
import { type Planned, planRelation } from './serve-relation.ts';
import { planRoutine } from './serve-routine.ts';

export interface RestOptions {
  database: Database;
  log: Log;
  /** The most rows in one answer, in one embedded list, and from one function. 1000 unless told. */
  maxRows?: number;
}

/**
 * Every statement here aggregates, so it gives a row. PGlite gives none where PostgreSQL would say that a limit of its
 * own (stack depth, regular expression size) is exceeded.
 */
function onlyRow({ rows: [row] }: QueryResult<AnswerRow>): AnswerRow {
  if (!row) throw refuse(400, '54001', 'The request is too complex for the database');
  return row;
}

/** Thrown to undo a transaction whose answer is sent all the same: `Prefer: tx=rollback`. */
class Undone extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('undone on request');
    this.response = response;
  }
}

/** Codes that a schema which has changed since it was read would give. */
const staleCodes: ReadonlySet<unknown> = new Set([
  'PGRST200',
  'PGRST202',
  'PGRST204',
  'PGRST205',
  '42703',
  '42P01',
  '42883',
]);

function maybeStale(error: unknown): boolean {
  if (error instanceof HttpRefusal) return staleCodes.has(error.body.code);
  return isDatabaseError(error) && staleCodes.has(error.code);
}

const rememberedPlans = 500;
const longestRemembered = 2_000;

/** Plans requests; a read that was asked for in the same words before, on the same schema, is planned already. */
function createPlanner(maxRows: number) {
  const plans = createRecent<{ schema: Schema; planned: Planned }>(rememberedPlans);
  const make = (schema: Schema, request: RestRequest): Planned =>
    request.target.kind === 'relation'
      ? planRelation(schema, request, maxRows)
      : planRoutine(schema, request, maxRows);
  return (schema: Schema, request: RestRequest): Planned => {
    const { words } = request;
    if (words === null || words.length > longestRemembered) return make(schema, request);
    const known = plans.get(words);
    if (known?.schema === schema) return known.planned;
    const planned = make(schema, request);
    plans.set(words, { schema, planned });
    return planned;
  };
}

/**
 * The REST interface over schema `public`, in PostgREST's dialect: `/{table or view}` and `/rpc/{function}`. Each
 * request is one statement in one transaction as the caller. Never throws: errors are answered as
 * `{ code, message, details, hint }`.
 */
export function createRest(options: RestOptions): Handler & { refreshSchema(): Promise<void> } {
  const { database, log, maxRows = 1000 } = options;
  const cache = createSchemaCache(database);
  const plan = createPlanner(maxRows);

  const changeAsCaller = ({ sql, params, finish }: Planned, request: RestRequest) =>
    database
      .asCaller(request.identity, async (tx) => {
        const response = finish(onlyRow(await tx.query<AnswerRow>(sql, params)));
        if (request.preferences.rollback) throw new Undone(response);
        return response;
      })
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.response;
        throw error;
      });

  async function execute(planned: Planned, request: RestRequest): Promise<Response> {
    const { sql, params, readOnly, finish } = planned;
    if (!readOnly) return changeAsCaller(planned, request);
    return finish(onlyRow(await database.readAsCaller<AnswerRow>(request.identity, sql, params)));
  }

  const serve = (schema: Schema, request: RestRequest) => execute(plan(schema, request), request);

  async function serveFresh(request: RestRequest): Promise<Response> {
    try {
      return await serve(await cache.get(), request);
    } catch (error) {
      // Nothing of the failed attempt remains, so a second one is safe.
      const newer = maybeStale(error) ? await cache.afterMiss() : null;
      if (!newer) throw error;
      return serve(newer, request);
    }
  }

  const handle: Handler = async (request, context) => {
    try {
      const parsed = await readRequest(request, context);
      if (parsed.method === 'OPTIONS') return allow(parsed);
      return await serveFresh(parsed);
    } catch (error) {
      return errorResponse(error, request, context.identity, log);
    }
  };
  return Object.assign(handle, {
    async refreshSchema() {
      await cache.refresh();
    },
  });
}

function allow({ target }: RestRequest): Response {
  const methods = target.kind === 'relation' ? 'OPTIONS,GET,HEAD,POST,PATCH,DELETE' : 'OPTIONS,GET,HEAD,POST';
  return new Response(null, { status: 200, headers: { allow: methods, 'cache-control': 'no-store' } });
}

function errorResponse(error: unknown, request: Request, identity: Identity, log: Log): Response {
  const refusal = refusalFrom(error, identity.role !== 'anon') ?? faultOf(error, log);
  const response = refusal.toResponse();
  if (request.method !== 'HEAD') return response;
  return new Response(null, { status: response.status, headers: response.headers });
}

/** A fault of the server: its code and place go to the log, its code goes out. */
function faultOf(error: unknown, log: Log): HttpRefusal {
  const code = isDatabaseError(error) ? error.code : 'PGRST000';
  log('error', 'rest request failed', describeError(error));
  if (!isUnavailable(error)) return refuse(500, code, 'Internal error');
  return unavailable(code);
}
