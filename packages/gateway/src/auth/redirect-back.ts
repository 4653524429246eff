import type { HttpError } from '../http.ts';
import type { AuthParts } from './parts.ts';
import { type OpenSession, toSessionJson } from './sessions.ts';

/** Sends the browser on. What goes with it stays out of caches and of the Referer. */
export function redirect(target: URL | string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, {
    status: 302,
    headers: {
      location: String(target),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...headers,
    },
  });
}

export function withFragment(target: string, params: URLSearchParams): URL {
  const url = new URL(target);
  url.hash = params.toString();
  return url;
}

export function withQuery(target: string, params: URLSearchParams): URL {
  const url = new URL(target);
  for (const [name, value] of params) url.searchParams.set(name, value);
  return url;
}

/** A session in the fragment, as clients of the implicit flow read it. */
export async function sessionParams(
  parts: AuthParts,
  session: OpenSession,
  extra: Readonly<Record<string, string>> = {},
): Promise<URLSearchParams> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await toSessionJson(
    parts,
    session,
  );
  return new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    ...extra,
  });
}

/** OAuth's names for refusals, by status (RFC 6749, 4.1.2.1). */
const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

const deniedCodes: ReadonlySet<unknown> = new Set(['user_banned', 'provider_email_needs_verification']);

/** A refusal as clients find it in an address. */
export function refusalParams({ status, body }: HttpError): URLSearchParams {
  const error = deniedCodes.has(body.error_code) ? 'access_denied' : (oauthErrors[status] ?? 'server_error');
  return new URLSearchParams({
    error,
    error_code: String(body.error_code),
    error_description: String(body.msg),
  });
}
