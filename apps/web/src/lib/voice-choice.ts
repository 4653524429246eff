import { useSyncExternalStore } from 'react';
import { readKept, shape, writeKept } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

/** How fast a text is read, as times the voice's own pace. */
export const voiceRates = [0.8, 1, 1.2] as const;
export type VoiceRate = (typeof voiceRates)[number];

/** The voice that reads aloud: which one of the device's, by its address, and how fast. */
export interface VoiceChoice {
  /** The `voiceURI`; empty for the device's first. */
  voice: string;
  rate: VoiceRate;
}

const initial: VoiceChoice = { voice: '', rate: 1 };
const VoiceChoiceShape = shape<VoiceChoice>(
  (value): value is VoiceChoice =>
    !!value &&
    typeof value === 'object' &&
    'voice' in value &&
    typeof value.voice === 'string' &&
    'rate' in value &&
    voiceRates.some((rate) => rate === value.rate),
);

let current: VoiceChoice | undefined;
const listeners = new Set<() => void>();

/** The chosen voice as it stands. */
export function voiceChoice(): VoiceChoice {
  current ??= readKept(storageKeys.voice, VoiceChoiceShape) ?? initial;
  return current;
}

/** Keeps a part of the choice. False where the browser doesn't: it then holds as long as the page. */
export function chooseVoice(change: Partial<VoiceChoice>): boolean {
  current = { ...voiceChoice(), ...change };
  for (const listener of listeners) listener();
  return writeKept(storageKeys.voice, current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The chosen voice; re-renders when it changes. */
export const useVoiceChoice = (): VoiceChoice => useSyncExternalStore(subscribe, voiceChoice, voiceChoice);
