import { type Context, Hono } from 'hono';
import { authenticate, isRead } from '../authenticate.ts';
import type { Database } from '../database/port.ts';
import type { GatewayEnv, Identity } from '../http.ts';
import { apiPaths } from '../paths.ts';
import type { Clock, GatewaySecrets, Log, Mailer, RateLimiter } from '../ports.ts';
import { createAccessTokens } from '../tokens.ts';
import { createErrorHandler } from '../wire-format.ts';
import { changeUser, createUser, deleteUser, listUsers, readUser, requireService } from './admin-users.ts';
import { authError, authFormat, methodNotAllowed, notFound, userNotFound } from './errors.ts';
import { defaultAnswerFloorMs } from './even-time.ts';
import { createIdentify } from './identify.ts';
import { health, settings } from './info.ts';
import { recover, resend } from './mail-again.ts';
import { endSession, listSessions } from './own-sessions.ts';
import type { AuthCall, AuthParts, Endpoint, SessionLimits, SignUpLimit } from './parts.ts';
import { createPasswords, defaultCost } from './passwords.ts';
import { createKeyedHashes } from './random-token.ts';
import { createRedirects } from './redirects.ts';
import { createSessionChecks } from './session-checks.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { sweepExpired } from './sweep.ts';
import { token } from './token.ts';
import { unsupportedRoutes } from './unsupported-routes.ts';
import { getUser, updateUser } from './user.ts';
import { peekLink, verifyCode, verifyLink } from './verify.ts';

export interface AuthOptions {
  database: Database;
  secrets: GatewaySecrets;
  mailer: Mailer;
  limiter: RateLimiter;
  /** Counts that survive a restart; without it, `limiter` keeps them. */
  lastingLimiter?: RateLimiter;
  /** New accounts of one network; 5 an hour unless it says otherwise. */
  signUps?: { [K in keyof SignUpLimit]?: SignUpLimit[K] | undefined };
  /** The public origin of the site, `https://example.org`: where links lead, unless to an allowed origin. */
  siteUrl: string;
  /** Further origins that `redirect_to` may name. */
  allowedRedirectOrigins: readonly string[];
  clock?: Clock;
  log: Log;
  /** 60 days without use, 365 days in all and 50 logins a user, unless it says otherwise. */
  sessions?: Partial<SessionLimits>;
  /** Names of the site: a password made of one alone is refused. */
  passwordWords?: readonly string[];
  /** Exponent of bcrypt's rounds. */
  passwordCost?: number;
  /** The shortest time in which sign-up, recover and resend answer, in milliseconds. */
  answerFloorMs?: number;
}

const defaultSessionLimits: SessionLimits = { idleDays: 60, maxDays: 365, perUser: 50 };

/** What a network may do where the operator says nothing. */
const defaultSignUpsPerHour = 5;

export interface Auth {
  /** For /auth/v1, in GoTrue's wire format. */
  routes: Hono<GatewayEnv>;
  /** Who sent a request. Throws Unauthorized. */
  identify(request: Request): Promise<Identity>;
  /** Whose a key or access token is, for sockets and the like. Throws Unauthorized. */
  identifyToken(token: string): Promise<Identity>;
  /** Removes what has run out: sessions, links, codes. To be called now and then. Throws where the database is away. */
  sweep(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

type Methods = Readonly<Record<string, Endpoint>>;

/** The endpoint that a method has, own properties only. Throws 405 naming the ones there are. */
function pick(methods: Methods, method: string): Endpoint {
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!endpoint) throw methodNotAllowed(Object.keys(methods));
  return endpoint;
}

/** Links of emails and the health of the server are opened without a key. */
const needsNoKey = (method: string, path: string) =>
  isRead(method) && (path === `${apiPaths.auth}/verify` || path === `${apiPaths.auth}/health`);

const callOf = (c: Context<GatewayEnv>): AuthCall => ({
  request: c.req.raw,
  url: new URL(c.req.url),
  context: { ...c.env, identity: c.get('identity') },
  id: c.req.param('id') ?? '',
});

/** Where every endpoint is, by path and method. */
function routesOf(parts: AuthParts): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  const add = (path: string, methods: Methods) =>
    routes.all(path, async (c) => pick(methods, c.req.method)(parts, callOf(c)));
  /** Endpoints for the server's own key. */
  const addAdmin = (path: string, methods: Methods) =>
    routes.all(path, async (c) => {
      const call = callOf(c);
      requireService(call);
      return pick(methods, c.req.method)(parts, call);
    });
  /** An endpoint about what the address names by a UUID. */
  const byId =
    (endpoint: Endpoint, notThere: () => Error): Endpoint =>
    async (_parts, call) => {
      if (!uuid.test(call.id)) throw notThere();
      return endpoint(parts, call);
    };
  const noSession = () => authError(404, 'session_not_found', 'There is no such session');

  add('/signup', { POST: signUp });
  add('/token', { POST: token });
  add('/logout', { POST: signOut });
  add('/verify', { GET: verifyLink, HEAD: peekLink, POST: verifyCode });
  add('/recover', { POST: recover });
  add('/resend', { POST: resend });
  add('/user', { GET: getUser, PUT: updateUser });
  add('/user/sessions', { GET: listSessions });
  add('/user/sessions/:id', { DELETE: byId(endSession, noSession) });
  add('/settings', { GET: settings });
  add('/health', { GET: health });
  addAdmin('/admin/users', { GET: listUsers, POST: createUser });
  addAdmin('/admin/users/:id', {
    GET: byId(readUser, userNotFound),
    PUT: byId(changeUser, userNotFound),
    DELETE: byId(deleteUser, userNotFound),
  });
  for (const { paths, refusal } of unsupportedRoutes) {
    routes.on('ALL', [...paths], () => {
      throw refusal();
    });
  }
  return routes.all('*', () => {
    throw notFound();
  });
}

/** Accounts, sessions and tokens behind GoTrue's wire interface. */
export function createAuth(options: AuthOptions): Auth {
  const { database, secrets, mailer, limiter, log, clock = Date.now } = options;
  const authUrl = `${new URL(options.siteUrl).origin}/auth/v1`;
  const accessTokens = createAccessTokens({ secret: secrets.jwtSecret, issuer: authUrl, clock });
  const sessionChecks = createSessionChecks(database, clock);
  const parts: AuthParts = {
    database,
    mailer,
    limiter,
    lastingLimiter: options.lastingLimiter ?? limiter,
    signUps: {
      perHour: options.signUps?.perHour === undefined ? defaultSignUpsPerHour : options.signUps.perHour,
      isExempt: options.signUps?.isExempt ?? (() => false),
    },
    sessionLimits: { ...defaultSessionLimits, ...options.sessions },
    clock,
    log,
    accessTokens,
    hashes: createKeyedHashes(secrets.jwtSecret),
    passwords: createPasswords(options.passwordCost ?? defaultCost),
    passwordWords: new Set(options.passwordWords?.map((word) => word.toLowerCase())),
    redirects: createRedirects(options.siteUrl, options.allowedRedirectOrigins),
    sessionChecks,
    authUrl,
    answerFloorMs: options.answerFloorMs ?? defaultAnswerFloorMs,
  };
  const identity = createIdentify({ secrets, accessTokens, sessionChecks });
  const routes = new Hono<GatewayEnv>()
    .use(authenticate({ identify: identity.identify, needsNoKey }))
    .route('/', routesOf(parts));
  routes.onError(createErrorHandler('auth', authFormat, log));
  return { ...identity, routes, sweep: () => sweepExpired(parts) };
}
