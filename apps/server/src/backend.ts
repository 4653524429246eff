import type { Coach } from '@greenroom/coach';
import type { Db, Payments, Ports } from '@greenroom/functions';
import {
  createGateway,
  createRateLimiter,
  createSharedRateLimiter,
  type Database,
  type FileStore,
  type Gateway,
  type GatewayOptions,
  type GatewaySecrets,
  type Log,
  type Mailer,
} from '@greenroom/gateway';
import { callsAtOnce, createAdmission } from './admission.ts';
import { createCoachHost, type ModelOptions } from './coach-host.ts';
import { createFunctionsHost, type FunctionsHost } from './functions-host.ts';
import { connectAsService } from './service-client.ts';

type AuthSettings = NonNullable<GatewayOptions['auth']>;

export interface BackendOptions {
  database: Database;
  secrets: GatewaySecrets;
  files: FileStore;
  mailer: Mailer;
  /** The coach without a model, for a caller. */
  coachFor(userId: string | null): Coach;
  /** A language model behind the coach; without it, the built-in engine alone. */
  model: ModelOptions | undefined;
  /** False while the host prepares what it starts with. */
  isOpen: () => boolean;
  parseDocument: Ports['parseDocument'];
  payments: Payments | null;
  /** Where links of mails lead, and the first origin that may call the API from a browser. */
  siteUrl: string;
  contactAddress: string;
  signUps: AuthSettings['signUps'];
  sessions: AuthSettings['sessions'];
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What limits count by in tests; else a clock that nobody sets. */
  limiterClock?: () => number;
}

/** The hosted backend and the functions in front of it. */
export interface Backend {
  gateway: Gateway;
  functions: FunctionsHost;
  /** For what the host has a model write for everybody; null without one. */
  ownCoach: Coach | null;
  /** Past row-level security, for the host itself. */
  serviceDb: () => Db;
}

/** A password made of it is the first guess. */
const productName = 'greenroom';
/** Pictures of users: drawn anew by the server, and open to everybody who has their address. */
const avatars = [{ bucket: 'documents', prefix: 'avatars/' }];
/** What the host itself asks of the gateway. */
const ownRequest = { clientAddress: '127.0.0.1', requestId: 'model' };
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** The site's own origin; for a local one, every name by which this machine reaches itself. */
export function originsOf(siteUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!localNames.includes(hostname)) return [origin];
  return localNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/** Puts the gateway and the functions together over one database. */
export function createBackend(options: BackendOptions): Backend {
  const {
    database,
    secrets,
    files,
    mailer,
    model,
    isOpen,
    parseDocument,
    payments,
    siteUrl,
    contactAddress,
    log,
    now,
  } = options;
  const allowedOrigins = originsOf(siteUrl);
  const lastingLimiter = createSharedRateLimiter(database, options.limiterClock);
  // The embedded database belongs to this process alone, which counts most things faster by itself.
  const limiter =
    database.kind === 'pglite' ? createRateLimiter({ clock: options.limiterClock }) : lastingLimiter;
  const gateway = createGateway({
    database,
    secrets,
    files,
    mailer,
    limiter,
    log,
    clock: now,
    siteUrl,
    allowedOrigins,
    auth: {
      lastingLimiter,
      signUps: options.signUps,
      sessions: options.sessions,
      passwordWords: [productName],
    },
    storage: { publicPrefixes: avatars, reencodePrefixes: avatars, typedBuckets: ['documents'] },
  });
  const serviceDb = () => connectAsService(gateway, secrets, ownRequest);
  const { coachFor, own } = createCoachHost({
    builtInFor: options.coachFor,
    settings: model,
    isOpen,
    serviceDb,
    log,
    now,
  });
  const functions = createFunctionsHost({
    gateway,
    secrets,
    coachFor,
    parseDocument,
    // They mail and upload: a restart forgives nothing.
    limiter: lastingLimiter,
    admit: createAdmission({ atOnce: callsAtOnce(model) }),
    payments,
    allowedOrigins,
    contactAddress,
    log,
    now,
  });
  return { gateway, functions, ownCoach: own, serviceDb };
}
