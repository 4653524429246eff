import type { ErrorHandler } from 'hono';
import { routePath } from 'hono/route';
import { isUnavailable } from './database/port.ts';
import { type GatewayEnv, type HttpError, type Identity, retryAfter } from './http.ts';
import type { Log } from './ports.ts';
import { describeError } from './redact-log.ts';

/** A fault of the server, as far as a client may know: nothing in it says what went wrong. */
export interface Fault {
  status: 500 | 503;
  errorCode: string;
  message: string;
  headers: Readonly<Record<string, string>>;
}

const databaseUnavailable: Fault = {
  status: 503,
  errorCode: 'unavailable',
  message: 'The database is not available',
  headers: retryAfter(2),
};

const unexpectedFailure: Fault = {
  status: 500,
  errorCode: 'unexpected_failure',
  message: 'Internal Server Error',
  headers: {},
};

/** 503 with Retry-After while the database is unavailable, 500 for anything else. The only place that decides it. */
export const faultOf = (error: unknown): Fault =>
  isUnavailable(error) ? databaseUnavailable : unexpectedFailure;

/** A caller is over the budget of requests. Each API words it in its own format. */
export class TooManyRequests extends Error {
  readonly waitSeconds: number;
  static readonly text = 'Too many requests. Please wait and try again.';

  constructor(waitSeconds: number) {
    super(TooManyRequests.text);
    this.waitSeconds = waitSeconds;
  }
}

/** How the clients of one API read errors: PostgREST's, GoTrue's or storage's JSON. `identity` is missing until it is known. */
export interface WireFormat {
  /** The response to an error that the request itself caused; null for a fault of the server. */
  clientError(error: Error, identity: Identity | undefined): HttpError | null;
  /** The response to a fault of the server. */
  serverError(fault: Fault, error: Error, identity: Identity | undefined): HttpError;
}

/** The `onError` of one API: words every error in the API's format, and logs a fault of the server once. */
export function createErrorHandler(api: string, format: WireFormat, log: Log): ErrorHandler<GatewayEnv> {
  return (error, c) => {
    const identity: Identity | undefined = c.get('identity');
    const refused = format.clientError(error, identity);
    if (refused) return refused.toResponse();
    log('error', 'request failed', {
      api,
      route: routePath(c),
      requestId: c.env.requestId,
      ...describeError(error),
    });
    return format.serverError(faultOf(error), error, identity).toResponse();
  };
}
