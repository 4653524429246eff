import { storageKeys } from './storage-keys.ts';

/** Removes what this browser kept: drafts, results, settings. The theme stays; it says nothing of anybody. */
export function forgetDevice(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('greenroom') && key !== storageKeys.theme) localStorage.removeItem(key);
    }
  } catch {
    // Storage that is closed to the page holds nothing of it.
  }
}
