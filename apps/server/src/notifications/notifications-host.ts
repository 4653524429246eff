import type { Database, Leases, Log } from '@greenroom/gateway';
import { Hono } from 'hono';
import type { HostEnv } from '../host-env.ts';
import { sendDueNotifications } from './scheduler.ts';
import { answerUnsubscribe, unsubscribePath } from './unsubscribe-page.ts';
import { unsubscribeKey } from './unsubscribe-token.ts';

export interface NotificationsHostOptions {
  database: Database;
  /** The server's secret, of which the key of unsubscribe links is made. */
  secret: string;
  siteUrl: () => string;
  onEnqueued: () => void;
  /** Of several processes one looks for what is due. */
  leases: Leases;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

const everyMilliseconds = 60_000;
/** Whoever comes first finds a server that does nothing else. */
const firstAfterMilliseconds = 10_000;

export interface NotificationsHost {
  /** The page that unsubscribes. */
  routes: Hono<HostEnv>;
  /** Writes what is due now; returns how many emails. */
  send(): Promise<number>;
  /** From now on does so each minute. */
  start(): void;
  /** Waits for the round under way and starts none after it. */
  close(): Promise<void>;
}

/** The emails that users asked for: written when they are due, ended by one click. */
export function createNotificationsHost(options: NotificationsHostOptions): NotificationsHost {
  const { database, siteUrl, onEnqueued, leases, log, now } = options;
  const key = unsubscribeKey(options.secret);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  const send = () => sendDueNotifications({ database, key, siteUrl, onEnqueued, log }, new Date(now()));

  async function round(): Promise<void> {
    try {
      if (await leases.hold('notifications', everyMilliseconds / 1_000)) await send();
    } catch (error) {
      // A database that is away for a while: the next round tries again.
      log('warn', 'notifications not looked for', {
        errorName: error instanceof Error ? error.name : typeof error,
      });
    }
  }

  function roundAfter(milliseconds: number): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = round().then(() => roundAfter(everyMilliseconds));
    }, milliseconds);
    timer.unref();
  }

  return {
    routes: new Hono<HostEnv>().all(unsubscribePath, (c) => answerUnsubscribe(c.req.raw, key, database)),
    send,
    start: () => roundAfter(firstAfterMilliseconds),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
