import { letGo } from './held-recordings.ts';

/** The browser's database of recordings. */
export const recordingsName = 'greenroom.recordings';

/** Removes every recording from this device, and from this page. */
export function forgetRecordings(): void {
  letGo();
  if (typeof indexedDB === 'undefined') return;
  try {
    indexedDB.deleteDatabase(recordingsName);
  } catch (error) {
    // A browser that refuses the database has kept nothing in it.
    console.warn('The recordings could not be removed', error);
  }
}
