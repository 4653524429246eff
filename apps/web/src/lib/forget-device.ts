import { forgetRecordings } from './forget-recordings.ts';
import { keysWith, writeText } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

/** Removes what this browser kept: drafts, results, settings, recordings. The theme stays; it says nothing of anybody. */
export function forgetDevice(): void {
  for (const key of keysWith('greenroom')) if (key !== storageKeys.theme) writeText(key, null);
  forgetRecordings();
}
