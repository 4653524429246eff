import type { ErrorCode, FunctionInput, FunctionName, FunctionOutput, WorkProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { readAnswerEvents } from './answer-events.ts';
import { i18n } from './messages.ts';
import { refusalText } from './refusal-text.ts';
import { supabase } from './supabase.ts';

/** A refusal of a server function, with its code; `network` where no response came. */
export class FunctionError extends Error {
  readonly code: ErrorCode | 'network';
  /** The id under which the server logged the request; empty without a response. */
  readonly requestId: string;

  constructor(code: ErrorCode | 'network', message: string, requestId = '', cause?: unknown) {
    super(message, { cause });
    this.name = 'FunctionError';
    this.code = code;
    this.requestId = requestId;
  }
}

/** Whether a server function refused with one of these codes. */
export const isRefusal = (error: unknown, ...codes: FunctionError['code'][]): error is FunctionError =>
  error instanceof FunctionError && codes.includes(error.code);

/** Whether a call failed for lack of a response, rather than by one. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof FunctionError) return isRefusal(error, 'network', 'unavailable');
  return !(error && typeof error === 'object' && 'code' in error && error.code);
}

/**
 * Calls a server function by its wire name as the signed-in user.
 * With `onProgress`, long work reports its progress.
 * Throws a FunctionError with the server's code and its reason in the chosen language; rejects with an AbortError when `signal` is aborted.
 */
export async function invoke<N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
  options: { signal?: AbortSignal; timeoutMs?: number; onProgress?: (progress: WorkProgress) => void } = {},
): Promise<FunctionOutput<N>> {
  const client = await supabase();
  const { onProgress } = options;
  const { data, error } = await client.functions.invoke<FunctionOutput<N>>(name, {
    body: input as Record<string, unknown>,
    signal: options.signal,
    timeout: options.timeoutMs,
    // A model writes in the language of the page, whatever the browser's is.
    headers: { 'accept-language': i18n.locale, ...(onProgress ? { accept: 'text/event-stream' } : {}) },
  });
  if (!error && onProgress && (data as unknown) instanceof Response)
    return readStreamed<N>(data as unknown as Response, onProgress, options.signal);
  if (!error) return data as FunctionOutput<N>;
  options.signal?.throwIfAborted();
  throw await toFunctionError(error);
}

/** The response at the end of a stream of events, or the refusal in it. */
async function readStreamed<N extends FunctionName>(
  response: Response,
  onProgress: (progress: WorkProgress) => void,
  signal: AbortSignal | undefined,
): Promise<FunctionOutput<N>> {
  const answer = await readAnswerEvents(response, onProgress).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new FunctionError('network', t`We couldn't reach the server.`, '', error);
  });
  if (answer.status < 400) return answer.body as FunctionOutput<N>;
  throw readRefusal(answer.body, answer.status);
}

async function toFunctionError(error: unknown): Promise<FunctionError> {
  const context = error && typeof error === 'object' && 'context' in error ? error.context : undefined;
  if (context instanceof Response) {
    const body: unknown = await context.json().catch(() => null);
    return readRefusal(body, context.status, error);
  }
  return new FunctionError('network', t`We couldn't reach the server.`, '', error);
}

/** Reads the body of an error response; one in another shape becomes `internal`, or `unavailable` from 502 up. */
export function readRefusal(body: unknown, status: number, cause?: unknown): FunctionError {
  if (body && typeof body === 'object' && 'error' in body && body.error && typeof body.error === 'object') {
    const { code, message, requestId, reason, values } = body.error as Record<string, unknown>;
    if (typeof code === 'string' && typeof message === 'string') {
      // A message without a reason is meant for developers and names fields of the request.
      const isForClients = reason === undefined && code === 'bad_request';
      const text = isForClients
        ? t`Something went wrong on this page. Copy what you typed, reload the page and try again.`
        : refusalText({ message, reason, values });
      return new FunctionError(code as ErrorCode, text, String(requestId ?? ''), cause);
    }
  }
  const code = status === 401 ? 'not_signed_in' : status >= 502 ? 'unavailable' : 'internal';
  return new FunctionError(code, t`Something went wrong. Please try again.`, '', cause);
}
