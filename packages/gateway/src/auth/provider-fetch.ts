import type { z } from 'zod';
import { ProviderFailure } from './provider.ts';

const patienceMs = 10_000;
/** Profiles and tokens take a few kilobytes. */
const maxBytes = 256 * 1_024;

/** A provider's address without its last slash. Throws RangeError for plain HTTP, except to this machine. */
export function providerAddress(address: string): string {
  const url = new URL(address);
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    throw new RangeError(`${url.origin}: a provider is asked over HTTPS only`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

async function readText(response: Response): Promise<string> {
  let size = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ProviderFailure('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Asks a provider for JSON of the given shape: ten seconds, no redirects, 256 KiB. Throws ProviderFailure, which says which
 * step failed and how, and nothing of what was sent or answered.
 */
export async function fetchFromProvider<S extends z.ZodType>(
  step: string,
  address: string,
  schema: S,
  init: RequestInit = {},
): Promise<z.output<S>> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  headers.set('user-agent', 'gateway');
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address, { ...init, headers, redirect: 'error', signal });
    const text = await readText(response);
    if (!response.ok) throw new ProviderFailure(`${step}: status ${response.status}`);
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new ProviderFailure(`${step}: an unexpected answer`);
    return parsed.data;
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure(`${step}: ${error instanceof Error ? error.name : 'failed'}`);
  }
}
