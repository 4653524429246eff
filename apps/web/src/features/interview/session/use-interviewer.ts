import { type Dispatch, useEffect } from 'react';
import { shape } from '@/lib/kept.ts';
import { useSettings } from '@/lib/settings.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import { useKept } from '@/lib/use-kept.ts';
import { type Speaker, speak, useReadyVoice, useSpeaker } from '@/lib/voice.ts';
import type { SessionAction } from './session-state.ts';

const Flag = shape((value): value is boolean => typeof value === 'boolean');

/** The interviewer's voice: reads each question where it is wanted, and can be asked to say it again. */
export interface Interviewer extends Speaker {
  /** Whether questions are read without being asked for. */
  asksAloud: boolean;
  setAsksAloud(value: boolean): void;
  /** A question is asked aloud: then a screen reader isn't given it to read at the same time. */
  asksNow: boolean;
  /** Of what it asks, as a tag (BCP 47). */
  language: string;
  /** Says a few words in that language where it asks aloud, and resolves when they are said; at once where it doesn't. */
  say(words: string): Promise<void>;
}

interface Asked {
  /** The question; null while none is asked. */
  question: string | null;
  language: string;
  byVoice: boolean;
  isRecording: boolean;
}

/**
 * Asks aloud in interviews by voice until that is turned off in one, and in all others where voice feedback is on. The clock
 * stands still while the interviewer speaks.
 */
export function useInterviewer(
  { question, language, byVoice, isRecording }: Asked,
  dispatch: Dispatch<SessionAction>,
): Interviewer {
  const { voiceFeedback } = useSettings().audio;
  const [silent, setSilent] = useKept(storageKeys.silentInterviewer, Flag, false);
  const asksAloud = byVoice ? !silent : voiceFeedback;
  const speaker = useSpeaker(question, { isAuto: asksAloud, isQuiet: isRecording, language });
  const { available, speaking, stop } = speaker;
  useReadyVoice(asksAloud && available);
  useEffect(() => {
    if (!speaking) return;
    dispatch({ type: 'asking', nowMs: Date.now() });
    return () => dispatch({ type: 'asked', nowMs: Date.now() });
  }, [speaking, dispatch]);
  const setAsksAloud = (value: boolean) => {
    setSilent(!value);
    if (!value) stop();
  };
  const say = async (words: string) => {
    if (!asksAloud || !available) return;
    dispatch({ type: 'asking', nowMs: Date.now() });
    await spoken(words, language);
    dispatch({ type: 'asked', nowMs: Date.now() });
  };
  const asksNow = asksAloud && available && question !== null;
  return { ...speaker, asksNow, language, asksAloud, setAsksAloud, say };
}

/** A voice that hasn't ended by then never began, in milliseconds. */
const longestWordsMs = 6_000;

const spoken = (words: string, language: string) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestWordsMs);
    const onEnd = () => {
      clearTimeout(timer);
      resolve();
    };
    speak(words, { onEnd }, language);
  });
