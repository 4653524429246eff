import { readText, writeText } from '@/lib/kept.ts';

const key = (challengeId: string) => `greenroom.daily-challenge.${challengeId}`;

/** The text that was being written, from this browser. */
export function readDraft(challengeId: string): string {
  return readText(key(challengeId)) ?? '';
}

/** Keeps the text in this browser; an empty one is forgotten. Storage that is full or closed is not an error. */
export function keepDraft(challengeId: string, text: string): void {
  writeText(key(challengeId), text || null);
}
