import { t } from '@lingui/core/macro';
import { notify } from '@/lib/toasts.ts';
import { findRecognition, freshResults, judgeError, type Recognition, readResults } from './dictation.ts';
import { createWordTimer, type SpokenWord } from './spoken-words.ts';

const language = 'en-US';

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
export function listen(listener: Listener, offsetSeconds: number): Recognition {
  const Maker = findRecognition();
  if (!Maker) throw new Error('This browser has no speech recognition');
  const recognition = new Maker();
  const startedAt = Date.now();
  let timer = createWordTimer(offsetSeconds);
  let heardAnything = false;
  recognition.lang = language;
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
    listener.onFailure();
    sayWhatFailed(verdict);
  };
  recognition.onend = () => {
    listener.onInterim('');
    if (!listener.isCurrent(recognition)) return;
    timer = createWordTimer(offsetSeconds + (Date.now() - startedAt) / 1_000);
    try {
      recognition.start();
    } catch {
      listener.onFailure();
      sayWhatFailed('failed');
    }
  };
  recognition.start();
  return recognition;
}

/** Says why a recording ended, or did not begin. */
export function sayWhatFailed(verdict: 'microphone' | 'lost' | 'failed'): void {
  if (verdict === 'microphone') {
    notify.error(t`Error`, t`Could not start recording. Please check microphone permissions.`);
  } else if (verdict === 'lost') {
    notify.error(t`Audio Processing Error`, t`The microphone stopped. Every word heard so far is kept.`);
  } else {
    notify.error(t`Recognition Error`, t`Speech recognition failed. Please try again or type your answer.`);
  }
}
