import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/toasts.ts';
import { findRecognition, judgeError, type Recognition, readResults } from './dictation.ts';

const language = 'en-US';
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
}

/** Dictation into the answer. `onHeard` gets settled words, to be put after what is there. */
export function useDictation(onHeard: (words: string) => void): Dictation {
  const [recording, setRecording] = useState(false);
  const [interim, setInterim] = useState('');
  const current = useRef<Recognition | null>(null);
  const starting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heard = useRef(onHeard);
  heard.current = onHeard;

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
      try {
        current.current = listen({
          isCurrent: (recognition) => current.current === recognition,
          onHeard: (words) => heard.current(words),
          onInterim: setInterim,
          onFailure: stop,
        });
      } catch {
        stop();
        refuseMicrophone();
      }
    }, startDelayMs);
  }, [stop]);

  useEffect(
    () => () => {
      clearTimeout(starting.current);
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  const finish = async () => {
    if (!recording) return;
    stop();
    await new Promise((resolve) => setTimeout(resolve, settleDelayMs));
    setInterim('');
  };

  const toggle = () => (recording ? stop() : start());
  return { supported: findRecognition() !== null, recording, interim, toggle, finish };
}

interface Listener {
  isCurrent(recognition: Recognition): boolean;
  onHeard(words: string): void;
  onInterim(words: string): void;
  onFailure(): void;
}

/** Starts a recognition that goes on until it is stopped: browsers end one by themselves after a silence. */
function listen({ isCurrent, onHeard, onInterim, onFailure }: Listener): Recognition {
  const Maker = findRecognition();
  if (!Maker) throw new Error('This browser has no speech recognition');
  const recognition = new Maker();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = (event) => {
    const { heard, interim } = readResults(event);
    onInterim(interim);
    if (heard !== '') onHeard(heard);
  };
  recognition.onerror = ({ error }) => {
    const verdict = judgeError(error);
    if (verdict === 'harmless' || !isCurrent(recognition)) return;
    onFailure();
    if (verdict === 'microphone') refuseMicrophone();
    else
      notify.error('Recognition Error', 'Speech recognition failed. Please try again or type your answer.');
  };
  recognition.onend = () => {
    onInterim('');
    if (isCurrent(recognition)) recognition.start();
  };
  recognition.start();
  return recognition;
}

function refuseMicrophone(): void {
  notify.error('Error', 'Could not start recording. Please check microphone permissions.');
}
