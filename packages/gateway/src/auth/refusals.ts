import { retryAfterSeconds } from '../database/port.ts';
import { HttpRefusal } from '../http.ts';

/**
 * A refusal in GoTrue's shape: `{ code, error_code, msg }`, where `code` repeats the HTTP status and `error_code` is
 * one of the names that `@supabase/auth-js` knows (lib/error-codes).
 */
export function refuse(
  status: number,
  errorCode: string,
  message: string,
  extra: { body?: Record<string, unknown>; headers?: Record<string, string> } = {},
): HttpRefusal {
  return new HttpRefusal(
    status,
    { code: status, error_code: errorCode, msg: message, ...extra.body },
    extra.headers,
  );
}

/** 401 for a missing, malformed, expired or revoked login. */
export const unauthorized = (errorCode: string, message: string) =>
  refuse(401, errorCode, message, { headers: { 'www-authenticate': 'Bearer' } });

export const validationFailed = (message: string) => refuse(400, 'validation_failed', message);

export const invalidCredentials = () => refuse(400, 'invalid_credentials', 'Invalid login credentials');

export const rateLimited = (waitSeconds: number) =>
  refuse(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'retry-after': String(waitSeconds) },
  });

/** 503: the database is away for a while. */
export const unavailable = () =>
  refuse(503, 'unavailable', 'The database is not available', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const notFound = () => refuse(404, 'not_found', 'There is no such endpoint');

export const userNotFound = () => refuse(404, 'user_not_found', 'User not found');

export const userBanned = () => refuse(400, 'user_banned', 'User is banned');

export const methodNotAllowed = (allowed: readonly string[]) =>
  refuse(405, 'method_not_allowed', 'The endpoint does not know this method', {
    headers: { allow: allowed.join(', ') },
  });

/** The user's row changed while the request was being worked on. */
export const conflict = () => refuse(409, 'conflict', 'The account changed meanwhile. Please try again.');
