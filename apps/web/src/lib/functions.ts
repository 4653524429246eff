import type { ErrorCode, FunctionInput, FunctionName, FunctionOutput } from '@greenroom/domain';
import { supabase } from './supabase.ts';

/** A refusal of a server function, with its code; `network` where no answer came. */
export class FunctionError extends Error {
  readonly code: ErrorCode | 'network';
  /** The id under which the server logged the request; empty without an answer. */
  readonly requestId: string;

  constructor(code: ErrorCode | 'network', message: string, requestId = '', cause?: unknown) {
    super(message, { cause });
    this.name = 'FunctionError';
    this.code = code;
    this.requestId = requestId;
  }
}

/** Whether a call failed because no answer came, rather than by an answer. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof FunctionError) return error.code === 'network' || error.code === 'unavailable';
  return !(error && typeof error === 'object' && 'code' in error && error.code);
}

/**
 * Calls a server function by its wire name as the signed-in user.
 * Throws a FunctionError with the server's code and message; rejects with an AbortError when `signal` is aborted.
 */
export async function invoke<N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<FunctionOutput<N>> {
  const client = await supabase();
  const { data, error } = await client.functions.invoke<FunctionOutput<N>>(name, {
    body: input as Record<string, unknown>,
    signal: options.signal,
    timeout: options.timeoutMs,
  });
  if (!error) return data as FunctionOutput<N>;
  options.signal?.throwIfAborted();
  throw await toFunctionError(error);
}

async function toFunctionError(error: unknown): Promise<FunctionError> {
  const context = error && typeof error === 'object' && 'context' in error ? error.context : undefined;
  if (context instanceof Response) {
    const body: unknown = await context.json().catch(() => null);
    return readRefusal(body, context.status, error);
  }
  return new FunctionError('network', 'The server could not be reached.', '', error);
}

/** Reads the body of an error answer; an answer in another shape becomes `internal`, or `unavailable` from 502 up. */
export function readRefusal(body: unknown, status: number, cause?: unknown): FunctionError {
  if (body && typeof body === 'object' && 'error' in body && body.error && typeof body.error === 'object') {
    const { code, message, requestId } = body.error as Record<string, unknown>;
    if (typeof code === 'string' && typeof message === 'string') {
      return new FunctionError(code as ErrorCode, message, String(requestId ?? ''), cause);
    }
  }
  const code = status === 401 ? 'not_signed_in' : status >= 502 ? 'unavailable' : 'internal';
  return new FunctionError(code, 'Something went wrong. Please try again.', '', cause);
}
