import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].join(', ');

/** The headers that `@supabase/supabase-js` and its parts send. */
const requestHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'baggage',
  'cache-control',
  'content-profile',
  'content-type',
  'if-none-match',
  'prefer',
  'range',
  'range-unit',
  'traceparent',
  'tracestate',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-client-info',
  'x-metadata',
  'x-region',
  'x-retry-count',
  'x-signature',
  'x-supabase-api-version',
  'x-upsert',
].join(', ');

/** The response headers that a page may read beyond the few it always may. */
const responseHeaders = [
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-profile',
  'content-range',
  'etag',
  'link',
  'location',
  'preference-applied',
  'range-unit',
  'retry-after',
  'tus-extension',
  'tus-resumable',
  'tus-version',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-request-id',
  'x-total-count',
].join(', ');

const preflightSeconds = 7_200;

/**
 * CORS by allow-list: pages of the listed origins may call an API, each answered with its own name, never with a wildcard.
 * No cookies are involved, so credentials aren't allowed. Answers every OPTIONS request with 204.
 *
 * Hono's `cors` answers the preflight. It isn't used for anything else: it tells origins off the list which methods and
 * headers are allowed, and it copies every response, which costs as much as a tenth of a read.
 */
export function allowOrigins(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = [...new Set(allowedOrigins.map((origin) => new URL(origin).origin))];
  const answerPreflight = cors({
    origin: allowed,
    allowMethods: [methods],
    allowHeaders: [requestHeaders],
    exposeHeaders: [responseHeaders],
    maxAge: preflightSeconds,
  });
  return async (c, next) => {
    const origin = c.req.raw.headers.get('origin');
    const isAllowed = origin !== null && allowed.includes(origin);
    if (c.req.method === 'OPTIONS') {
      const response = isAllowed ? await answerPreflight(c, next) : undefined;
      const preflight = response ?? new Response(null, { status: 204, headers: { vary: 'Origin' } });
      preflight.headers.set('allow', methods);
      return preflight;
    }
    await next();
    const { headers } = c.res;
    headers.append('vary', 'Origin');
    if (!isAllowed) return;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', responseHeaders);
  };
}
