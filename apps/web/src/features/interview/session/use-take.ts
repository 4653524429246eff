import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepNewest, keepOrHoldPiece } from '@/lib/recordings.ts';
import { recordTake } from '../speech/recorder.ts';
import { sayHeld, sayNotRecorded } from '../speech/use-kept-recording.ts';

interface TakeParts {
  sessionId: string;
  question: string;
  stream: MediaStream | null;
  /** The returned function is called at the end. */
  onBegin(): () => void;
  /** The take ended by itself, with or without anything recorded. */
  onEnd(hasSound: boolean): void;
}

/** Records a take while it is on. `isHeld`: the device is full, so the current take exists only in this page. */
export function useTake(isOn: boolean, parts: TakeParts) {
  const [bytes, setBytes] = useState(0);
  const [isStored, setStored] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const kept = useRef(0);
  const end = useEffectEvent(() => parts.onEnd(kept.current > 0));
  const begin = useEffectEvent(() => {
    const { sessionId, question, stream } = parts;
    kept.current = 0;
    setBytes(0);
    setStored(false);
    setHeld(false);
    const stop = recordTake(
      { sessionId, question, fromSeconds: 0 },
      {
        onKept: (size) => {
          kept.current += size;
          setBytes(kept.current);
        },
        onEnded: () => end(),
        // A full device doesn't end the take: the rest is kept in this page.
        keep: (take, index, data) =>
          keepOrHoldPiece(take, index, data, (error) => {
            setHeld(true);
            sayHeld(error);
          }),
        onFailure: (error) => {
          sayNotRecorded(error);
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
  return { bytes, isStored, isHeld };
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
