import { type Readable, readText, sessionStore, type Writable, writeText } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

/** Notes that this tab leaves for a checkout, and the page that it leaves; '' where there is none to go back to. */
export function rememberCheckout(from: string, store: Writable = sessionStore()): void {
  writeText(storageKeys.checkout, JSON.stringify({ from }), store);
}

/** The tab is back, or never left. */
export function forgetCheckout(store: Writable = sessionStore()): void {
  writeText(storageKeys.checkout, null, store);
}

/** The page that this tab left for a checkout; null where it left for none. */
export function startedCheckout(store: Readable = sessionStore()): { from: string } | null {
  const text = readText(storageKeys.checkout, store);
  if (text === null) return null;
  const from = /^\{"from":"(\/(?![/\\])[^"\\]*)"\}$/.exec(text)?.[1] ?? '';
  return { from };
}
