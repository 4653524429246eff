import { Hono, type MiddlewareHandler } from 'hono';
import { type GatewayEnv, HttpError, jsonResponse } from '../http.ts';
import type { Log } from '../ports.ts';
import { createErrorHandler, type WireFormat } from '../wire-format.ts';

/** Realtime's errors: `{ message }`. */
const realtimeFormat: WireFormat = {
  clientError: (error) =>
    error instanceof HttpError
      ? new HttpError(error.status, { message: error.message }, error.headers)
      : null,
  serverError: ({ status, message, headers }) => new HttpError(status, { message }, headers),
};

/** /realtime/v1 for requests that are no upgrade: 426. Web sockets never come here. */
export function createRealtimeRoutes(
  authenticate: MiddlewareHandler<GatewayEnv>,
  log: Log,
): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  routes
    .use(authenticate)
    .all('*', () => jsonResponse(426, { message: 'Connect by web socket' }, { upgrade: 'websocket' }));
  routes.onError(createErrorHandler('realtime', realtimeFormat, log));
  return routes;
}
