import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type AuthOptions, createAuth } from './auth/create-auth.ts';
import { authenticate } from './authenticate.ts';
import { allowOrigins } from './cors.ts';
import type { Database } from './database/port.ts';
import { followSchema } from './follow-schema.ts';
import { type GatewayEnv, type Identity, jsonResponse, type RequestInfo } from './http.ts';
import { createLeases } from './leases.ts';
import { apiPaths, routedPath } from './paths.ts';
import type { Clock, FileStore, GatewaySecrets, Log, Mailer, RateLimiter } from './ports.ts';
import { createRealtime, type Realtime, type RealtimeOptions } from './realtime/create-realtime.ts';
import { createRealtimeRoutes } from './realtime/realtime-routes.ts';
import { redactLog } from './redact-log.ts';
import { type BudgetOptions, createRequestBudget } from './request-budget.ts';
import { createRest, type RestOptions } from './rest/create-rest.ts';
import { createStorage, needsNoKey, type StorageOptions } from './storage/create-storage.ts';
import { tusHeaders, tusPath } from './storage/tus-headers.ts';

export interface GatewayOptions {
  database: Database;
  secrets: GatewaySecrets;
  files: FileStore;
  mailer: Mailer;
  limiter: RateLimiter;
  log: Log;
  clock?: Clock;
  /** The public origin of the site, `https://example.org`. Links in emails lead there; never taken from a request. */
  siteUrl: string;
  /** Further origins of pages that may call the gateway and that links in emails may lead to. */
  allowedOrigins?: readonly string[];
  auth?: Pick<
    AuthOptions,
    | 'passwordCost'
    | 'passwordWords'
    | 'password'
    | 'accessTokenSeconds'
    | 'answerFloorMs'
    | 'lastingLimiter'
    | 'signUps'
    | 'sessions'
    | 'email'
    | 'signIn'
    | 'providers'
    | 'tokenSigning'
  >;
  rest?: Pick<RestOptions, 'maxRows' | 'maxBodyBytes' | 'schemas'>;
  storage?: Pick<
    StorageOptions,
    'publicPrefixes' | 'reencodePrefixes' | 'typedBuckets' | 'maxFileBytes' | 'maxSignedSeconds'
  >;
  realtime?: Pick<RealtimeOptions, 'limits' | 'publicChannels'>;
  /** Requests to REST, storage and realtime that one user may send. */
  budget?: Pick<BudgetOptions, 'requests' | 'windowMs'>;
}

/** Twenty a second for five minutes, several times what the busiest page sends. */
const defaultBudget = { requests: 6_000, windowMs: 300_000 };

/** What a caller inside the process says of a request; the gateway makes up the id where there is none. */
type FetchInfo = Omit<RequestInfo, 'requestId'> & Partial<Pick<RequestInfo, 'requestId'>>;

export interface Gateway {
  /** /auth/v1, /rest/v1, /rpc, /storage/v1 and /realtime/v1, to be mounted at `/` of an app that routes by `routedPath`. */
  routes: Hono<GatewayEnv>;
  /** Sends one request through the routes, in process. Never rejects. */
  fetch(request: Request, info: FetchInfo): Promise<Response>;
  /** Who sent a request, by its headers. Throws Unauthorized. */
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

/** For responses that carry no policy of their own: nothing in them may run, and nobody may frame them. */
const secure = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  overwrite: false,
});

/** Security headers, the request's id, and no caching unless the API says otherwise. */
const responseHeaders: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  await secure(c, next);
  const { headers } = c.res;
  headers.set('x-request-id', c.env.requestId);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
};

/** The hosted backend: one app of REST, auth, storage and realtime, over one database. */
export function createGateway(options: GatewayOptions): Gateway {
  const { database, secrets, files, mailer, limiter, siteUrl, clock = Date.now } = options;
  const log = redactLog(options.log);
  const siteOrigin = new URL(siteUrl).origin;
  const allowedOrigins = [...new Set([siteOrigin, ...(options.allowedOrigins ?? [])])];
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
  const { identify } = auth;
  const budget = createRequestBudget(options.budget ?? defaultBudget);
  const rest = createRest({
    database,
    log,
    authenticate: authenticate({ identify, budget }),
    ...options.rest,
  });
  const storage = createStorage({
    database,
    files,
    storageSecret: secrets.storageSecret,
    log,
    authenticate: authenticate({ identify, needsNoKey, budget }),
    clock,
    ...options.storage,
  });
  const realtime = createRealtime({
    database,
    identifyToken: auth.identifyToken,
    allowedOrigins,
    log,
    clock,
    ...options.realtime,
  });
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
      await realtime.sweep();
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

  const routes = new Hono<GatewayEnv>();
  const mount = (path: string, api: Hono<GatewayEnv>) =>
    routes.use(`${path}/*`, responseHeaders, allowOrigins(allowedOrigins)).route(path, api);
  mount(apiPaths.rest, rest.routes);
  mount(apiPaths.rpc, rest.routes);
  mount(apiPaths.auth, auth.routes);
  routes.use(`${apiPaths.storage}${tusPath}/*`, tusHeaders);
  mount(apiPaths.storage, storage.routes);
  mount(apiPaths.realtime, createRealtimeRoutes(realtime, authenticate({ identify, budget }), log));
  const app = new Hono<GatewayEnv>({ getPath: routedPath })
    .route('/', routes)
    .all('*', responseHeaders, () => jsonResponse(404, { message: 'no Route matched with those values' }));

  return {
    routes,
    fetch: async (request, { requestId = randomUUID(), ...info }) =>
      app.fetch(request, { ...info, requestId }),
    identify,
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
