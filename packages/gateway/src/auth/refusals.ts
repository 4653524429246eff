import { HttpError, retryAfter } from '../http.ts';
import type { WireFormat } from '../wire-format.ts';

/**
 * A refusal in GoTrue's shape: `{ code, error_code, msg }`, where `code` repeats the HTTP status and `error_code` is
 * one of the names that `@supabase/auth-js` knows (lib/error-codes).
 */
export function refuse(
  status: number,
  errorCode: string,
  message: string,
  extra: { body?: Record<string, unknown>; headers?: Readonly<Record<string, string>> } = {},
): HttpError {
  return new HttpError(
    status,
    { code: status, error_code: errorCode, msg: message, ...extra.body },
    extra.headers,
  );
}

/** 401 for a missing, malformed, expired or revoked login: in GoTrue's shape until another API words it. */
export class Unauthorized extends HttpError {
  readonly errorCode: string;

  constructor(errorCode: string, message: string) {
    const { body } = refuse(401, errorCode, message);
    super(401, body, { 'www-authenticate': 'Bearer' });
    this.errorCode = errorCode;
  }
}

export const unauthorized = (errorCode: string, message: string) => new Unauthorized(errorCode, message);

export const validationFailed = (message: string) => refuse(400, 'validation_failed', message);

export const invalidCredentials = () => refuse(400, 'invalid_credentials', 'Invalid login credentials');

export const rateLimited = (waitSeconds: number) =>
  refuse(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: retryAfter(waitSeconds),
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

/** GoTrue's errors: what `refuse` makes. */
export const authFormat: WireFormat = {
  clientError: (error) => (error instanceof HttpError ? error : null),
  serverError({ status, errorCode, message, headers }) {
    const unexpected = 'Unexpected failure, please check server logs for more information';
    return refuse(status, errorCode, status === 500 ? unexpected : message, { headers });
  },
};
