import type { Db, PaymentSettings } from '@greenroom/functions';
import {
  createLeases,
  type Database,
  type FileStore,
  type GatewaySecrets,
  type ProviderOptions,
} from '@greenroom/gateway';
import { createChallengeHost } from './challenge-host.ts';
import type { HostFiles } from './files/host-files.ts';
import { createHealthCheck, type HealthCheck } from './health.ts';
import { createHost, type Host, type HostOptions, originsOf } from './host.ts';
import { createLocalAccess } from './local-access.ts';
import { createLocalBackend, type LocalBackend } from './local-backend.ts';
import { localKeyOf } from './local-key.ts';
import { isLocalHost, isSameMachine } from './local-request.ts';
import { createMailRoutes } from './mail/mail-page.ts';
import { createOutboxMailer } from './mail/outbox.ts';
import { createMailSender } from './mail/sender.ts';
import { createNotificationsHost } from './notifications/notifications-host.ts';
import { createPaymentsHost, type PaymentsMode } from './payments/payments-host.ts';

export interface AppOptions extends HostOptions {
  /** Prepared by openDatabase; closed by whoever opened it, after the app. */
  database: Database;
  secrets: GatewaySecrets;
  files: FileStore & Partial<Pick<HostFiles, 'check'>>;
  /** The folder whose disk must not fill up. */
  dataDir?: string;
  /** Real email; without it, email is shown at /_mail where the site is local. */
  smtpUrl?: string;
  mailFrom?: string;
  /** Real payments; without them, a test mode without money where the site is local. */
  payments?: PaymentSettings;
  /** New accounts of one network an hour, null for any number; unset, 5, and any number from this machine alone. */
  signUpsPerHour?: number | null;
  /** Days after which a login is over: without use, and in all. */
  sessions?: { idleDays: number; maxDays: number };
  /** Google and GitHub to sign in by, where they are set up. */
  providers?: ProviderOptions | undefined;
  /** What is left to do when the origin is known, before /health/ready says yes. */
  prepare?: (app: Pick<App, 'fetch'>) => Promise<void>;
}

export interface App {
  /** Handles one request in process. `peerAddress` is the socket's, loopback where there is none. */
  fetch(request: Request, info?: { peerAddress: string }): Promise<Response>;
  /** Serves on a port, 0 for a free one; resolves to the origin it is reached at. */
  listen(port: number, host: string): Promise<string>;
  /** The origin served at; null before `listen`. */
  readonly address: string | null;
  /** Whether /_mail shows emails to this machine. */
  readonly showsMail: boolean;
  /** Opens /_mail and the test checkout on this machine; null where the site has neither. */
  readonly localKey: string | null;
  readonly paymentsMode: PaymentsMode;
  /** Ends plans that are over and repairs what missed its webhook, now; a listening app does so by itself. */
  reconcilePayments(): Promise<void>;
  /** Writes the notification emails that are due, now; a listening app does so each minute. Returns how many. */
  sendNotifications(): Promise<number>;
  /** Has a model write the daily challenges that are missing, now; a listening app does so each hour. Returns how many. */
  prepareChallenges(): Promise<number>;
  isWebBuilt(): Promise<boolean>;
  readonly health: HealthCheck;
  /** Calls that wait or run in the coach's threads. */
  threadsBusy(): number;
  /** Lets requests in flight finish (20 s at most), then stops email and realtime. The database stays open. */
  close(): Promise<void>;
}

const defaultSender = 'Greenroom <no-reply@greenroom.local>';

/** A site with a public name stands behind a proxy, and to a proxy on this machine everybody looks local. */
const isLocalSite = (siteUrl: string | undefined) => !siteUrl || isLocalHost(new URL(siteUrl).host);

/** The product with its own backend: gateway, functions, email, payments, health and web app over one database. */
export async function createApp(options: AppOptions): Promise<App> {
  const { database, secrets, files, log, smtpUrl, trustProxy = false, now = Date.now } = options;
  const from = options.mailFrom ?? defaultSender;
  const sender = smtpUrl ? createMailSender({ database, log, smtpUrl, from }) : undefined;
  const isForThisMachine = !trustProxy && isLocalSite(options.siteUrl);
  const localKey = isForThisMachine ? localKeyOf(secrets.storageSecret) : null;
  const localAccess = localKey ? createLocalAccess({ key: localKey, log }) : undefined;
  const showsMail = !sender && isForThisMachine;
  const leases = createLeases(database);
  const checkFiles = async () => files.check?.();
  const health = createHealthCheck({ database, checkFiles, dataDir: options.dataDir });
  const serviceDb = (): Db => host.running().serviceDb();
  const siteUrl = () => host.siteUrl();
  let isPrepared = true;

  const payments = createPaymentsHost({
    settings: options.payments,
    localAccess,
    database,
    serviceDb,
    siteUrl,
    ownOrigins: () => originsOf(siteUrl()),
    fetch: (request) => host.fetch(request),
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
    coach: () => host.running().ownCoach,
    serviceDb,
    leases,
    log,
    now,
  });
  const mailRoutes = showsMail && localAccess ? [createMailRoutes(localAccess, database)] : [];

  const host: Host<LocalBackend> = createHost(options, (knownSiteUrl) =>
    createLocalBackend({
      database,
      secrets,
      files,
      mailer: createOutboxMailer(() => sender?.wake()),
      payments: payments.payments,
      routes: [...mailRoutes, notifications.routes, payments.routes],
      isOpen: () => isPrepared,
      health,
      siteUrl: knownSiteUrl,
      signUps: {
        perHour: options.signUpsPerHour,
        isExempt: (request, clientAddress) =>
          options.signUpsPerHour === undefined && isForThisMachine && isSameMachine(request, clientAddress),
      },
      sessions: options.sessions,
      providers: options.providers,
      trustProxy,
      log,
      now,
      limiterClock: options.now,
    }),
  );

  return {
    fetch: host.fetch,
    showsMail,
    localKey,
    paymentsMode: payments.mode,
    health,
    threadsBusy: () => host.threads.busy(),
    reconcilePayments: () => payments.reconcile(),
    sendNotifications: () => notifications.send(),
    prepareChallenges: () => challenges.prepare(),
    isWebBuilt: host.isWebBuilt,
    get address() {
      return host.address();
    },
    async listen(port, name) {
      isPrepared = false;
      const address = await host.listen(port, name);
      await host.running().backend.gateway.refreshSchema();
      await options.prepare?.({ fetch: host.fetch });
      await payments.start();
      notifications.start();
      challenges.start();
      isPrepared = true;
      host.threads.warm();
      return address;
    },
    async close() {
      challenges.close();
      await host.drain();
      await payments.close();
      await notifications.close();
      if (host.isRunning()) await host.running().backend.gateway.close();
      await host.threads.close();
      await sender?.close();
    },
  };
}
