import { createPayments, type Db, type PaymentSettings } from '@greenroom/functions';
import { apiPaths, createRateLimiter } from '@greenroom/gateway';
import { type Backend, createHost, type Host, type HostOptions } from '../host.ts';
import type { Readiness } from '../http-app.ts';
import { createPaymentsClock } from '../payments/payments-clock.ts';
import { createPlanChores } from '../payments/plan-chores.ts';
import { createWebhookRoutes } from '../payments/webhook-routes.ts';
import { connectRemote, type SupabaseSettings } from './remote-gateway.ts';

export interface SupabaseHostOptions extends HostOptions {
  supabase: SupabaseSettings;
  payments?: PaymentSettings | undefined;
}

/** The product over a Supabase project: pages and functions are this host's, everything else is the project's. */
export interface SupabaseHost {
  fetch(request: Request, info?: { peerAddress: string }): Promise<Response>;
  listen(port: number, host: string): Promise<string>;
  isWebBuilt(): Promise<boolean>;
  close(): Promise<void>;
}

const ownRequest = { clientAddress: '127.0.0.1', requestId: 'health' };

/** Readiness: the Supabase project is reachable. */
async function probe(
  gateway: Backend['gateway'],
  { url, publishableKey }: SupabaseSettings,
): Promise<Readiness> {
  const request = new Request(`${url}${apiPaths.auth}/health`, { headers: { apikey: publishableKey } });
  const isReady = (await gateway.fetch(request, ownRequest)).ok;
  return {
    status: isReady ? 200 : 503,
    body: {
      status: isReady ? 'ready' : 'not ready',
      checks: { supabase: isReady ? 'ok' : 'failing' },
    },
  };
}

/** The same host as `createApp`'s with a remote backend. It stores nothing itself. */
export async function createSupabaseHost(options: SupabaseHostOptions): Promise<SupabaseHost> {
  const { supabase, log } = options;
  const gateway = connectRemote(supabase);
  const payments = options.payments ? createPayments(options.payments) : null;
  const serviceDb = (): Db => host.running().serviceDb();

  const host: Host<Backend> = createHost(options, () => ({
    gateway,
    keys: supabase,
    url: supabase.url,
    limiter: createRateLimiter(),
    payments,
    routes: [createWebhookRoutes({ payments, serviceDb, log })],
    isOpen: () => true,
    ready: () => probe(gateway, supabase),
    addresses: (origin) => ({ url: supabase.url, functionsUrl: origin }),
    // Web sockets go to the project.
    upgrade: (_request, socket) => void socket.destroy(),
  }));
  const chores = createPaymentsClock({
    ...createPlanChores({ payments, serviceDb, log }),
    // Repairing twice is harmless: each process may do it.
    leases: { hold: async () => true },
    log,
  });

  return {
    fetch: host.fetch,
    isWebBuilt: host.isWebBuilt,
    async listen(port, name) {
      const address = await host.listen(port, name);
      chores.start();
      host.threads.warm();
      return address;
    },
    async close() {
      await host.drain();
      await chores.close();
      await host.threads.close();
    },
  };
}
