import { createPayments, type PaymentSettings, receiveDodoWebhook } from '@greenroom/functions';
import { createRateLimiter, type Log } from '@greenroom/gateway';
import { callsAtOnce, createAdmission } from '../admission.ts';
import { answerJson } from '../answer-json.ts';
import type { Answered } from '../answered.ts';
import { functionsArea } from '../app-routes.ts';
import { originsOf } from '../backend.ts';
import { createCoachHost, type ModelOptions, modelFacts } from '../coach-host.ts';
import { boundedCoachFor } from '../documents/bounded-coach.ts';
import { createCoachThreads } from '../documents/coach-threads.ts';
import { createFunctionsHost } from '../functions-host.ts';
import { type HttpServer, openHttpServer } from '../http-server.ts';
import { createPaymentsClock } from '../payments/payments-clock.ts';
import { createPlanChores } from '../payments/plan-chores.ts';
import { originOf, type RequestFacts, type TrustedHops } from '../request-facts.ts';
import { frameRequests } from '../request-frame.ts';
import { connectAsService } from '../service-client.ts';
import { createStaticSite, defaultWebRoot } from '../static-site.ts';
import { connectRemote, type SupabaseSettings } from './remote-gateway.ts';

export interface FrontOptions {
  supabase: SupabaseSettings;
  siteUrl?: string | undefined;
  company: string;
  contactAddress: string;
  postalAddress: string;
  payments?: PaymentSettings | undefined;
  model?: ModelOptions | undefined;
  trustProxy: TrustedHops;
  webRoot?: string;
  log: Log;
  onAnswered?: ((answered: Answered) => void) | undefined;
}

/** The host in front of a Supabase project: pages and functions are its own, everything else is the project's. */
export interface Front {
  fetch(request: Request, info?: { peerAddress: string }): Promise<Response>;
  listen(port: number, host: string): Promise<string>;
  isWebBuilt(): Promise<boolean>;
  close(): Promise<void>;
}

const ownRequest = { clientAddress: '127.0.0.1', requestId: 'front' };

/** Ready is who can reach the project. */
async function answerReady(
  gateway: ReturnType<typeof connectRemote>,
  { url, publishableKey }: SupabaseSettings,
): Promise<Response> {
  const probe = new Request(`${url}/auth/v1/health`, { headers: { apikey: publishableKey } });
  const isReady = (await gateway.fetch(probe, ownRequest)).ok;
  return answerJson(isReady ? 200 : 503, {
    status: isReady ? 'ready' : 'not ready',
    checks: { supabase: isReady ? 'ok' : 'failing' },
  });
}

/** The browser speaks to the project for data, and to this host for the functions. */
function answerConfig(facts: RequestFacts, { siteUrl, supabase, model }: FrontOptions): Response {
  const functionsUrl = siteUrl ?? originOf(facts);
  if (!functionsUrl) return answerJson(400, { message: 'The request names no plain host.' });
  const { url, publishableKey } = supabase;
  return answerJson(200, { url, functionsUrl, publishableKey, model: modelFacts(model) });
}

/** Puts functions, pages, health and payments together in front of a Supabase project. It keeps nothing itself. */
export async function createFront(options: FrontOptions): Promise<Front> {
  const { supabase, log, trustProxy } = options;
  const now = Date.now;
  const gateway = connectRemote(supabase);
  const serviceDb = () => connectAsService(gateway, supabase, ownRequest);
  const threads = createCoachThreads();
  const payments = options.payments ? createPayments(options.payments) : null;
  let address = 'http://localhost:3000';
  let server: HttpServer | undefined;
  const siteUrl = () => options.siteUrl ?? address;
  const site = createStaticSite(options.webRoot ?? defaultWebRoot, () => ({
    ...options,
    siteUrl: siteUrl(),
  }));
  const chores = createPaymentsClock({
    ...createPlanChores({ payments, serviceDb, log }),
    // What is repaired twice is repaired: each process may do it.
    leases: { hold: async () => true },
    log,
  });
  let functions: ReturnType<typeof createFunctionsHost> | undefined;

  function functionsHost() {
    functions ??= createFunctionsHost({
      gateway,
      secrets: supabase,
      coachFor: createCoachHost({
        builtInFor: boundedCoachFor(threads),
        settings: options.model,
        isOpen: () => true,
        serviceDb,
        log,
        now,
      }).coachFor,
      parseDocument: (file, userId) => threads.run('parseResume', file, userId),
      limiter: createRateLimiter(),
      admit: createAdmission({ atOnce: callsAtOnce(options.model) }),
      payments,
      allowedOrigins: originsOf(siteUrl()),
      contactAddress: options.contactAddress,
      log,
      now,
    });
    return functions;
  }

  async function route(request: Request, facts: RequestFacts, requestId: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/health/live') return answerJson(200, { status: 'live' });
    if (pathname === '/health/ready') return answerReady(gateway, supabase);
    if (pathname === '/config.json') return answerConfig(facts, options);
    if (pathname === '/webhooks/dodo' && payments) {
      return receiveDodoWebhook(request, { payments, serviceDb: serviceDb(), log }, requestId);
    }
    if (!pathname.startsWith(functionsArea)) return site.answer(request);
    const info = { clientAddress: facts.clientAddress, requestId };
    return functionsHost()(request, pathname.slice(functionsArea.length), info);
  }

  const fetchFront = frameRequests(route, {
    trustProxy,
    siteUrl: options.siteUrl,
    backendUrl: supabase.url,
    scriptHashes: () => site.scriptHashes(),
    log,
    onAnswered: options.onAnswered,
  });

  return {
    fetch: fetchFront,
    isWebBuilt: () => site.isBuilt(),
    async listen(port, host) {
      // Web sockets go to the project.
      server = await openHttpServer(
        { fetch: fetchFront, upgrade: (_request, socket) => void socket.destroy() },
        port,
        host,
      );
      address = server.origin;
      chores.start();
      threads.warm();
      return address;
    },
    async close() {
      await server?.close();
      await chores.close();
      await threads.close();
    },
  };
}
