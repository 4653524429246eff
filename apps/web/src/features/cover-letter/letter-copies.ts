import type { LetterDraft } from './letter-draft.ts';

/** The newer of the device's copy and the account's. */
export function newerOf(kept: LetterDraft | null, stored: LetterDraft | null): LetterDraft | null {
  if (!kept || !stored) return kept ?? stored;
  return Date.parse(kept.at) > Date.parse(stored.at) ? kept : stored;
}

/**
 * Whether a letter that was written just now replaces what the page shows: it came while the page was open, or the device's
 * copy is still exactly that letter. Otherwise it was taken over before, and may be edited since.
 */
export const isUntaken = (fresh: LetterDraft, cameBefore: boolean, kept: LetterDraft | null): boolean =>
  !cameBefore || kept?.at === fresh.at;
