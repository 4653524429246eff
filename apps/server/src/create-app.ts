import type { Coach } from '@greenroom/coach';
import type { PaymentSettings } from '@greenroom/functions';
import {
  createLeases,
  type Database,
  type FileStore,
  type GatewaySecrets,
  type Log,
} from '@greenroom/gateway';
import { answerJson } from './answer-json.ts';
import type { Answered } from './answered.ts';
import { createAppRoutes } from './app-routes.ts';
import { type Backend, createBackend, originsOf } from './backend.ts';
import { createChallengeHost } from './challenge-host.ts';
import { type ModelOptions, modelFacts } from './coach-host.ts';
import { boundedCoachFor } from './documents/bounded-coach.ts';
import { createCoachThreads, type ThreadLimits } from './documents/coach-threads.ts';
import type { HostFiles } from './files/host-files.ts';
import { answerReady, createHealthCheck, type HealthCheck } from './health.ts';
import { type HttpServer, openHttpServer, type Served } from './http-server.ts';
import { createLocalAccess } from './local-access.ts';
import { localKeyOf } from './local-key.ts';
import { isLocalHost, isSameMachine } from './local-request.ts';
import { answerMailPage } from './mail/mail-page.ts';
import { createOutboxMailer } from './mail/outbox.ts';
import { createMailSender } from './mail/sender.ts';
import { createNotificationsHost } from './notifications/notifications-host.ts';
import { createPaymentsHost, type PaymentsMode } from './payments/payments-host.ts';
import { clientAddressOf, originOf, type RequestFacts, type TrustedHops } from './request-facts.ts';
import { frameRequests, type Route } from './request-frame.ts';
import { connectAsService } from './service-client.ts';
import { createStaticSite, defaultWebRoot } from './static-site.ts';

export interface AppOptions {
  /** Prepared by openDatabase; closed by whoever opened it, after the app. */
  database: Database;
  secrets: GatewaySecrets;
  files: FileStore & Partial<Pick<HostFiles, 'check'>>;
  log: Log;
  /** Hears of every answer: for metrics. */
  onAnswered?: (answered: Answered) => void;
  /** Sees every request before it is answered. */
  beforeRequest?: (request: Request) => Promise<void>;
  /** The folder whose disk must not fill up. */
  dataDir?: string;
  /** The public origin; without it, http://localhost and the port that `listen` takes. */
  siteUrl?: string;
  /** Real mail; without it, mail is shown at /_mail where the site is local. */
  smtpUrl?: string;
  mailFrom?: string;
  contactAddress?: string;
  /** Who runs the site, as the public pages name them; a comma ends a line of the address. */
  company?: string;
  postalAddress?: string;
  /** Real payments; without them, a test mode without money where the site is local. */
  payments?: PaymentSettings;
  /** Proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed; true is one. */
  trustProxy?: TrustedHops;
  /** New accounts of one network an hour, null for any number; unset, 5, and any number from this machine alone. */
  signUpsPerHour?: number | null;
  /** Days after which a login is over: without use, and in all. */
  sessions?: { idleDays: number; maxDays: number };
  /** Folder of the built web app. */
  webRoot?: string;
  coach?: Coach;
  /** A language model behind the coach. */
  model?: ModelOptions;
  /** Bounds of reading uploaded files and long texts. */
  threadLimits?: Partial<ThreadLimits>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** What is left to do when the origin is known, before /health/ready says yes. */
  prepare?: (app: Pick<App, 'fetch'>) => Promise<void>;
}

export interface App {
  /** Answers one request in process. `peerAddress` is the socket's, loopback where none is. */
  fetch(request: Request, info?: { peerAddress: string }): Promise<Response>;
  /** Serves on a port, 0 for a free one; resolves to the origin it is reached at. */
  listen(port: number, host: string): Promise<string>;
  /** The origin served at; null before `listen`. */
  readonly address: string | null;
  /** Whether /_mail shows the mails to this machine. */
  readonly showsMail: boolean;
  /** Opens /_mail and the test checkout on this machine; null where the site has neither. */
  readonly localKey: string | null;
  readonly paymentsMode: PaymentsMode;
  /** Ends plans that are over and repairs what missed its webhook, now; a listening app does so by itself. */
  reconcilePayments(): Promise<void>;
  /** Writes the notification mails that are due, now; a listening app does so each minute. Answers how many. */
  sendNotifications(): Promise<number>;
  /** Has a model write the daily challenges that are missing, now; a listening app does so each hour. Answers how many. */
  prepareChallenges(): Promise<number>;
  isWebBuilt(): Promise<boolean>;
  readonly health: HealthCheck;
  /** Calls that wait or run in the coach's threads. */
  threadsBusy(): number;
  /** Lets requests in flight finish (20 s at most), then stops mail and realtime. The database stays open. */
  close(): Promise<void>;
}

/** What the host itself asks of the gateway. */
const ownRequest = { clientAddress: '127.0.0.1', requestId: 'payments' };
const defaultSiteUrl = 'http://localhost:3000';
const defaultSender = 'Greenroom <no-reply@greenroom.local>';
const defaultContact = 'hello@greenroom.local';
const defaultCompany = 'Example Company Ltd.';
const defaultPostalAddress = '1 Example Street, 00000 Example City';

/** What the web app and scripts need to make an official client: where the backend is, and the key they may know. */
function answerConfig(facts: RequestFacts, { siteUrl, secrets, model }: AppOptions): Response {
  const url = siteUrl ?? originOf(facts);
  if (!url) return answerJson(400, { message: 'The request names no plain host.' });
  return answerJson(200, { url, publishableKey: secrets.publishableKey, model: modelFacts(model) });
}

