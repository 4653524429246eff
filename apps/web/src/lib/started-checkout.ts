import { storageKeys } from './storage-keys.ts';

/** Notes that this tab leaves for a checkout, so that it can say welcome when it comes back with Premium. */
export function rememberCheckout(): void {
  try {
    sessionStorage.setItem(storageKeys.checkout, '1');
  } catch {
    // Without storage the welcome is left out; nothing hangs on it.
  }
}

/** Whether this tab left for a checkout; true once. */
export function takeStartedCheckout(): boolean {
  try {
    const isStarted = sessionStorage.getItem(storageKeys.checkout) !== null;
    sessionStorage.removeItem(storageKeys.checkout);
    return isStarted;
  } catch {
    return false;
  }
}
