import { readText, sessionStore, writeText } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

/** Notes that this tab leaves for a checkout, so that it can say welcome when it comes back with Premium. */
export function rememberCheckout(): void {
  writeText(storageKeys.checkout, '1', sessionStore());
}

/** Whether this tab left for a checkout; true once. */
export function takeStartedCheckout(): boolean {
  const isStarted = readText(storageKeys.checkout, sessionStore()) !== null;
  writeText(storageKeys.checkout, null, sessionStore());
  return isStarted;
}
