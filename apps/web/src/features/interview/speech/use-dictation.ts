import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpokenWord } from '../spoken-words.ts';
import { findRecognition, type Recognition } from './dictation.ts';
import { listen, sayWhyUnheard } from './recording.ts';

/** Before a recording starts, so that one in progress has ended. */
const startDelayMs = 300;
/** After a recording was stopped, so that the last words arrive before the answer is saved. */
const settleDelayMs = 500;

export interface Dictation {
  /** False where the browser has no speech recognition. */
  supported: boolean;
  recording: boolean;
  /** Words heard that may still change. */
  interim: string;
  toggle(): void;
  /** Ends a recording; resolves once its last words have arrived. At once where nothing is recorded. */
  finish(): Promise<void>;
  /** Ends a recording, then calls `onSubmit` as it is once the last words have arrived. */
  submit(): Promise<void>;
}

interface DictationOptions {
  /** Gets settled words, to be put after what is there, with their times. */
  onHeard(words: string, timed: SpokenWord[]): void;
  /** Seconds of recording that the answer holds already. */
  recordedSeconds(): number;
  onSubmit?(): void;
}

/** Dictation into the answer. */
export function useDictation(options: DictationOptions): Dictation {
  const [recording, setRecording] = useState(false);
  const [interim, setInterim] = useState('');
  const current = useRef<Recognition | null>(null);
  const starting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(options);
  latest.current = options;

  const stop = useCallback(() => {
    clearTimeout(starting.current);
    const recognition = current.current;
    current.current = null;
    setRecording(false);
    recognition?.stop();
  }, []);

  const start = useCallback(() => {
    stop();
    setRecording(true);
    starting.current = setTimeout(() => {
      const listener = {
        isCurrent: (recognition: Recognition) => current.current === recognition,
        onHeard: (words: string, timed: SpokenWord[]) => latest.current.onHeard(words, timed),
        onInterim: setInterim,
        onFailure: stop,
      };
      try {
        current.current = listen(listener, latest.current.recordedSeconds());
      } catch {
        stop();
        void sayWhyUnheard('not-started');
      }
    }, startDelayMs);
  }, [stop]);

  useEffect(
    () => () => {
      clearTimeout(starting.current);
      const recognition = current.current;
      current.current = null;
      recognition?.abort();
    },
    [],
  );

  const finish = async () => {
    if (!recording) return;
    stop();
    await new Promise((resolve) => setTimeout(resolve, settleDelayMs));
    setInterim('');
  };

  const submit = async () => {
    await finish();
    latest.current.onSubmit?.();
  };

  const toggle = () => (recording ? stop() : start());
  return { supported: findRecognition() !== null, recording, interim, toggle, finish, submit };
}
