const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** What `@supabase/supabase-js` and its parts send. */
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
  'x-client-info',
  'x-metadata',
  'x-region',
  'x-retry-count',
  'x-supabase-api-version',
  'x-upsert',
].join(', ');

/** What a page may read of an answer beyond the few headers it always may. */
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
  'x-request-id',
  'x-total-count',
].join(', ');

const preflightSeconds = 7_200;

/**
 * Which pages of other origins may call the gateway from a browser: those of the list, each answered with its own
 * name, never with a wildcard. No cookies are involved, so credentials are not allowed either.
 */
export function createCors(allowedOrigins: readonly string[]) {
  const allowed = new Set(allowedOrigins.map((origin) => new URL(origin).origin));

  /** Marks an answer, in place. */
  function mark(request: Request, headers: Headers): boolean {
    const origin = request.headers.get('origin');
    headers.append('vary', 'Origin');
    if (origin === null || !allowed.has(origin)) return false;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', responseHeaders);
    return true;
  }

  return {
    mark,
    /** The answer to OPTIONS: 204, with permission for the origins of the list alone. */
    preflight(request: Request): Response {
      const headers = new Headers({ allow: methods });
      if (mark(request, headers)) {
        headers.append('vary', 'Access-Control-Request-Headers');
        headers.set('access-control-allow-methods', methods);
        headers.set('access-control-allow-headers', requestHeaders);
        headers.set('access-control-max-age', String(preflightSeconds));
      }
      return new Response(null, { status: 204, headers });
    },
  };
}