/** A site with a public name stands behind a proxy, and to a proxy on this machine everybody looks local. */
const isLocalSite = (siteUrl: string | undefined) => !siteUrl || isLocalHost(new URL(siteUrl).host);

/** Puts everything together behind one fetch handler: gateway, functions, mail, configuration, health, web app. */
export async function createApp(options: AppOptions): Promise<App> {
  const { database, secrets, files, log, smtpUrl, trustProxy = false, now = Date.now } = options;
  const site = createStaticSite(options.webRoot ?? defaultWebRoot, () => ({
    siteUrl: siteUrl(),
    company: options.company ?? defaultCompany,
    contactAddress: options.contactAddress ?? defaultContact,
    postalAddress: options.postalAddress ?? defaultPostalAddress,
  }));
  const from = options.mailFrom ?? defaultSender;
  const sender = smtpUrl ? createMailSender({ database, log, smtpUrl, from }) : undefined;
  const isForThisMachine = !trustProxy && isLocalSite(options.siteUrl);
  const localKey = isForThisMachine ? localKeyOf(secrets.storageSecret) : null;
  const localAccess = localKey ? createLocalAccess({ key: localKey, log }) : undefined;
  const showsMail = !sender && isForThisMachine;
  const threads = createCoachThreads(options.threadLimits);
  const leases = createLeases(database);
  const checkFiles = async () => files.check?.();
  const health = createHealthCheck({ database, checkFiles, dataDir: options.dataDir });
  let started: Backend | undefined;
  let server: HttpServer | undefined;
  let address: string | null = null;
  let isPrepared = true;

  const siteUrl = () => options.siteUrl ?? address ?? defaultSiteUrl;
  const payments = createPaymentsHost({
    settings: options.payments,
    localAccess,
    database,
    serviceDb: () => connectAsService(backend().gateway, secrets, ownRequest),
    siteUrl,
    ownOrigins: () => originsOf(siteUrl()),
    fetch: (request) => fetchApp(request),
    leases,
    log,
    now,
  });

  const notifications = createNotificationsHost({
    database,
    secret: secrets.jwtSecret,
    siteUrl,
    onEnqueued: () => sender?.wake(),
    leases,
    log,
    now,
  });

  const challenges = createChallengeHost({
    coach: () => backend().ownCoach,
    serviceDb: () => backend().serviceDb(),
    leases,
    log,
    now,
  });

  /** Made when the origin is known: it stands in the links of mails. */
  function backend(): Backend {
    started ??= createBackend({
      database,
      secrets,
      files,
      mailer: createOutboxMailer(() => sender?.wake()),
      coachFor: options.coach ? () => options.coach as Coach : boundedCoachFor(threads),
      model: options.model,
      isOpen: () => isPrepared,
      parseDocument: (file, userId) => threads.run('parseResume', file, userId),
      payments: payments.payments,
      siteUrl: siteUrl(),
      contactAddress: options.contactAddress ?? defaultContact,
      signUps: {
        perHour: options.signUpsPerHour,
        isExempt: (request, clientAddress) =>
          options.signUpsPerHour === undefined && isForThisMachine && isSameMachine(request, clientAddress),
      },
      sessions: options.sessions,
      log,
      now,
      limiterClock: options.now,
    });
    return started;
  }

  const route = createAppRoutes({
    ready: async () => answerReady(isPrepared ? await health.look() : null),
    config: (facts) => answerConfig(facts, options),
    mailPage:
      showsMail && localAccess
        ? (request, { peerAddress }) =>
            localAccess.guard(request, peerAddress, () => answerMailPage(request, database))
        : null,
    backend,
    own: async (request, facts, requestId) =>
      notifications.answer(request) ?? payments.answer(request, facts, requestId),
    site: (request) => site.answer(request),
  });
  const watchedRoute: Route = async (request, facts, requestId) => {
    await options.beforeRequest?.(request);
    return route(request, facts, requestId);
  };
  const fetchApp = frameRequests(watchedRoute, {
    trustProxy,
    siteUrl: options.siteUrl,
    scriptHashes: () => site.scriptHashes(),
    log,
    onAnswered: options.onAnswered,
  });

  const served: Served = {
    fetch: fetchApp,
    upgrade(request, socket, head, { peerAddress }) {
      const forwardedFor = request.headers['x-forwarded-for']?.toString() ?? null;
      const clientAddress = clientAddressOf(forwardedFor, peerAddress, trustProxy);
      backend().gateway.realtime.handleUpgrade(request, socket, head, clientAddress);
    },
  };

  return {
    fetch: fetchApp,
    showsMail,
    localKey,
    paymentsMode: payments.mode,
    health,
    threadsBusy: () => threads.busy(),
    reconcilePayments: () => payments.reconcile(),
    sendNotifications: () => notifications.send(),
    prepareChallenges: () => challenges.prepare(),
    isWebBuilt: () => site.isBuilt(),
    get address() {
      return address;
    },
    async listen(port, host) {
      isPrepared = false;
      server = await openHttpServer(served, port, host);
      address = server.origin;
      await backend().gateway.refreshSchema();
      await options.prepare?.({ fetch: fetchApp });
      await payments.start();
      notifications.start();
      challenges.start();
      isPrepared = true;
      threads.warm();
      return address;
    },
    async close() {
      challenges.close();
      await server?.close();
      await payments.close();
      await notifications.close();
      await started?.gateway.close();
      await threads.close();
      await sender?.close();
    },
  };
}
