import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpokenWord } from '../spoken-words.ts';
import { type Dictation, type DictationOptions, findRecognition, type Recognition } from './dictation.ts';
import { listen, sayWhyUnheard } from './recording.ts';

/** Before a recording starts, so that one in progress has ended. */
const startDelayMs = 300;
/** After a recording was stopped, so that the last words arrive before the answer is saved. */
const settleDelayMs = 500;

/** Dictation by the browser's speech recognition. */
export function useRecognition(options: DictationOptions): Dictation {
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
        const { recordedSeconds, language } = latest.current;
        current.current = listen(listener, recordedSeconds(), language);
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
    if (!recording) return true;
    stop();
    await new Promise((resolve) => setTimeout(resolve, settleDelayMs));
    setInterim('');
    return true;
  };

  const submit = async () => {
    await finish();
    latest.current.onSubmit?.();
  };

  const toggle = () => (recording ? stop() : start());
  const supported = findRecognition() !== null;
  return { supported, recording, interim, toggle, finish, submit, transcription: null };
}
