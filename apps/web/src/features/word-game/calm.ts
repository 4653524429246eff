import { readText, writeText } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';

const key = storageKeys.calmGame;

/** Whether the game holds still: as chosen here, or as the device asks for. */
export function readCalm(): boolean {
  const asked = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const chosen = readText(key);
  return chosen === null ? asked : chosen === 'on';
}

/** Keeps the choice in this browser. */
export function keepCalm(calm: boolean): void {
  writeText(key, calm ? 'on' : 'off');
}

const calmStepSeconds = 5;
const alwaysShownSeconds = 10;

/** The seconds to show: every one, or in calm mode every fifth until the last ten. */
export function shownSeconds(secondsLeft: number, calm: boolean): number {
  if (!calm || secondsLeft <= alwaysShownSeconds) return secondsLeft;
  return Math.ceil(secondsLeft / calmStepSeconds) * calmStepSeconds;
}
