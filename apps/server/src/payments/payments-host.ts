import { randomBytes, randomUUID } from 'node:crypto';
import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { createPayments, type Db, type PaymentSettings, type Payments } from '@greenroom/functions';
import type { Database, Leases, Log } from '@greenroom/gateway';
import type { Hono } from 'hono';
import type { HostEnv } from '../host-env.ts';
import type { LocalAccess } from '../local-access.ts';
import { createLocalDodo } from './local-dodo.ts';
import { answerLocalPages, localPagesArea } from './local-pages.ts';
import { createLocalStore, endLocalSubscriptions } from './local-store.ts';
import type { LocalEvent } from './local-subscriptions.ts';
import { createPaymentsClock } from './payments-clock.ts';
import { createPlanChores } from './plan-chores.ts';
import { makeWebhookKey, signWebhook } from './sign-webhook.ts';
import { createWebhookRoutes, webhookPath } from './webhook-routes.ts';

export interface PaymentsHostOptions {
  /** Real payments; without them the test mode stands in, where that is allowed. */
  settings: PaymentSettings | undefined;
  /** Lets this machine into the pages of the test mode; without it, there is no test mode. */
  localAccess: LocalAccess | undefined;
  database: Database;
  serviceDb: () => Db;
  /** The site's origin; known once the server listens. */
  siteUrl: () => string;
  ownOrigins: () => readonly string[];
  /** The product's own fetch handler: the stand-in sends its webhooks to it. */
  fetch: (request: Request) => Promise<Response>;
  /** Of several processes one repeats what payments need. */
  leases: Leases;
  log: Log;
  now: () => number;
}

/** `off`: this deployment takes no payments; `local`: test mode of this machine, no money is moved. */
export type PaymentsMode = 'live_mode' | 'test_mode' | 'local' | 'off';

export interface PaymentsHost {
  readonly mode: PaymentsMode;
  readonly payments: Payments | null;
  /** The webhook and the pages of the test mode. */
  routes: Hono<HostEnv>;
  /** Ends expired plans and repairs subscriptions whose webhook is missing, now. */
  reconcile(): Promise<void>;
  /** From now on does so by itself. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const priceUsd = `$${premiumPriceUsdPerMonth.toFixed(2)}`;

/** The fonts' addresses change with every build: the front page, which has its style inline, says them. */
async function fontFacesOf({ fetch, siteUrl }: PaymentsHostOptions): Promise<string> {
  const front = await fetch(new Request(`${siteUrl()}/`));
  return front.ok ? ((await front.text()).match(/@font-face\{[^}]*\}/g) ?? []).join('') : '';
}

/** The test mode: the same SDK over a stand-in in this process, with a secret that never leaves it. */
function createLocal(options: PaymentsHostOptions) {
  const webhookKey = makeWebhookKey();
  const names = { businessId: 'bus_local', productId: 'pdt_local' };
  async function deliver(event: LocalEvent): Promise<void> {
    const body = JSON.stringify(event);
    const webhook = { id: `msg_${randomUUID()}`, sentAt: Date.now(), body };
    const init = { method: 'POST', headers: signWebhook(webhookKey, webhook), body };
    const response = await options.fetch(new Request(`${options.siteUrl()}${webhookPath}`, init));
    // The reconciliation repairs it, as it would a real one.
    if (!response.ok) options.log('warn', 'local webhook refused', { status: response.status });
  }
  const dodo = createLocalDodo({
    ...names,
    store: createLocalStore(options.database),
    priceCents: premiumPriceUsdPerMonth * 100,
    addressOf: (kind, id) =>
      `${options.siteUrl()}${localPagesArea}${kind === 'portal' ? 'portal/' : ''}${id}`,
    deliver,
    now: options.now,
  });
  const payments = createPayments({
    ...names,
    apiKey: randomBytes(16).toString('hex'),
    webhookKey,
    environment: 'test_mode',
    standIn: { baseUrl: 'http://dodo.internal', fetch: dodo.fetch },
  });
  return { dodo, payments };
}

/** Payments as this deployment takes them: the provider's, the test mode's, or none. */
export function createPaymentsHost(options: PaymentsHostOptions): PaymentsHost {
  const { settings, localAccess, database, log } = options;
  const local = !settings && localAccess ? createLocal(options) : undefined;
  const payments = settings ? createPayments(settings) : (local?.payments ?? null);
  const { endDue, readProvider } = createPlanChores({ payments, serviceDb: options.serviceDb, log });
  const clock = createPaymentsClock({ endDue, readProvider, leases: options.leases, log });

  const routes = createWebhookRoutes({ payments, serviceDb: options.serviceDb, log });
  if (local && localAccess) {
    const { dodo } = local;
    routes.all(`${localPagesArea}*`, (c) =>
      localAccess.guard(c.req.raw, c.env.peerAddress, () =>
        answerLocalPages(c.req.raw, {
          dodo,
          priceUsd,
          ownOrigins: options.ownOrigins(),
          fontFaces: () => fontFacesOf(options),
        }),
      ),
    );
  }

  return {
    mode: settings?.environment ?? (local ? 'local' : 'off'),
    payments,
    routes,
    async reconcile() {
      await endDue();
      await readProvider();
    },
    async start() {
      if (!local) await endLocalSubscriptions(database);
      clock.start();
    },
    close: () => clock.close(),
  };
}
