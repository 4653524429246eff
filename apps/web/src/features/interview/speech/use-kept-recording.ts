import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { readKept, shape } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { sharesMicrophone } from './microphone-level.ts';
import { canRecord, recordTake } from './recorder.ts';

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
}

interface Recorded {
  sessionId: string;
  question: string;
  recording: boolean;
  /** Seconds of recording that the answer holds already. */
  recordedSeconds(): number;
}

/** Records along with the dictation where the user keeps recordings. Off until it is turned on. */
export function useKeptRecording(recorded: Recorded): KeptRecording {
  const [isKept, setKept] = useKept(storageKeys.keepsRecordings, Flag, false);
  const available = canRecord() && sharesMicrophone();
  const isRecording = recorded.recording && isKept && available;
  const record = useEffectEvent(() => {
    const { sessionId, question, recordedSeconds } = recorded;
    const onFailure = (error: unknown) => {
      setKept(false);
      sayNotKept(error);
    };
    const stop = recordTake({ sessionId, question, fromSeconds: recordedSeconds() }, { onFailure });
    return () => void stop();
  });
  useEffect(() => {
    if (isRecording) return record();
  }, [isRecording]);
  return { available, isKept, setKept };
}

/** Says that a recording could not be kept. */
export function sayNotKept(error: unknown): void {
  console.warn('The recording was not kept', error);
  notify.error(
    t`We couldn't keep the recording`,
    t`Your device is out of space, or your browser blocks storage. Your words are still saved.`,
  );
}
