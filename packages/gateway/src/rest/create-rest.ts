import { Hono, type MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type Database, isDatabaseError, type QueryResult } from '../database/port.ts';
import { type GatewayEnv, HttpError } from '../http.ts';
import { apiPaths, pathBelow } from '../paths.ts';
import type { Log } from '../ports.ts';
import { createErrorHandler } from '../wire-format.ts';
import { restError, restFormat } from './errors.ts';
import type { AnswerRow } from './plan-answer.ts';
import { type RestRequest, readRequest } from './read-request.ts';
import { applyResponseSettings } from './request-settings.ts';
import { createSchemaCache, type Schema } from './schema-cache.ts';
import { type Planned, planRelation } from './serve-relation.ts';
import { planRoutine } from './serve-routine.ts';
import { createTimeZones } from './time-zones.ts';

export interface RestOptions {
  database: Database;
  log: Log;
  /** Sets `identity`, before anything else. */
  authenticate: MiddlewareHandler<GatewayEnv>;
  /** The schemas that are served; without a profile header, the first. Only `public` unless told. */
  schemas?: readonly string[];
  /** The most rows in one answer, in one embedded list, and from one function. 1000 unless told. */
  maxRows?: number;
  /** Maximum size of a request body; with the secret key at least 8 MiB. 256 KiB unless told. */
  maxBodyBytes?: number;
}

export interface Rest {
  /** For /rest/v1 and, for functions alone, /rpc. */
  routes: Hono<GatewayEnv>;
  /** Reads the database's schema anew. */
  refreshSchema(): Promise<void>;
}

/**
 * Every statement here aggregates, so it gives a row. PGlite gives none where PostgreSQL would say that a limit of its
 * own (stack depth, regular expression size) is exceeded.
 */
function onlyRow({ rows: [row] }: QueryResult<AnswerRow>): AnswerRow {
  if (!row) throw restError(400, '54001', 'The request is too complex for the database');
  return row;
}

/** What `explain (format json)` says, as far as it is read. */
interface ExplainRow {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
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
  if (error instanceof HttpError) return staleCodes.has(error.body.code);
  return isDatabaseError(error) && staleCodes.has(error.code);
}

const rememberedPlans = 500;
const longestRemembered = 2_000;

/** Plans requests; a read that was asked for in the same words before, on the same schema, is planned already. */
function createPlanner(maxRows: number) {
  const plans = new LRUCache<string, { schema: Schema; planned: Planned }>({ max: rememberedPlans });
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
 * The REST interface over the served schemas, in PostgREST's dialect: `/{table or view}` and `/rpc/{function}`. Each
 * request is one statement in one transaction as the caller. Errors are `{ code, message, details, hint }`.
 */
export function createRest(options: RestOptions): Rest {
  const { database, log, maxRows = 1000, maxBodyBytes, schemas = ['public'] } = options;
  const caches = new Map(schemas.map((name) => [name, createSchemaCache(database, name)]));
  const plan = createPlanner(maxRows);
  const timeZonesFor = createTimeZones(database);
  const respond = ({ finish }: Planned, row: AnswerRow) => applyResponseSettings(finish(row), row);

  const changeAsCaller = (planned: Planned, request: RestRequest) =>
    database
      .asCaller(request.caller, async (tx) => {
        const response = respond(planned, onlyRow(await tx.query<AnswerRow>(planned.sql, planned.params)));
        if (request.preferences.rollback) throw new Undone(response);
        return response;
      })
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.response;
        throw error;
      });

  /** A read whose total may be the planner's guess, which is a question of its own. */
  const readWithGuess = (planned: Planned, guess: NonNullable<Planned['guess']>, { caller }: RestRequest) =>
    database.asCaller(
      caller,
      async (tx) => {
        const row = onlyRow(await tx.query<AnswerRow>(planned.sql, planned.params));
        const counted = Number(row.total ?? 0);
        if (counted <= guess.beyond) return respond(planned, row);
        const { rows } = await tx.query<ExplainRow>(guess.sql, guess.params);
        const guessed = rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
        const total = String(Math.max(counted, guessed, Number(row.page)));
        return respond(planned, { ...row, total });
      },
      { readOnly: true },
    );

  async function execute(planned: Planned, request: RestRequest): Promise<Response> {
    const { sql, params, readOnly, guess } = planned;
    if (!readOnly) return changeAsCaller(planned, request);
    if (guess) return readWithGuess(planned, guess, request);
    return respond(planned, onlyRow(await database.readAsCaller<AnswerRow>(request.caller, sql, params)));
  }

  const serve = (schema: Schema, request: RestRequest) => execute(plan(schema, request), request);

  function cacheOf({ schemaName }: RestRequest) {
    const cache = caches.get(schemaName);
    if (!cache) throw new Error(`schema ${schemaName} is not served`);
    return cache;
  }

  async function serveFresh(request: RestRequest): Promise<Response> {
    try {
      return await serve(await cacheOf(request).get(), request);
    } catch (error) {
      // Nothing of the failed attempt remains, so a second one is safe.
      const newer = maybeStale(error) ? await cacheOf(request).afterMiss() : null;
      if (!newer) throw error;
      return serve(newer, request);
    }
  }

  const routes = new Hono<GatewayEnv>();
  routes.use(options.authenticate).all('*', async (c) => {
    const path = restPath(c.req.path);
    const identity = c.get('identity');
    const parsed = await readRequest(c.req.raw, path, { identity, schemas, maxBodyBytes, timeZonesFor });
    return parsed.method === 'OPTIONS' ? allow(parsed) : serveFresh(parsed);
  });
  routes.onError(createErrorHandler('rest', restFormat, log));
  return {
    routes,
    async refreshSchema() {
      await Promise.all([...caches.values()].map((cache) => cache.refresh()));
    },
  };
}

/** The path below /rest/v1. /rpc is mounted beside it and keeps its name. */
const restPath = (path: string) => (path.startsWith(apiPaths.rest) ? pathBelow(apiPaths.rest, path) : path);

function allow({ target }: RestRequest): Response {
  const methods =
    target.kind === 'relation' ? 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE' : 'OPTIONS,GET,HEAD,POST';
  return new Response(null, { status: 200, headers: { allow: methods, 'cache-control': 'no-store' } });
}
