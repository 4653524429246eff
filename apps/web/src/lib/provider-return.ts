import { readKept, sessionStore, shape, writeKept } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

export const providerNames = ['google', 'github'] as const;
export type ProviderName = (typeof providerNames)[number];

/** What people know a provider by. */
export const providerLabels: Readonly<Record<ProviderName, string>> = { google: 'Google', github: 'GitHub' };

/** Why this tab went to a provider, and where to go on afterwards. */
export interface ProviderVisit {
  provider: ProviderName;
  purpose: 'sign-in' | 'link';
  from: string | null;
}

/** What came back: a code to exchange, or the name of what went wrong. */
export interface ProviderReturn {
  visit: ProviderVisit | null;
  code: string | null;
  error: string | null;
}

const visitKey = `${storageKeys.providerSignIn}.visit`;

const Visit = shape(
  (value): value is ProviderVisit =>
    !!value &&
    typeof value === 'object' &&
    'provider' in value &&
    providerNames.some((name) => name === value.provider) &&
    'purpose' in value &&
    (value.purpose === 'sign-in' || value.purpose === 'link') &&
    'from' in value &&
    (value.from === null || typeof value.from === 'string'),
);

/** Keeps in the tab why it leaves for a provider. */
export const keepVisit = (visit: ProviderVisit | null): boolean => writeKept(visitKey, visit, sessionStore());

const names = ['code', 'error', 'error_code', 'error_description', 'sb'];

/**
 * Reads what a provider sent back from an address, and the address without it. A code counts only in a tab that has asked for
 * one: nobody is signed in by a link that somebody made up. `null` where the address is none of these.
 */
export function readProviderReturn(
  visit: ProviderVisit | null,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): { came: ProviderReturn; address: string } | null {
  const query = new URLSearchParams(search);
  const error = query.get('error_code') ?? query.get('error');
  const code = query.get('code');
  // The links of emails put their errors behind the hash alone.
  if (error === null && !(visit && code)) return null;
  for (const name of names) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  const kept = new URLSearchParams(hash.slice(1)).has('error') ? '' : hash;
  return {
    came: { visit, code: error === null ? code : null, error },
    address: `${pathname}${rest}${kept}`,
  };
}

let arrived: ProviderReturn | null = null;

/** Takes what a provider sent back out of the address, before anything else reads it. */
export function leadProviderReturn(): void {
  const found = readProviderReturn(readKept(visitKey, Visit, sessionStore()), location);
  if (!found) return;
  keepVisit(null);
  arrived = found.came;
  history.replaceState(history.state, '', found.address);
}

/** What this page was opened with by a provider; null when nothing was, or it has been seen to. */
export const providerReturn = (): ProviderReturn | null => arrived;

export function endProviderReturn(): void {
  arrived = null;
}
