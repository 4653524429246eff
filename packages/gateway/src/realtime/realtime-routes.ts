import { Hono, type MiddlewareHandler } from 'hono';
import { type GatewayEnv, HttpError, jsonResponse, retryAfter } from '../http.ts';
import type { Log } from '../ports.ts';
import { createErrorHandler, TooManyRequests, type WireFormat } from '../wire-format.ts';
import type { Realtime } from './create-realtime.ts';
import { readBatch, readSingle } from './http-broadcasts.ts';

/** Realtime's errors: `{ message }`. */
const realtimeFormat: WireFormat = {
  clientError(error) {
    if (error instanceof TooManyRequests) {
      return new HttpError(429, { message: error.message }, retryAfter(error.waitSeconds));
    }
    if (!(error instanceof HttpError)) return null;
    return new HttpError(error.status, { message: error.message }, error.headers);
  },
  serverError: ({ status, message, headers }) => new HttpError(status, { message }, headers),
};

const accepted = () => new Response(null, { status: 202 });

/** /realtime/v1 for requests that are no upgrade: broadcasts, and 426 for the rest. Web sockets never come here. */
export function createRealtimeRoutes(
  realtime: Realtime,
  authenticate: MiddlewareHandler<GatewayEnv>,
  log: Log,
): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  routes
    .use(authenticate)
    .post('/api/broadcast', async (c) => {
      const requested = await readBatch(c.req.raw, realtime.limits);
      await realtime.broadcast(c.get('identity'), c.env.clientAddress, requested);
      return accepted();
    })
    .post('/api/broadcast/:topic/events/:event', async (c) => {
      const { topic, event } = c.req.param();
      const requested = await readSingle(c.req.raw, topic, event, realtime.limits);
      await realtime.broadcast(c.get('identity'), c.env.clientAddress, [requested]);
      return accepted();
    })
    .all('*', () => jsonResponse(426, { message: 'Connect by web socket' }, { upgrade: 'websocket' }));
  routes.onError(createErrorHandler('realtime', realtimeFormat, log));
  return routes;
}
