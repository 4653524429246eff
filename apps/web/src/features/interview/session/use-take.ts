import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepNewest } from '@/lib/recordings.ts';
import { recordTake } from '../speech/recorder.ts';
import { sayNotKept } from '../speech/use-kept-recording.ts';

interface TakeParts {
  sessionId: string;
  question: string;
  stream: MediaStream | null;
  /** The returned function is called at the end. */
  onBegin(): () => void;
  /** The take ended by itself, with or without anything recorded. */
  onEnd(hasSound: boolean): void;
}

/** Records a take while it is on. */
export function useTake(isOn: boolean, parts: TakeParts) {
  const [bytes, setBytes] = useState(0);
  const [isStored, setStored] = useState(true);
  const kept = useRef(0);
  const end = useEffectEvent(() => parts.onEnd(kept.current > 0));
  const begin = useEffectEvent(() => {
    const { sessionId, question, stream } = parts;
    kept.current = 0;
    setBytes(0);
    setStored(false);
    const stop = recordTake(
      { sessionId, question, fromSeconds: 0 },
      {
        onKept: (size) => {
          kept.current += size;
          setBytes(kept.current);
        },
        onEnded: () => end(),
        onFailure: (error) => {
          sayNotKept(error);
          end();
        },
        ...(stream ? { stream } : {}),
      },
    );
    const finish = parts.onBegin();
    return () => {
      finish();
      void store(stop, sessionId, question).then(() => setStored(true));
    };
  });
  useEffect(() => {
    if (isOn) return begin();
  }, [isOn]);
  return { bytes, isStored };
}

async function store(stop: () => Promise<void>, sessionId: string, question: string): Promise<void> {
  await stop();
  await keepNewestTake(sessionId, question);
}

/** A retake replaces the take before it. Where the browser keeps nothing there is none to remove. */
export const keepNewestTake = (sessionId: string, question: string): Promise<void> =>
  keepNewest(sessionId, question).catch((error: unknown) =>
    console.warn('The earlier take was not removed', error),
  );
