import type { Coach } from '@greenroom/coach';
import type { Db, Payments } from '@greenroom/functions';
import type { Gateway, GatewayEnv, GatewaySecrets, Log, RateLimiter } from '@greenroom/gateway';
import type { Hono } from 'hono';
import { callsAtOnce, createAdmission } from './admission.ts';
import { createCoachHost, type ModelOptions, modelFacts, transcriptionFacts } from './coach-host.ts';
import { boundedCoachFor } from './documents/bounded-coach.ts';
import { type CoachThreads, createCoachThreads, type ThreadLimits } from './documents/coach-threads.ts';
import { createFunctionsRoutes } from './functions-routes.ts';
import type { HostEnv } from './host-env.ts';
import { createHttpApp, type Readiness } from './http-app.ts';
import { type HttpServer, openHttpServer, type Served } from './http-server.ts';
import type { TrustedHops } from './request-facts.ts';
import type { RequestMetric } from './request-metrics.ts';
import { connectAsService } from './service-client.ts';
import { createStaticSite, defaultWebRoot } from './static-site.ts';

export interface HostOptions {
  log: Log;
  /** Called with every response: for metrics. */
  onResponse?: ((metric: RequestMetric) => void) | undefined;
  /** Called with every request before a route sees it. */
  beforeRequest?: ((request: Request) => Promise<void>) | undefined;
  /** The public origin; without it, http://localhost and the port that `listen` takes. */
  siteUrl?: string | undefined;
  contactAddress?: string;
  /** Who runs the site, as the public pages name them; a comma ends a line of the address. */
  company?: string;
  postalAddress?: string;
  /** Proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed; true is one. */
  trustProxy?: TrustedHops;
  /** Folder of the built web app. */
  webRoot?: string;
  coach?: Coach;
  /** A language model behind the coach. */
  model?: ModelOptions | undefined;
  /** Bounds of reading uploaded files and long texts. */
  threadLimits?: Partial<ThreadLimits>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Where data and sign-in are: in this process, or in a Supabase project. */
export interface Backend {
  gateway: Pick<Gateway, 'fetch' | 'identify'>;
  keys: Pick<GatewaySecrets, 'publishableKey' | 'secretKey'>;
  /** Where pages ask for data when that isn't this host. */
  url?: string;
  /** Counts what functions limit. */
  limiter: RateLimiter;
  payments: Payments | null;
  /** REST, auth, storage and realtime, where this process hosts them. */
  apis?: Hono<GatewayEnv>;
  /** Pages and webhooks of the host's own, each with its path. */
  routes: readonly Hono<HostEnv>[];
  /** False while the host prepares what it starts with. */
  isOpen(): boolean;
  ready(): Promise<Readiness>;
  /** Where a web app at `origin` finds its backend. */
  addresses(origin: string): { url: string; functionsUrl?: string };
  /** Takes web sockets. */
  upgrade: Served['upgrade'];
}

/** What runs once the origin is known. */
interface Running<B extends Backend> {
  backend: B;
  /** Past row-level security, for the host itself. */
  serviceDb(): Db;
  /** For what the host has a model write for everybody; null without one. */
  ownCoach: Coach | null;
  fetch: ReturnType<typeof createHttpApp>;
}

export interface Host<B extends Backend> {
  /** Handles one request in process. `peerAddress` is the socket's, loopback where there is none. */
  fetch(request: Request, info?: { peerAddress: string }): Promise<Response>;
  /** Serves on a port, 0 for a free one; resolves to the origin it is reached at. */
  listen(port: number, host: string): Promise<string>;
  /** The origin served at; null before `listen`. */
  address(): string | null;
  siteUrl(): string;
  /** Connects the backend, at the first call. */
  running(): Running<B>;
  /** Whether the backend is connected. */
  isRunning(): boolean;
  isWebBuilt(): Promise<boolean>;
  threads: CoachThreads;
  /** Lets requests in flight finish (20 s at most). */
  drain(): Promise<void>;
}

/** What the host itself asks of the gateway. */
const ownRequest = { clientAddress: '127.0.0.1', requestId: 'host' };
const defaultSiteUrl = 'http://localhost:3000';
const defaultContact = 'hello@greenroom.local';
const defaultCompany = 'Example Company Ltd.';
const defaultPostalAddress = '1 Example Street, 00000 Example City';
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** The site's own origin; for a local one, every name by which this machine reaches itself. */
export function originsOf(siteUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!localNames.includes(hostname)) return [origin];
  return localNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/**
 * The product over a backend: functions, coach and web app behind one fetch handler and one server. `connect` is called once, when the
 * site's origin is known: it is in the links of emails.
 */
export function createHost<B extends Backend>(
  options: HostOptions,
  connect: (siteUrl: string) => B,
): Host<B> {
  const { log, coach, model, now = Date.now } = options;
  const contactAddress = options.contactAddress ?? defaultContact;
  const threads = createCoachThreads(options.threadLimits);
  const site = createStaticSite(options.webRoot ?? defaultWebRoot, () => ({
    siteUrl: siteUrl(),
    company: options.company ?? defaultCompany,
    contactAddress,
    postalAddress: options.postalAddress ?? defaultPostalAddress,
  }));
  let server: HttpServer | undefined;
  let started: Running<B> | undefined;
  const address = () => server?.origin ?? null;
  const siteUrl = () => options.siteUrl ?? address() ?? defaultSiteUrl;

  function start(): Running<B> {
    const backend = connect(siteUrl());
    const { gateway, keys } = backend;
    const serviceDb = () => connectAsService(gateway, keys, ownRequest);
    const { coachFor, own } = createCoachHost({
      builtInFor: coach ? () => coach : boundedCoachFor(threads),
      settings: model,
      isOpen: backend.isOpen,
      serviceDb,
      log,
      now,
    });
    const functions = createFunctionsRoutes({
      gateway,
      secrets: keys,
      coachFor,
      parseDocument: (file, userId) => threads.run('parseResume', file, userId),
      limiter: backend.limiter,
      admit: createAdmission({ atOnce: callsAtOnce(model) }),
      payments: backend.payments,
      allowedOrigins: originsOf(siteUrl()),
      contactAddress,
      log,
      now,
    });
    const fetch = createHttpApp({
      trustProxy: options.trustProxy ?? false,
      siteUrl: options.siteUrl,
      backendUrl: backend.url,
      scriptHashes: () => site.scriptHashes(),
      log,
      onResponse: options.onResponse,
      beforeRequest: options.beforeRequest,
      ready: () => backend.ready(),
      config: (origin) => ({
        ...backend.addresses(origin),
        publishableKey: keys.publishableKey,
        model: modelFacts(model),
        transcription: transcriptionFacts(model),
      }),
      functions,
      apis: backend.apis,
      routes: backend.routes,
      site: site.routes,
    });
    return { backend, serviceDb, ownCoach: own, fetch };
  }

  function running(): Running<B> {
    started ??= start();
    return started;
  }

  return {
    fetch: (request, info) => running().fetch(request, info),
    async listen(port, host) {
      const served: Served = {
        fetch: (request, info) => running().fetch(request, info),
        upgrade: (...upgrade) => running().backend.upgrade(...upgrade),
      };
      server = await openHttpServer(served, port, host);
      return server.origin;
    },
    address,
    siteUrl,
    running,
    isRunning: () => started !== undefined,
    isWebBuilt: () => site.isBuilt(),
    threads,
    drain: async () => server?.close(),
  };
}
