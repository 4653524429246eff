import { z } from 'zod';
import { type RefusalReason, type RefusalValues, refusals, type WireValues } from './refusals.ts';

/** Every way a server function can refuse, with the HTTP status of its response. */
export const errorStatus = {
  bad_request: 400,
  not_signed_in: 401,
  no_access: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_language: 422,
  no_answers: 422,
  unreadable_file: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

interface AppErrorOptions {
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error that the caller may read. Anything else thrown is a bug: logged once, and `internal` in the response. */
export abstract class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** A request that no page of ours sends. Its message is for the author of the client, in English only. */
export class ProtocolError extends AppError {}

/** The values are only an option where the reason has some. */
type RefusalOptions<R extends RefusalReason> =
  RefusalValues<R> extends undefined
    ? [options?: AppErrorOptions]
    : [options: AppErrorOptions & { values: RefusalValues<R> }];

/** A refusal for a person, who reads the text of its reason in their own language. */
export class Refusal<R extends RefusalReason = RefusalReason> extends AppError {
  readonly reason: R;
  readonly values: WireValues | undefined;

  constructor(reason: R, ...[options]: RefusalOptions<R>) {
    const [code, message] = refusals[reason];
    const values = options && 'values' in options ? options.values : undefined;
    // The types of the options tie the values to the reason.
    super(code, typeof message === 'string' ? message : message(values as never), options);
    this.reason = reason;
    this.values = values;
  }
}

/** The body of every error response of a server function. `reason` and `values` are there where a person may read it. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    /** In English. */
    message: z.string(),
    requestId: z.string(),
    reason: z.enum(Object.keys(refusals) as [RefusalReason, ...RefusalReason[]]).optional(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
