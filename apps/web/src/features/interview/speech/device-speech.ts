import { useSyncExternalStore } from 'react';
import { findRecognition } from './dictation.ts';
import { recognitionLanguage } from './recognition-language.ts';

/**
 * Whether this device recognizes speech itself: `none` where it can't, `downloadable` where it could, `installing` while it gets what it
 * needs, `failed` where that didn't work, `ready` where no sound leaves it.
 */
export type DeviceSpeech = 'none' | 'downloadable' | 'installing' | 'failed' | 'ready';

/** Asks the browser whether the device recognizes a language. Downloads nothing. */
export async function readDeviceSpeech(language: string, scope: unknown = globalThis): Promise<DeviceSpeech> {
  const Maker = findRecognition(scope);
  if (!Maker?.available || !Maker.install) return 'none';
  try {
    const status = await Maker.available({ langs: [language], processLocally: true });
    const known = { available: 'ready', downloading: 'installing', downloadable: 'downloadable' } as const;
    return known[status as keyof typeof known] ?? 'none';
  } catch (error) {
    console.warn('The browser does not say whether it recognizes speech on the device', error);
    return 'none';
  }
}

/** Has the browser get what it needs to recognize a language on the device. */
export async function installDeviceSpeech(
  language: string,
  scope: unknown = globalThis,
): Promise<DeviceSpeech> {
  try {
    const isDone = await findRecognition(scope)?.install?.({ langs: [language], processLocally: true });
    return isDone ? 'ready' : 'failed';
  } catch (error) {
    console.warn('Speech recognition was not installed on the device', error);
    return 'failed';
  }
}

let current: DeviceSpeech = 'none';
let isAsked = false;
const listeners = new Set<() => void>();

function take(next: DeviceSpeech): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Whether the next recording is recognized on the device. */
export const isOnDevice = (): boolean => current === 'ready';

/** The device said no after all: the next recording goes to the browser's service, and the page says so. */
export const leaveDevice = (): void => take('failed');

/** Gets recognition onto the device; recordings go on meanwhile as before. */
export async function getDeviceSpeech(): Promise<void> {
  take('installing');
  take(await installDeviceSpeech(recognitionLanguage()));
}

const now = (): DeviceSpeech => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    void readDeviceSpeech(recognitionLanguage()).then(async (found) => {
      // A download that another page began ends when asked for again.
      if (found === 'installing') await getDeviceSpeech();
      else take(found);
    });
  }
  return () => void listeners.delete(listener);
}

/** What the device can do; asks the browser once. */
export const useDeviceSpeech = (): DeviceSpeech => useSyncExternalStore(subscribe, now, now);
