import { randomUUID } from 'node:crypto';
import { type AreaRoute, failureOf, findArea, inShapeOf, needsNoKey, tooManyRequests } from './areas.ts';
import { type AuthOptions, createAuth } from './auth/create-auth.ts';
import { anonymous } from './auth/identify.ts';
import { createCors } from './cors.ts';
import type { Database } from './database/port.ts';
import { followSchema } from './follow-schema.ts';
import { type Handler, HttpRefusal, type Identity, json } from './http.ts';
import { createLeases } from './leases.ts';
import type { Clock, FileStore, GatewaySecrets, Log, Mailer, RateLimiter } from './ports.ts';
import { createRealtime, type Realtime, type RealtimeOptions } from './realtime/create-realtime.ts';
import { describeError, redactLog } from './redact-log.ts';
import { type BudgetOptions, createRequestBudget } from './request-budget.ts';
import { createRest, type RestOptions } from './rest/create-rest.ts';
import { createStorage, type StorageOptions } from './storage/create-storage.ts';

export interface GatewayOptions {
  database: Database;
  secrets: GatewaySecrets;
  files: FileStore;
  mailer: Mailer;
  limiter: RateLimiter;
  log: Log;
  clock?: Clock;
  /** The public origin of the site, `https://example.org`. Mailed links lead there; never taken from a request. */
  siteUrl: string;
  /** Further origins of pages that may call the gateway and that mailed links may lead to. */
  allowedOrigins?: readonly string[];
  auth?: Pick<
    AuthOptions,
    'passwordCost' | 'passwordWords' | 'answerFloorMs' | 'lastingLimiter' | 'signUps' | 'sessions'
  >;
  rest?: Pick<RestOptions, 'maxRows'>;
  storage?: Pick<StorageOptions, 'publicPrefixes' | 'reencodePrefixes' | 'typedBuckets' | 'maxFileBytes'>;
  realtime?: Pick<RealtimeOptions, 'limits'>;
  /** Requests to REST and storage that one user may send. */
  budget?: Pick<BudgetOptions, 'requests' | 'windowMs'>;
}

/** Twenty a second for five minutes, several times what the busiest page sends. */
const defaultBudget = { requests: 6_000, windowMs: 300_000 };

/** Who asks: the peer's address, and the id of the request where the host has given one. */
interface RequestInfo {
  clientAddress: string;
  requestId?: string;
  /** A server function of this process asks; it does not use up its caller's budget. */
  isInProcess?: boolean;
}

export interface Gateway {
  /** Answers one request of /auth/v1, /rest/v1, /rpc, /storage/v1 or /realtime/v1. Never rejects. */
  fetch(request: Request, info: RequestInfo): Promise<Response>;
  /** Who sent a request, by its headers. Throws HttpRefusal 401 in GoTrue's shape. */
  identify(request: Request): Promise<Identity>;
  /** Web sockets: for the `upgrade` event of the server. */
  realtime: Realtime;
  /** Reads the database's schema anew, and follows what is published now: after migrations. */
  refreshSchema(): Promise<void>;
  /** Ends sockets and timers. The database stays open. */
  close(): Promise<void>;
}

const sweepMs = 3_600_000;
/** A process that never lives for an hour sweeps as well. */
const firstSweepMs = 60_000;

/** For answers that carry no policy of their own: nothing in them may run, and nobody may frame them. */
function setSecurityHeaders(headers: Headers): void {
  const defaults = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
}

/** The answer with the request's id; a copy where its headers can't be set. */
function withId(response: Response, requestId: string): Response {
  try {
    response.headers.set('x-request-id', requestId);
    return response;
  } catch {
    return withId(new Response(response.body, response), requestId);
  }
}

