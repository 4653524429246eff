import { Unauthorized } from '../auth/errors.ts';
import { type DatabaseError, isDatabaseError } from '../database/port.ts';
import { HttpError, retryAfter } from '../http.ts';
import { TooManyRequests, type WireFormat } from '../wire-format.ts';

/** An error in PostgREST's wire shape `{ code, message, details, hint }`. */
export function restError(
  status: number,
  code: string,
  message: string,
  details: unknown = null,
  hint: string | null = null,
): HttpError {
  return new HttpError(status, { code, message, details, hint });
}

/** 400 PGRST100: the address can't be understood; `what` names the part. */
export const badQuery = (message: string, details: string | null = null) =>
  restError(400, 'PGRST100', message, details);

/** 400 PGRST102: the body can't be understood. */
export const badBody = (message: string) => restError(400, 'PGRST102', message);

/** 400 with the code PostgreSQL itself gives for a column that a filter, order or select names. */
export const unknownColumn = (relation: string, column: string) =>
  restError(400, '42703', `column ${relation}.${column} does not exist`);

/**
 * Classes of SQLSTATE that are never the request's fault. PostgREST answers 5xx for more of them; here a
 * code that a trigger or a function may raise on purpose, and every limit that input can hit, stays a 4xx.
 */
const faultStatus: ReadonlyMap<string, number> = new Map([
  ['08', 503],
  ['53', 503],
  ['25', 500],
  ['40', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['XX', 500],
]);

const codeStatus: ReadonlyMap<string, number> = new Map([
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  // Row-level security policies that call each other: the schema's fault.
  ['42P17', 500],
  ['57P01', 503],
  ['57P02', 503],
  ['57P03', 503],
]);

/** The HTTP status for a SQLSTATE, after PostgREST's table. `signedIn` decides between 401 and 403. */
function statusOf(code: string, signedIn: boolean): number {
  if (code === '42501') return signedIn ? 403 : 401;
  const exact = codeStatus.get(code);
  if (exact) return exact;
  const custom = /^PT([45]\d\d)$/.exec(code);
  if (custom) return Number(custom[1]);
  const kind = code.slice(0, 2);
  if (kind === '0L' || kind === '0P' || kind === '28') return 403;
  return faultStatus.get(kind) ?? 400;
}

const asRecord = (text: string | undefined): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...(value as object) }
      : undefined;
  } catch {
    return undefined;
  }
};

/** `raise sqlstate 'PGRST'`: the message holds the body, the detail holds the status. */
function fromRaisedAnswer(error: DatabaseError): HttpError {
  const body = asRecord(error.message);
  const status = Number(asRecord(error.detail)?.status);
  if (!body || !(status >= 400 && status <= 599)) return restError(400, error.code, error.message);
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : null);
  return restError(status, text('code') ?? 'PGRST', text('message') ?? '', text('details'), text('hint'));
}

/** What the database refused, for the request's own fault; null for a bug or a broken database, whose words stay inside. */
function fromDatabase(error: DatabaseError, isSignedIn: boolean): HttpError | null {
  if (error.code === 'PGRST') return fromRaisedAnswer(error);
  const status = statusOf(error.code, isSignedIn);
  if (status >= 500 && !error.code.startsWith('PT')) return null;
  return restError(status, error.code, error.message, error.detail ?? null, error.hint ?? null);
}

const withHeaders = ({ status, body }: HttpError, headers: Readonly<Record<string, string>>) =>
  new HttpError(status, body, headers);

/** PostgREST's errors: `{ code, message, details, hint }`. */
export const restFormat: WireFormat = {
  clientError(error, identity) {
    if (error instanceof Unauthorized) {
      const code = error.errorCode === 'no_authorization' ? 'PGRST302' : 'PGRST301';
      return withHeaders(restError(401, code, error.message), error.headers);
    }
    if (error instanceof TooManyRequests) {
      return withHeaders(restError(429, 'PT429', error.message), retryAfter(error.waitSeconds));
    }
    if (error instanceof HttpError) return error;
    return identity && isDatabaseError(error) ? fromDatabase(error, identity.role !== 'anon') : null;
  },
  serverError({ status, message, headers }, error, identity) {
    // A SQLSTATE is told only to a caller who is known.
    if (!identity || !isDatabaseError(error))
      return withHeaders(restError(status, 'PGRST000', message), headers);
    return withHeaders(restError(status, error.code, status === 500 ? 'Internal error' : message), headers);
  },
};
