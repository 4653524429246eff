import type { ModelNoticeCode } from '@greenroom/domain';
import { OverlongAnswer } from './guarded-fetch.ts';
import type { OpenModel } from './provider.ts';

/** What a failed call means; never its message, which may echo keys and prompts. */
export interface Failure {
  code: ModelNoticeCode;
  isWorthRetrying: boolean;
  /** How long the provider asked to wait, in milliseconds. */
  waitMs?: number;
}

function waitFrom(headers: Record<string, string> | undefined): number | undefined {
  const milliseconds = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  if (Number.isFinite(milliseconds)) return milliseconds;
  const given = headers?.['retry-after'];
  if (!given) return undefined;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return seconds * 1_000;
  const until = Date.parse(given) - Date.now();
  return Number.isFinite(until) ? Math.max(0, until) : undefined;
}

function fromStatus(status: number, headers: Record<string, string> | undefined): Failure | undefined {
  if (status === 401 || status === 403) return { code: 'refused_key', isWorthRetrying: false };
  if (status === 429) return { code: 'rate_limited', isWorthRetrying: true, waitMs: waitFrom(headers) };
  if (status === 408 || status === 409 || status >= 500)
    return { code: 'fault', isWorthRetrying: true, waitMs: waitFrom(headers) };
  return status >= 400 ? { code: 'bad_request', isWorthRetrying: false } : undefined;
}

/** The library wraps what a body throws, more than once. */
function isOverlong(error: unknown): boolean {
  if (error instanceof OverlongAnswer) return true;
  return error instanceof Error && error.cause !== undefined && isOverlong(error.cause);
}

/** Reads the library's errors into the product's own codes. */
export function classifyFailure(sdk: OpenModel['sdk'], error: unknown): Failure {
  if (isOverlong(error)) return { code: 'bad_output', isWorthRetrying: false };
  if (sdk.RetryError.isInstance(error)) return classifyFailure(sdk, error.lastError);
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    const code = error.finishReason === 'content-filter' ? 'declined' : 'bad_output';
    return { code, isWorthRetrying: false };
  }
  if (sdk.NoTranscriptGeneratedError.isInstance(error)) return { code: 'bad_output', isWorthRetrying: false };
  if (sdk.NoOutputGeneratedError.isInstance(error)) return { code: 'declined', isWorthRetrying: false };
  if (sdk.APICallError.isInstance(error)) {
    const known = fromStatus(error.statusCode ?? 0, error.responseHeaders);
    if (known) return known;
    const isUnreadable = error.statusCode === 200 && !error.isRetryable;
    return { code: isUnreadable ? 'bad_output' : 'unreachable', isWorthRetrying: error.isRetryable };
  }
  const name = error instanceof Error ? error.name : '';
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  return { code: isLate ? 'timeout' : 'fault', isWorthRetrying: false };
}
