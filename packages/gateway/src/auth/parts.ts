import type { Database } from '../database/port.ts';
import type { Identity, RequestInfo } from '../http.ts';
import type { Clock, Log, Mailer, RateLimiter } from '../ports.ts';
import type { AccessTokens } from '../tokens.ts';
import type { KeySeal } from './key-seal.ts';
import type { PasswordPolicy } from './password-policy.ts';
import type { Passwords } from './passwords.ts';
import type { Providers } from './providers.ts';
import type { KeyedHashes } from './random-token.ts';
import type { Redirects } from './redirects.ts';
import type { SessionChecks } from './session-checks.ts';
import type { SigningKeys } from './signing-keys.ts';

/** New accounts of one network. */
export interface SignUpLimit {
  /** False where only the secret key makes accounts: by invitation. */
  isOpen: boolean;
  /** null for any number. */
  perHour: number | null;
  /** Whether a request isn't counted: that of the machine itself, where it serves nobody else. */
  isExempt(request: Request, clientAddress: string): boolean;
}

/** How long a login lasts. */
export interface SessionLimits {
  /** Days without a refresh after which it is over. */
  idleDays: number;
  /** Days after which it is over however it is used. */
  maxDays: number;
  /** Logins of one user; the ones used least recently end. */
  perUser: number;
}

/** What emails are used for, where operators differ. */
export interface EmailOptions {
  /**
   * Who confirms a change of address: both mailboxes, as GoTrue does by default, or the new one alone. The latter needs the
   * current password.
   */
  changeConfirmedBy: 'both' | 'new';
  /** Whether a new account has to confirm its address before it can sign in. */
  confirm: boolean;
  /** Whether `signInWithOtp` is offered. */
  signIn: boolean;
  /** Digits of a mailed code, 6 to 10. */
  codeDigits: number;
}

/** Ways to sign in that operators turn on. */
export interface SignInOptions {
  /** Whether `signInAnonymously` is offered. */
  anonymous: boolean;
  /** Whether authenticator apps and recovery codes are offered as a second factor. */
  totp: boolean;
  /**
   * Whether a user who has a second factor reaches nothing but /auth/v1 before proving it. Their factors then change only within
   * 15 minutes of a sign-in or a code. Without it, policies decide by `auth.jwt() ->> 'aal'`.
   */
  requireSecondFactor: boolean;
  /** Whether users connect and disconnect accounts elsewhere by themselves. */
  linking: boolean;
}

/** What the endpoints are built of. */
export interface AuthParts {
  database: Database;
  mailer: Mailer;
  limiter: RateLimiter;
  /** For what a restart must not forgive: wrong passwords, sign-ups, emails. */
  lastingLimiter: RateLimiter;
  signUps: SignUpLimit;
  sessionLimits: SessionLimits;
  email: EmailOptions;
  signInOptions: SignInOptions;
  /** The other providers that are set up, by name. */
  providers: Providers;
  clock: Clock;
  log: Log;
  accessTokens: AccessTokens;
  hashes: KeyedHashes;
  keySeal: KeySeal;
  /** Undefined where the shared secret signs. */
  signingKeys: SigningKeys | undefined;
  passwords: Passwords;
  /** Names of the site in lower case: no password is made of one alone. */
  passwordPolicy: PasswordPolicy;
  redirects: Redirects;
  sessionChecks: SessionChecks;
  /** The address of the auth area, `https://example.org/auth/v1`. */
  authUrl: string;
  /** The shortest time in which sign-up, recover and resend answer, in milliseconds. */
  answerFloorMs: number;
}

/** One request as an endpoint sees it. */
export interface AuthCall {
  request: Request;
  url: URL;
  context: RequestInfo & { identity: Identity };
  /** The id that the address names, in lower or upper case; empty where it names none. */
  id: string;
  /** The factor that the address names below a user; empty where it names none. */
  factorId: string;
}

/** One endpoint and method. Throws HttpError; what else it throws is a bug. */
export type Endpoint = (parts: AuthParts, call: AuthCall) => Promise<Response>;
