import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { readKept, shape } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { openingTrouble } from './microphone.ts';
import { sharesMicrophone, watchMicrophone } from './microphone-level.ts';
import { canRecord, recordTake } from './recorder.ts';
import { sayTrouble } from './recording.ts';

const Flag = shape((value): value is boolean => typeof value === 'boolean');

/** Whether the user keeps recordings. */
export const keepsRecordings = (): boolean =>
  canRecord() && sharesMicrophone() && (readKept(storageKeys.keepsRecordings, Flag) ?? false);

/** Whether the sound of dictated answers is kept on this device. */
export interface KeptRecording {
  /** False where the browser can't record while it takes dictation. */
  available: boolean;
  isKept: boolean;
  setKept(isKept: boolean): void;
  /** Null where the browser takes dictation, and where it can't record. */
  alone: SoundAlone | null;
}

/** Recording an answer that is typed: nothing writes along. */
export interface SoundAlone {
  recording: boolean;
  toggle(): void;
}

interface Recorded {
  sessionId: string;
  question: string;
  /** The question is being answered, and nothing else records it. */
  isAnswering: boolean;
  hasDictation: boolean;
  /** Dictation records. */
  recording: boolean;
  /** Seconds of recording that the answer holds already. */
  recordedSeconds(): number;
  /** A voice of so many decibels is heard while dictation records. */
  onVoice(db: number): void;
}

/**
 * Records along with the dictation where the user keeps recordings, off until it is turned on. Without dictation an answer can be recorded
 * beside what is typed.
 */
export function useKeptRecording(recorded: Recorded): KeptRecording {
  const [isKept, setKept] = useKept(storageKeys.keepsRecordings, Flag, false);
  const available = canRecord() && sharesMicrophone();
  const { alone, stopAlone } = useSoundAlone(recorded);
  const recordsAlone = alone?.recording ?? false;
  const isRecording = (recorded.isAnswering && recorded.recording && isKept && available) || recordsAlone;
  const record = useEffectEvent(() => {
    const { sessionId, question, recordedSeconds, onVoice } = recorded;
    let unwatch = () => {};
    const giveUp = recordsAlone ? stopAlone : () => setKept(false);
    const stop = recordTake(
      { sessionId, question, fromSeconds: recordedSeconds() },
      {
        onBegun: (stream) => {
          if (!recordsAlone) unwatch = watchMicrophone(({ db, isVoice }) => isVoice && onVoice(db), stream);
        },
        onFailure: (error) => {
          giveUp();
          sayNotKept(error);
        },
        onDeaf: (error) => {
          giveUp();
          sayTrouble(openingTrouble(error));
        },
        onEnded: () => {
          if (!recordsAlone) return;
          giveUp();
          sayTrouble('lost');
        },
      },
    );
    return () => {
      unwatch();
      void stop();
    };
  });
  useEffect(() => {
    if (isRecording) return record();
  }, [isRecording]);
  return { available, isKept, setKept, alone };
}

/** A recording of one answer by hand. It ends with the answer, with a pause and with the next question. */
function useSoundAlone({ question, isAnswering, hasDictation }: Recorded) {
  const [recorded, setRecorded] = useState<string | null>(null);
  const recording = isAnswering && recorded === question;
  useEffect(() => {
    if (!recording) setRecorded(null);
  }, [recording]);
  const stopAlone = () => setRecorded(null);
  const toggle = () => setRecorded(recording || !isAnswering ? null : question);
  const alone: SoundAlone | null = hasDictation || !canRecord() ? null : { recording, toggle };
  return { alone, stopAlone };
}

/** Says that a recording could not be kept. */
function sayNotKept(error: unknown): void {
  console.warn('The recording was not kept', error);
  notify.error(
    t`We couldn't save the recording`,
    t`Your device is out of space, or your browser blocks storage. Your words are still saved.`,
  );
}

/** Says that a recording goes on, but only as long as the page is open. */
export function sayHeld(error: unknown): void {
  console.warn('The recording is held in this page', error);
  notify.error(
    t`This device has no room for your recording`,
    t`Keep going. You can play it until you close this tab, and download it to keep it.`,
  );
}

/** Says that nothing can be recorded. */
export function sayNotRecorded(error: unknown): void {
  console.warn('The browser could not record', error);
  notify.error(t`Your browser couldn't record this`, t`Try again, or type your answer.`);
}
