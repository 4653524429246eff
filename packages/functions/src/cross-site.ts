import { ProtocolError, Refusal } from '@greenroom/domain';

/** True when a page of another site sent the request, as far as the browser says. */
function isFromAnotherSite(request: Request, ownOrigins: readonly string[]): boolean {
  const { headers } = request;
  if (headers.get('sec-fetch-site') === 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site';
  if (ownOrigins.includes(origin)) return false;
  const host = headers.get('host') ?? new URL(request.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Refuses what a page of another site could have a visitor's browser send without asking: a request without credentials
 * whose body isn't declared as JSON, or that names another origin. Credentials are custom headers, for which a browser
 * asks first.
 */
export function refuseCrossSite(request: Request, ownOrigins: readonly string[]): void {
  if (request.headers.has('authorization') || request.headers.has('apikey')) return;
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(contentType)) {
    throw new ProtocolError('bad_request', 'The content type must be application/json.');
  }
  if (isFromAnotherSite(request, ownOrigins)) {
    throw new Refusal('other_site');
  }
}
