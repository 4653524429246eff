import { Hono } from 'hono';
import { authenticate, isRead } from '../authenticate.ts';
import type { Database } from '../database/port.ts';
import type { GatewayEnv, Identity } from '../http.ts';
import { apiPaths } from '../paths.ts';
import type { Clock, GatewaySecrets, Log, Mailer, RateLimiter } from '../ports.ts';
import { createAccessTokens } from '../tokens.ts';
import { createErrorHandler } from '../wire-format.ts';
import { createAuthRoutes } from './auth-routes.ts';
import { authFormat } from './errors.ts';
import { defaultAnswerFloorMs } from './even-time.ts';
import { createIdentify } from './identify.ts';
import { createKeySeal } from './key-seal.ts';
import type { AuthParts, EmailOptions, SessionLimits, SignInOptions, SignUpLimit } from './parts.ts';
import { type PasswordOptions, passwordPolicyOf } from './password-policy.ts';
import { createPasswords, defaultCost } from './passwords.ts';
import type { ProviderOptions } from './provider.ts';
import { createProviders } from './providers.ts';
import { createKeyedHashes } from './random-token.ts';
import { createRedirects } from './redirects.ts';
import { createSessionChecks } from './session-checks.ts';
import { createSigningKeys } from './signing-keys.ts';
import { sweepExpired } from './sweep.ts';

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
  /** A change is confirmed by both mailboxes, sign-in by email is offered and codes have eight digits, unless it says otherwise. */
  email?: Partial<EmailOptions>;
  /** No anonymous users and no second factors, and users connect accounts elsewhere, unless it says otherwise. */
  signIn?: Partial<SignInOptions>;
  /** Other providers to sign in by, none unless set up. Their callback address is `<siteUrl>/auth/v1/callback`. */
  providers?: ProviderOptions | undefined;
  /** What signs access tokens: keys in the database whose public halves are published, or the shared `jwtSecret` (HS256). */
  tokenSigning?: 'asymmetric' | 'shared-secret';
  /** Eight characters or more, of all four kinds, and none of the commonest, unless it says otherwise. */
  password?: Partial<PasswordOptions>;
  /** How long an access token is valid: 60 to 86,400 seconds, an hour unless it says otherwise. */
  accessTokenSeconds?: number;
  /** Names of the site: a password made of one alone is refused. */
  passwordWords?: readonly string[];
  /** Exponent of bcrypt's rounds. */
  passwordCost?: number;
  /** The shortest time in which sign-up, recover and resend answer, in milliseconds. */
  answerFloorMs?: number;
}

const defaultSessionLimits: SessionLimits = { idleDays: 60, maxDays: 365, perUser: 50 };

const defaultTokenSeconds = 3_600;

const defaultSignInOptions: SignInOptions = {
  anonymous: false,
  totp: false,
  requireSecondFactor: false,
  linking: true,
};

const defaultEmailOptions: EmailOptions = {
  changeConfirmedBy: 'both',
  confirm: true,
  signIn: true,
  codeDigits: 8,
};

function emailOptionsOf(given: Partial<EmailOptions> = {}): EmailOptions {
  const options = { ...defaultEmailOptions, ...given };
  const { codeDigits } = options;
  if (!Number.isInteger(codeDigits) || codeDigits < 6 || codeDigits > 10) {
    throw new RangeError('auth.email.codeDigits is a number from 6 to 10');
  }
  return options;
}

function tokenSecondsOf(seconds = defaultTokenSeconds): number {
  if (!Number.isInteger(seconds) || seconds < 60 || seconds > 86_400) {
    throw new RangeError('auth.accessTokenSeconds is a number from 60 to 86400');
  }
  return seconds;
}

/** What a network may do where the operator says nothing. */
const defaultSignUpsPerHour = 5;

export interface Auth {
  /** For /auth/v1, in GoTrue's wire format. */
  routes: Hono<GatewayEnv>;
  /** Who sent a request. Throws Unauthorized, also while a second factor that is required is missing. */
  identify(request: Request): Promise<Identity>;
  /** Whose a key or access token is, for sockets and the like. Throws Unauthorized. */
  identifyToken(token: string): Promise<Identity>;
  /** Removes what has run out: sessions, links, codes. To be called now and then. Throws where the database is away. */
  sweep(): Promise<void>;
}

/** Links of emails, the way to a provider and back, the health of the server and its public keys are opened without a key. */
const openPaths: ReadonlySet<string> = new Set(
  ['/verify', '/health', '/.well-known/jwks.json', '/authorize', '/callback'].map(
    (path) => apiPaths.auth + path,
  ),
);
const needsNoKey = (method: string, path: string) => isRead(method) && openPaths.has(path);

/** Accounts, sessions and tokens behind GoTrue's wire interface. */
export function createAuth(options: AuthOptions): Auth {
  const { database, secrets, mailer, limiter, log, clock = Date.now } = options;
  const authUrl = new URL(options.siteUrl).origin + apiPaths.auth;
  const tokenSeconds = tokenSecondsOf(options.accessTokenSeconds);
  const seal = createKeySeal(secrets.jwtSecret, 'signing keys');
  const signingKeys =
    options.tokenSigning === 'shared-secret'
      ? undefined
      : createSigningKeys({ database, seal, clock, tokenSeconds });
  const accessTokens = createAccessTokens({
    secret: secrets.jwtSecret,
    keys: signingKeys,
    issuer: authUrl,
    clock,
    lifetimeSeconds: tokenSeconds,
  });
  const sessionChecks = createSessionChecks(database, clock);
  const signInOptions = { ...defaultSignInOptions, ...options.signIn };
  const parts: AuthParts = {
    database,
    mailer,
    limiter,
    lastingLimiter: options.lastingLimiter ?? limiter,
    signUps: {
      isOpen: options.signUps?.isOpen ?? true,
      perHour: options.signUps?.perHour === undefined ? defaultSignUpsPerHour : options.signUps.perHour,
      isExempt: options.signUps?.isExempt ?? (() => false),
    },
    sessionLimits: { ...defaultSessionLimits, ...options.sessions },
    email: emailOptionsOf(options.email),
    providers: createProviders(options.providers ?? {}, clock),
    signInOptions,
    clock,
    log,
    accessTokens,
    hashes: createKeyedHashes(secrets.jwtSecret),
    keySeal: createKeySeal(secrets.jwtSecret, 'factor keys'),
    signingKeys,
    passwords: createPasswords(options.passwordCost ?? defaultCost),
    passwordPolicy: passwordPolicyOf(options.password, options.passwordWords),
    redirects: createRedirects(options.siteUrl, options.allowedRedirectOrigins),
    sessionChecks,
    authUrl,
    answerFloorMs: options.answerFloorMs ?? defaultAnswerFloorMs,
  };
  const { identify, identifyToken, requireProven } = createIdentify({
    secrets,
    accessTokens,
    sessionChecks,
    requireSecondFactor: signInOptions.requireSecondFactor,
  });
  const routes = new Hono<GatewayEnv>()
    .use(authenticate({ identify, needsNoKey }))
    .route('/', createAuthRoutes(parts));
  routes.onError(createErrorHandler('auth', authFormat, log));
  return {
    identify: async (request) => requireProven(await identify(request)),
    identifyToken: async (token) => requireProven(await identifyToken(token)),
    routes,
    sweep: () => sweepExpired(parts),
  };
}
