import { AppError, type ErrorBody, errorStatus, Refusal } from '@greenroom/domain';

/** The database refused or failed. Carries its code alone: a message may quote what somebody wrote. */
export class StoreError extends Error {
  readonly code: string;

  constructor(act: string, code: string) {
    super(`${act} failed with ${code || 'no code'}`);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** Refusals that the database itself decides, by SQLSTATE. */
const refusals: Readonly<Record<string, () => Refusal>> = {
  PT402: () => new Refusal('trial_used_up'),
};

/** Retry-After while the database is away. */
const retryAfterSeconds = 2;

/** No connection, a server that stops or starts, one that is out of connections, memory or disk. */
const isUnavailable = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?:08|53|57P0[1-5])/.test(error.code);

/** The refusal an error stands for; anything that is not meant for the caller's eyes is `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new Refusal('service_away', { retryAfterSeconds, cause: error });
  const refusal = error instanceof StoreError ? refusals[error.code] : undefined;
  return refusal?.() ?? new Refusal('unexpected', { cause: error });
}

/** The one shape of every error response: `{ error: { code, message, requestId, reason?, values? } }`. */
export function answerError(
  error: AppError,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const { code, message } = error;
  const forPeople = error instanceof Refusal ? { reason: error.reason, values: error.values } : {};
  const body: ErrorBody = { error: { code, message, requestId, ...forPeople } };
  const retryAfter = error.retryAfterSeconds;
  return Response.json(body, {
    status: errorStatus[error.code],
    headers: {
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...headers,
    },
  });
}

/** What the log may hold of a bug: its kind and where it happened, and no text that a user wrote. */
export function describeBug(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    errorName: error.name,
    errorCode: error instanceof StoreError ? error.code : undefined,
    act: error instanceof StoreError ? error.message : undefined,
    stack: frames.slice(0, 8).map((frame) => frame.trim()),
  };
}
