import type { ErrorCode, FunctionInput, FunctionName, FunctionOutput } from '@greenroom/domain';
import { plural } from '@lingui/core/macro';
import { loadConfig } from '../lib/config.ts';

export type CallResult<N extends FunctionName> =
  | { ok: true; output: FunctionOutput<N> }
  | { ok: false; code: ErrorCode | 'network'; message: string; retryAfterSeconds: number };

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
    const { error } = body as { error?: { code?: ErrorCode; message?: string } };
    return {
      ok: false,
      code: error?.code ?? 'internal',
      message: error?.message ?? '',
      retryAfterSeconds: Number(response.headers.get('retry-after') ?? 0),
    };
  } catch {
    return { ok: false, code: 'network', message: '', retryAfterSeconds: 0 };
  }
}

/** `in 12 minutes`, for a refusal that says when to come back. */
export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return plural(minutes, { one: 'in # minute', other: 'in # minutes' });
}
