import type { ErrorBody, ErrorCode, FunctionInput, FunctionName, FunctionOutput } from '@greenroom/domain';
import { plural } from '@lingui/core/macro';
import { loadConfig } from '../lib/config.ts';

export type CallResult<N extends FunctionName> =
  | { ok: true; output: FunctionOutput<N> }
  | { ok: false; code: ErrorCode | 'network'; refusal: WireRefusal; retryAfterSeconds: number };

/** What the body of an error response says besides its code. */
type WireRefusal = { message: string } & Partial<Pick<ErrorBody['error'], 'reason' | 'values'>>;

/** Calls a server function as a visitor, without the app's client. Never rejects: what goes wrong is a code. */
export async function callAsVisitor<N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
): Promise<CallResult<N>> {
  try {
    const { url, functionsUrl, publishableKey } = await loadConfig();
    const response = await fetch(`${functionsUrl ?? url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publishableKey },
      body: JSON.stringify(input),
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, output: body as FunctionOutput<N> };
    const { code = 'internal', message = '', reason, values } = (body as Partial<ErrorBody>).error ?? {};
    return {
      ok: false,
      code,
      refusal: { message, reason, values },
      retryAfterSeconds: Number(response.headers.get('retry-after') ?? 0),
    };
  } catch {
    return { ok: false, code: 'network', refusal: { message: '' }, retryAfterSeconds: 0 };
  }
}

/** `in 12 minutes`, for a refusal that says when to come back. */
export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return plural(minutes, { one: 'in # minute', other: 'in # minutes' });
}
