import { randomUUID } from 'node:crypto';
import { apiPaths, describeError, faultOf, type GatewayEnv, type Log, routedPath } from '@greenroom/gateway';
import { Hono } from 'hono';
import { type HostEnv, noStore } from './host-env.ts';
import { originOf, readRequestFacts, type TrustedHops } from './request-facts.ts';
import { areaOf, type RequestMetric } from './request-metrics.ts';
import { type PagePolicyOptions, pagePolicy, responseHeaders } from './response-headers.ts';

/** What /health/ready says. */
export interface Readiness {
  status: 200 | 503;
  body: Readonly<Record<string, unknown>>;
}

export interface HttpAppOptions extends PagePolicyOptions {
  trustProxy: TrustedHops;
  log: Log;
  /** Called with every response: for metrics. */
  onResponse: ((metric: RequestMetric) => void) | undefined;
  /** Called with every request before a route sees it. */
  beforeRequest: ((request: Request) => Promise<void>) | undefined;
  /** For /health/ready. */
  ready(): Promise<Readiness>;
  /** For /config.json: what a web app at `origin` needs to find its backend. */
  config(origin: string): Readonly<Record<string, unknown>>;
  /** For /functions/v1. */
  functions: Hono<HostEnv>;
  /** REST, auth, storage and realtime, where this process hosts them. */
  apis: Hono<GatewayEnv> | undefined;
  /** Pages and webhooks of the host's own, each with its path. */
  routes: readonly Hono<HostEnv>[];
  /** Every other path: the web app. */
  site: Hono<HostEnv>;
}

/** The routes of one host. */
function createRoutes(options: HttpAppOptions): Hono<HostEnv> {
  const { log } = options;
  const app = new Hono<HostEnv>({ getPath: routedPath });
  app.onError((error, c) => {
    const { requestId } = c.env;
    log('error', 'request failed', { requestId, ...describeError(error) });
    const { status, headers } = faultOf(error);
    const message = 'Something went wrong. Please try again.';
    return c.json({ message, requestId }, status, { ...noStore, ...headers });
  });
  app.use(responseHeaders, pagePolicy(options));
  app.use(async (c, next) => {
    await options.beforeRequest?.(c.req.raw);
    await next();
  });
  app.all('/health/live', (c) => c.json({ status: 'live' }, 200, noStore));
  app.all('/health/ready', async (c) => {
    const { status, body } = await options.ready();
    return c.json(body, status, noStore);
  });
  app.all('/config.json', (c) => {
    const origin = options.siteUrl ?? originOf(c.env);
    if (!origin) return c.json({ message: 'The request names no plain host.' }, 400, noStore);
    return c.json(options.config(origin), 200, noStore);
  });
  app.route(apiPaths.functions, options.functions);
  if (options.apis) app.route('/', options.apis);
  for (const routes of options.routes) app.route('/', routes);
  return app.route('/', options.site);
}

/**
 * Everything this host serves, as one fetch handler: health, configuration, functions, the routes it is given and the web app.
 * `peerAddress` is the socket's, loopback where there is none.
 */
export function createHttpApp(options: HttpAppOptions) {
  const app = createRoutes(options);
  return async (request: Request, { peerAddress } = { peerAddress: '127.0.0.1' }): Promise<Response> => {
    const startedAt = performance.now();
    const facts = readRequestFacts(request, peerAddress, options.trustProxy);
    const response = await app.fetch(request, { ...facts, requestId: randomUUID() });
    const seconds = (performance.now() - startedAt) / 1_000;
    options.onResponse?.({ area: areaOf(routedPath(request)), status: response.status, seconds });
    return response;
  };
}