/** The hosted backend: its areas behind one fetch handler, over one database. */
export function createGateway(options: GatewayOptions): Gateway {
  const { database, secrets, files, mailer, limiter, siteUrl, clock = Date.now } = options;
  const log = redactLog(options.log);
  const siteOrigin = new URL(siteUrl).origin;
  const allowedOrigins = [...new Set([siteOrigin, ...(options.allowedOrigins ?? [])])];
  const cors = createCors(allowedOrigins);
  const auth = createAuth({
    database,
    secrets,
    mailer,
    limiter,
    siteUrl,
    allowedRedirectOrigins: allowedOrigins,
    clock,
    log,
    ...options.auth,
  });
  const rest = createRest({ database, log, ...options.rest });
  const { storageSecret } = secrets;
  const storage = createStorage({ database, files, storageSecret, log, clock, ...options.storage });
  const realtime = createRealtime({
    database,
    identifyToken: auth.identifyToken,
    allowedOrigins,
    log,
    clock,
    ...options.realtime,
  });
  const handlers: Record<AreaRoute['area'], Handler> = {
    auth: auth.handle,
    rest,
    storage,
    realtime: async () => json(426, { message: 'Connect by web socket' }, { upgrade: 'websocket' }),
  };
  const refreshSchema = async () => {
    await Promise.all([rest.refreshSchema(), realtime.refresh()]);
  };
  const stopFollowing = followSchema(database, refreshSchema, log);
  const leases = createLeases(database);
  async function sweepOnce(): Promise<void> {
    try {
      if (!(await leases.hold('storage sweep', sweepMs / 1_000))) return;
      await auth.sweep();
      await storage.sweep();
    } catch {
      // A database that is away for a while: the next round tries again.
      log('warn', 'nothing was swept');
    }
  }
  const firstSweep = setTimeout(sweepOnce, firstSweepMs);
  firstSweep.unref();
  const sweep = setInterval(() => {
    void sweepOnce();
  }, sweepMs);
  sweep.unref();

  async function whoAsks(request: Request, route: AreaRoute): Promise<Identity> {
    const { headers } = request;
    const isOpen =
      needsNoKey(route, request.method) && !headers.has('apikey') && !headers.has('authorization');
    return isOpen ? anonymous : auth.identify(request);
  }

  const budget = createRequestBudget(options.budget ?? defaultBudget);

  function ensureBudget({ area }: AreaRoute, identity: Identity, info: RequestInfo): void {
    if (info.isInProcess || (area !== 'rest' && area !== 'storage')) return;
    const waitSeconds = budget.spend(identity, info.clientAddress);
    if (waitSeconds !== null) throw tooManyRequests(area, waitSeconds);
  }

  async function answer(request: Request, route: AreaRoute, info: Required<RequestInfo>): Promise<Response> {
    try {
      const identity = await whoAsks(request, route);
      ensureBudget(route, identity, info);
      return await handlers[route.area](request, { ...info, identity, path: route.path });
    } catch (error) {
      if (error instanceof HttpRefusal && error.status === 429) return error.toResponse();
      if (error instanceof HttpRefusal) return inShapeOf(route.area, error).toResponse();
      log('error', 'a request failed', {
        requestId: info.requestId,
        area: route.area,
        ...describeError(error),
      });
      return failureOf(route.area, error).toResponse();
    }
  }

  return {
    async fetch(request, { clientAddress, requestId = randomUUID(), isInProcess = false }) {
      const { pathname } = new URL(request.url);
      const route = findArea(pathname);
      let response: Response;
      if (!route) response = json(404, { message: 'no Route matched with those values' });
      else if (request.method === 'OPTIONS') response = cors.preflight(request);
      else response = await answer(request, route, { clientAddress, requestId, isInProcess });
      const open = withId(response, requestId);
      if (request.method !== 'OPTIONS') cors.mark(request, open.headers);
      setSecurityHeaders(open.headers);
      return open;
    },
    identify: auth.identify,
    realtime,
    refreshSchema,
    async close() {
      clearTimeout(firstSweep);
      clearInterval(sweep);
      await stopFollowing();
      await realtime.close();
    },
  };
}
