import { type Readable, readKept, readText, sessionStore, shape, type Writable, writeKept } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

/** A page that was left for a checkout. `from` is '' where there is none to go back to. */
interface StartedCheckout {
  from: string;
  /** What that page is opened with, as the state of the navigation. */
  state?: unknown;
}

const ownPage = /^\/(?![/\\])[^"\\]*$/;
const Started = shape(
  (value): value is StartedCheckout =>
    !!value &&
    typeof value === 'object' &&
    'from' in value &&
    typeof value.from === 'string' &&
    ownPage.test(value.from),
);

/** Notes that this tab leaves for a checkout, and the page that it leaves. */
export function rememberCheckout(from: string, state?: unknown, store: Writable = sessionStore()): void {
  writeKept(storageKeys.checkout, { from, state }, store);
}

/** The tab is back, or never left. */
export function forgetCheckout(store: Writable = sessionStore()): void {
  writeKept(storageKeys.checkout, null, store);
}

/** The page that this tab left for a checkout; null where it left for none. */
export function startedCheckout(store: Readable = sessionStore()): StartedCheckout | null {
  if (readText(storageKeys.checkout, store) === null) return null;
  return readKept(storageKeys.checkout, Started, store) ?? { from: '' };
}
