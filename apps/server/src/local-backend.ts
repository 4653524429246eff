import type { Payments } from '@greenroom/functions';
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
import type { Hono } from 'hono';
import { type HealthCheck, readinessOf } from './health.ts';
import { type Backend, originsOf } from './host.ts';
import type { HostEnv } from './host-env.ts';
import { clientAddressOf, type TrustedHops } from './request-facts.ts';

type AuthSettings = NonNullable<GatewayOptions['auth']>;

export interface LocalBackendOptions {
  database: Database;
  secrets: GatewaySecrets;
  files: FileStore;
  mailer: Mailer;
  payments: Payments | null;
  /** Pages and webhooks of the host's own. */
  routes: readonly Hono<HostEnv>[];
  /** False while the host prepares what it starts with. */
  isOpen: () => boolean;
  health: HealthCheck;
  /** Where links of emails lead, and the first origin that may call the API from a browser. */
  siteUrl: string;
  signUps: AuthSettings['signUps'];
  sessions: AuthSettings['sessions'];
  /** Google and GitHub, where they are set up. */
  providers: AuthSettings['providers'];
  trustProxy: TrustedHops;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What limits count by in tests; else a clock that nobody sets. */
  limiterClock?: (() => number) | undefined;
}

/** A backend in this process. */
export interface LocalBackend extends Backend {
  gateway: Gateway;
}

/** A password made of it is the first guess. */
const productName = 'greenroom';
/** Avatars: re-encoded by the server, and public to everybody who has their URL. */
const avatars = [{ bucket: 'documents', prefix: 'avatars/' }];

/** The gateway over one database. */
export function createLocalBackend(options: LocalBackendOptions): LocalBackend {
  const { database, secrets, log, isOpen, health } = options;
  const lastingLimiter = createSharedRateLimiter(database, options.limiterClock);
  // The embedded database belongs to this process alone, which counts most things faster by itself.
  const limiter =
    database.kind === 'pglite' ? createRateLimiter({ clock: options.limiterClock }) : lastingLimiter;
  const gateway = createGateway({
    database,
    secrets,
    files: options.files,
    mailer: options.mailer,
    limiter,
    log,
    clock: options.now,
    siteUrl: options.siteUrl,
    allowedOrigins: originsOf(options.siteUrl),
    auth: {
      lastingLimiter,
      signUps: options.signUps,
      sessions: options.sessions,
      providers: options.providers,
      passwordWords: [productName],
      // No screen asks for it.
      email: { signIn: false },
      signIn: { totp: true, requireSecondFactor: true },
    },
    // Nobody's browser sends messages to another's.
    realtime: { publicChannels: 'changes' },
    storage: {
      publicPrefixes: avatars,
      reencodePrefixes: avatars,
      typedBuckets: ['documents'],
      // A longer one would make this a place to host files.
      maxSignedSeconds: 3_600,
    },
  });
  return {
    gateway,
    keys: secrets,
    // Functions email and upload: a restart forgives nothing.
    limiter: lastingLimiter,
    payments: options.payments,
    apis: gateway.routes,
    routes: options.routes,
    isOpen,
    ready: async () => readinessOf(isOpen() ? await health.look() : null),
    addresses: (origin) => ({ url: origin }),
    upgrade(request, socket, head, { peerAddress }) {
      const forwardedFor = request.headers['x-forwarded-for']?.toString() ?? null;
      const clientAddress = clientAddressOf(forwardedFor, peerAddress, options.trustProxy);
      gateway.realtime.handleUpgrade(request, socket, head, clientAddress);
    },
  };
}
