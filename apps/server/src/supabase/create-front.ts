import { randomUUID } from 'node:crypto';
import { createPayments, type PaymentSettings, receiveDodoWebhook } from '@greenroom/functions';
import { createRateLimiter, type Log } from '@greenroom/gateway';
import { type Answered, areaOf } from '../answered.ts';
import { originsOf } from '../backend.ts';
import { createCoachHost, type ModelOptions, modelFacts } from '../coach-host.ts';
import { boundedCoachFor } from '../documents/bounded-coach.ts';
import { createCoachThreads } from '../documents/coach-threads.ts';
import { createFunctionsHost } from '../functions-host.ts';
import { setSecurityHeaders } from '../headers.ts';
import { type HttpServer, openHttpServer } from '../http-server.ts';
import { createPaymentsClock } from '../payments/payments-clock.ts';
import { createPlanChores } from '../payments/plan-chores.ts';
import { type RequestFacts, readRequestFacts } from '../request-facts.ts';
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
  trustProxy: boolean;
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

const functionsArea = '/functions/v1/';
const noStore = { 'cache-control': 'no-store' };
const ownRequest = { clientAddress: '127.0.0.1', requestId: 'front' };

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
      limiter: createRateLimiter({ clock: now }),
      payments,
      allowedOrigins: originsOf(siteUrl()),
      contactAddress: options.contactAddress,
      log,
      now,
    });
    return functions;
  }

  async function answerReady(): Promise<Response> {
    const probe = new Request(`${supabase.url}/auth/v1/health`, {
      headers: { apikey: supabase.publishableKey },
    });
    const isReady = (await gateway.fetch(probe, ownRequest)).ok;
    const body = {
      status: isReady ? 'ready' : 'not ready',
      checks: { supabase: isReady ? 'ok' : 'failing' },
    };
    return Response.json(body, { status: isReady ? 200 : 503, headers: noStore });
  }

  /** The browser speaks to the project for data, and to this host for the functions. */
  function answerConfig(facts: RequestFacts): Response {
    const own = facts.host ? `${facts.isTls ? 'https' : 'http'}://${facts.host}` : undefined;
    const functionsUrl = options.siteUrl ?? own;
    if (!functionsUrl) return Response.json({ message: 'The request names no plain host.' }, { status: 400 });
    const { url, publishableKey } = supabase;
    return Response.json(
      { url, functionsUrl, publishableKey, model: modelFacts(options.model) },
      { headers: noStore },
    );
  }

  async function route(request: Request, facts: RequestFacts, requestId: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/health/live') return Response.json({ status: 'live' }, { headers: noStore });
    if (pathname === '/health/ready') return answerReady();
    if (pathname === '/config.json') return answerConfig(facts);
    if (pathname === '/webhooks/dodo' && payments) {
      return receiveDodoWebhook(request, { payments, serviceDb: serviceDb(), log }, requestId);
    }
    if (!pathname.startsWith(functionsArea)) return site.answer(request);
    const info = { clientAddress: facts.clientAddress, requestId };
    return functionsHost()(request, pathname.slice(functionsArea.length), info);
  }

  async function fetchFront(request: Request, info = { peerAddress: '127.0.0.1' }): Promise<Response> {
    const startedAt = performance.now();
    const facts = readRequestFacts(request, info.peerAddress, trustProxy);
    const requestId = randomUUID();
    const answered = await route(request, facts, requestId).catch((error: unknown) => {
      log('error', 'request failed', {
        requestId,
        errorName: error instanceof Error ? error.name : typeof error,
      });
      const body = { message: 'Something went wrong. Please try again.', requestId };
      return Response.json(body, { status: 500, headers: noStore });
    });
    const response = new Response(answered.body, answered);
    const scriptHashes = await site.scriptHashes();
    const backendUrl = supabase.url;
    setSecurityHeaders(response.headers, { ...facts, siteUrl: options.siteUrl, backendUrl, scriptHashes });
    if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestId);
    const seconds = (performance.now() - startedAt) / 1_000;
    options.onAnswered?.({ area: areaOf(request), status: response.status, seconds });
    return response;
  }

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
      const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
      address = `http://${isLocal ? 'localhost' : host}:${server.port}`;
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
