import { t } from '@lingui/core/macro';
import { notify } from '@/lib/toasts.ts';
import { createWordTimer, type SpokenWord } from '../spoken-words.ts';
import { isOnDevice, leaveDevice } from './device-speech.ts';
import { findRecognition, freshResults, judgeError, type Recognition, readResults } from './dictation.ts';
import { examineMicrophone, type HearingTrouble, judgeHearing } from './microphone.ts';
import { recognitionLanguage, spokenLanguage } from './recognition-language.ts';

export interface Listener {
  /** Whether this recording is the one that goes on; a stopped one still delivers its last words. */
  isCurrent(recognition: Recognition): boolean;
  onHeard(words: string, timed: SpokenWord[]): void;
  onInterim(words: string): void;
  onFailure(): void;
}

/**
 * Starts a recognition that goes on until it is stopped: browsers end one by themselves after a silence. Times of
 * words count from `offsetSeconds`. Throws where the browser lets none start.
 */
export function listen(listener: Listener, offsetSeconds: number, language?: string): Recognition {
  const Maker = findRecognition();
  if (!Maker) throw new Error('This browser has no speech recognition');
  const recognition = new Maker();
  const startedAt = Date.now();
  let timer = createWordTimer(offsetSeconds);
  let heardAnything = false;
  recognition.lang = recognitionLanguage(language);
  // What the device can do is asked for English.
  if (isOnDevice() && spokenLanguage(language) === 'en') recognition.processLocally = true;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = (event) => {
    const { heard, interim } = readResults(event);
    const words = timer.hear(freshResults(event), offsetSeconds + (Date.now() - startedAt) / 1_000);
    heardAnything = true;
    listener.onInterim(interim);
    if (heard !== '') listener.onHeard(heard, words);
  };
  recognition.onerror = ({ error }) => {
    const verdict = judgeError(error, heardAnything);
    if (verdict === 'harmless' || !listener.isCurrent(recognition)) return;
    // The browser had promised the language and has lost it since.
    if (error === 'language-not-supported' && isOnDevice()) leaveDevice();
    listener.onFailure();
    if (verdict === 'microphone') void sayWhyUnheard(error);
    else sayTrouble(verdict);
  };
  recognition.onend = () => {
    listener.onInterim('');
    if (!listener.isCurrent(recognition)) return;
    timer = createWordTimer(offsetSeconds + (Date.now() - startedAt) / 1_000);
    try {
      recognition.start();
    } catch {
      listener.onFailure();
      sayTrouble('failed');
    }
  };
  recognition.start();
  return recognition;
}

/** Finds out why the microphone isn't heard, and says it. */
export async function sayWhyUnheard(error: string): Promise<void> {
  sayTrouble(judgeHearing(error, await examineMicrophone()));
}

/** Says why a recording ended, or did not begin. */
export function sayTrouble(trouble: HearingTrouble | 'lost'): void {
  const [title, text] = troubleText(trouble);
  notify.error(title, text);
}

function troubleText(trouble: HearingTrouble | 'lost'): [title: string, text: string] {
  switch (trouble) {
    case 'denied':
      return [t`Error`, t`Could not start recording. Please check microphone permissions.`];
    case 'missing':
      return [t`No microphone found`, t`Plug one in or turn it on, and try again. Or type your answer.`];
    case 'busy':
      return [
        t`Your microphone is in use`,
        t`Close the app or end the call that's using it, and try again. Or type your answer.`,
      ];
    case 'service':
      return [
        t`Speech recognition is off`,
        t`Your microphone isn't the problem. Turn on dictation in your browser or device settings, or type your answer.`,
      ];
    case 'lost':
      return [t`Audio Processing Error`, t`The microphone stopped. Everything it heard so far is saved.`];
    case 'failed':
      return [t`Recognition Error`, t`Speech recognition failed. Please try again or type your answer.`];
  }
}
