/** Pages of other origins that may call the API from a browser. */
export interface Cors {
  /** The answer to a preflight request. */
  preflight(request: Request): Response;
  /** Lets the page that asked read the answer, if its origin is on the list; in place. */
  allow(request: Request, response: Response): Response;
}

const allowedHeaders = 'authorization, apikey, content-type, x-client-info, x-supabase-api-version';
const preflightSeconds = 3_600;

/** Cross-origin access by a list of exact origins; no origin is ever echoed unseen, and no cookies are involved. */
export function createCors(origins: readonly string[]): Cors {
  const listed = new Set(origins);

  function allow(request: Request, response: Response): Response {
    const origin = request.headers.get('origin');
    response.headers.append('vary', 'Origin');
    if (origin && listed.has(origin)) {
      response.headers.set('access-control-allow-origin', origin);
      response.headers.set('access-control-expose-headers', 'x-request-id, retry-after');
    }
    return response;
  }

  return {
    allow,
    preflight(request) {
      const response = allow(request, new Response(null, { status: 204 }));
      if (response.headers.has('access-control-allow-origin')) {
        response.headers.set('access-control-allow-methods', 'POST, OPTIONS');
        response.headers.set('access-control-allow-headers', allowedHeaders);
        response.headers.set('access-control-max-age', String(preflightSeconds));
      }
      return response;
    },
  };
}
