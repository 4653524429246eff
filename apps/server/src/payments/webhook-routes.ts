import { type Db, type Payments, receiveDodoWebhook } from '@greenroom/functions';
import type { Log } from '@greenroom/gateway';
import { Hono } from 'hono';
import type { HostEnv } from '../host-env.ts';

export const webhookPath = '/webhooks/dodo';

/** The provider's webhook; no route at all where no payments are taken. */
export function createWebhookRoutes({
  payments,
  serviceDb,
  log,
}: {
  payments: Payments | null;
  serviceDb: () => Db;
  log: Log;
}): Hono<HostEnv> {
  const routes = new Hono<HostEnv>();
  if (!payments) return routes;
  return routes.all(webhookPath, (c) =>
    receiveDodoWebhook(c.req.raw, { payments, serviceDb: serviceDb(), log }, c.env.requestId),
  );
}
