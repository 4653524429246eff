import { useEffect } from 'react';
import { playSound } from '@/lib/sounds.ts';
import { useReadAloud } from '@/lib/voice.ts';

/** Seconds before the end at which a sound says that time runs low. */
const lowAtSeconds = [60, 10];

interface Heard {
  secondsLeft: number;
  /** The clock runs. */
  isRunning: boolean;
  isCompleted: boolean;
  /** The question to read aloud; null while none is asked. */
  question: string | null;
  isRecording: boolean;
}

/** What is heard in an interview: the question where voice feedback is on, the clock and the end where sounds are. */
export function useInterviewSounds({
  secondsLeft,
  isRunning,
  isCompleted,
  question,
  isRecording,
}: Heard): void {
  useReadAloud(question, isRecording);
  useEffect(() => {
    // A tone in a recording would be taken for speech.
    if (!isRunning || isRecording) return;
    if (secondsLeft === 0) playSound('timeIsUp');
    else if (lowAtSeconds.includes(secondsLeft)) playSound('timeRunsLow');
  }, [secondsLeft, isRunning, isRecording]);
  useEffect(() => {
    if (isCompleted) playSound('finished');
  }, [isCompleted]);
}
