import { type Database, isUnavailable } from '../database/port.ts';
import { type Handler, HttpRefusal, type Identity } from '../http.ts';
import type { Clock, GatewaySecrets, Log, Mailer, RateLimiter } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { createAccessTokens } from '../tokens.ts';
import { changeUser, createUser, deleteUser, listUsers, readUser, requireService } from './admin-users.ts';
import { defaultAnswerFloorMs } from './even-time.ts';
import { createIdentify } from './identify.ts';
import { health, settings } from './info.ts';
import { recover, resend } from './mail-again.ts';
import { refuseNotOffered } from './not-offered.ts';
import { createKeyedHashes } from './opaque.ts';
import { endSession, listSessions } from './own-sessions.ts';
import type { AuthCall, AuthParts, Endpoint, SessionLimits, SignUpLimit } from './parts.ts';
import { createPasswords, defaultCost } from './passwords.ts';
import { createRedirects } from './redirects.ts';
import { methodNotAllowed, notFound, refuse, unavailable, userNotFound } from './refusals.ts';
import { createSessionChecks } from './session-checks.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { sweepExpired } from './sweep.ts';
import { token } from './token.ts';
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
  /** The area /auth/v1 in GoTrue's wire format. Never throws. */
  handle: Handler;
  /** Who sent a request. Throws HttpRefusal 401 in GoTrue's shape. */
  identify(request: Request): Promise<Identity>;
  /** Whose a key or access token is, for sockets and the like. Throws HttpRefusal 401. */
  identifyToken(token: string): Promise<Identity>;
  /** Removes what has run out: sessions, links, codes. To be called now and then. Throws where the database is away. */
  sweep(): Promise<void>;
}

type Routes = ReadonlyMap<string, Readonly<Record<string, Endpoint>>>;

const routes: Routes = new Map<string, Readonly<Record<string, Endpoint>>>([
  ['/signup', { POST: signUp }],
  ['/token', { POST: token }],
  ['/logout', { POST: signOut }],
  ['/verify', { GET: verifyLink, HEAD: peekLink, POST: verifyCode }],
  ['/recover', { POST: recover }],
  ['/resend', { POST: resend }],
  ['/user', { GET: getUser, PUT: updateUser }],
  ['/user/sessions', { GET: listSessions }],
  ['/settings', { GET: settings }],
  ['/health', { GET: health }],
]);

const adminUsers = { GET: listUsers, POST: createUser };
const adminUser = { GET: readUser, PUT: changeUser, DELETE: deleteUser };
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The endpoint that a method has, own properties only. Throws 405 naming the ones there are. */
function pick<E>(methods: Readonly<Record<string, E>>, method: string): E {
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!endpoint) throw methodNotAllowed(Object.keys(methods));
  return endpoint;
}

async function answer(parts: AuthParts, call: AuthCall): Promise<Response> {
  const { path } = call.context;
  const { method } = call.request;
  const own = routes.get(path);
  if (own) return pick(own, method)(parts, call);
  if (path === '/admin/users') {
    requireService(call);
    return pick(adminUsers, method)(parts, call);
  }
  const sessionId = /^\/user\/sessions\/([^/]+)$/.exec(path)?.[1];
  if (sessionId !== undefined) {
    const end = pick({ DELETE: endSession }, method);
    if (!uuid.test(sessionId)) throw refuse(404, 'session_not_found', 'There is no such session');
    return end(parts, call, sessionId);
  }
  refuseNotOffered(path);
  const userId = /^\/admin\/users\/([^/]+)$/.exec(path)?.[1];
  if (userId === undefined) throw notFound();
  requireService(call);
  const endpoint = pick(adminUser, method);
  if (!uuid.test(userId)) throw userNotFound();
  return endpoint(parts, call, userId);
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
  return {
    ...createIdentify({ secrets, accessTokens, sessionChecks }),
    sweep: () => sweepExpired(parts),
    async handle(request, context) {
      try {
        return await answer(parts, { request, url: new URL(request.url), context });
      } catch (error) {
        if (error instanceof HttpRefusal) return error.toResponse();
        log('error', 'an auth request failed', {
          requestId: context.requestId,
          path: context.path,
          ...describeError(error),
        });
        if (isUnavailable(error)) return unavailable().toResponse();
        return refuse(
          500,
          'unexpected_failure',
          'Unexpected failure, please check server logs for more information',
        ).toResponse();
      }
    },
  };
}
