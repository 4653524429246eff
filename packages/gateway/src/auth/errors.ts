import { HttpError, retryAfter } from '../http.ts';
import type { WireFormat } from '../wire-format.ts';

/**
 * An error in GoTrue's shape: `{ code, error_code, msg }`, where `code` repeats the HTTP status and `error_code` is
 * one of the names that `@supabase/auth-js` knows (lib/error-codes).
 */
export function authError(
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
    const { body } = authError(401, errorCode, message);
    super(401, body, { 'www-authenticate': 'Bearer' });
    this.errorCode = errorCode;
  }
}

export const unauthorized = (errorCode: string, message: string) => new Unauthorized(errorCode, message);

export const validationFailed = (message: string) => authError(400, 'validation_failed', message);

export const invalidCredentials = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

export const rateLimited = (waitSeconds: number) =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: retryAfter(waitSeconds),
  });

/** The caller's own mailbox got as many emails as it may. */
export const emailRateLimited = () =>
  authError(
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 60 seconds.',
    {
      headers: retryAfter(60),
    },
  );

/** A code or link that was used, has run out, or never was. */
export const otpExpired = (message = 'Token has expired or is invalid') =>
  authError(403, 'otp_expired', message);

export const emailTaken = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered');

/** A provider that doesn't vouch for the address. */
export const emailUnverified = () =>
  authError(
    422,
    'provider_email_needs_verification',
    'The provider has not verified the email address of this account',
  );

export const notFound = () => authError(404, 'not_found', 'There is no such endpoint');

export const userNotFound = () => authError(404, 'user_not_found', 'User not found');

export const userBanned = () => authError(400, 'user_banned', 'User is banned');

export const methodNotAllowed = (allowed: readonly string[]) =>
  authError(405, 'method_not_allowed', 'The endpoint does not know this method', {
    headers: { allow: allowed.join(', ') },
  });

/** The user's row changed while the request was being worked on. */
export const conflict = () => authError(409, 'conflict', 'The account changed meanwhile. Please try again.');

/** GoTrue's errors: what `authError` makes. */
export const authFormat: WireFormat = {
  clientError: (error) => (error instanceof HttpError ? error : null),
  serverError({ status, errorCode, message, headers }) {
    const unexpected = 'Unexpected failure, please check server logs for more information';
    return authError(status, errorCode, status === 500 ? unexpected : message, { headers });
  },
};
