import { useEffect } from 'react';
import { playSound } from '@/lib/sounds.ts';

/** Seconds before the end at which a sound says that time runs low. */
const lowAtSeconds = [60, 10];

interface Heard {
  secondsLeft: number;
  /** The clock runs. */
  isRunning: boolean;
  isCompleted: boolean;
  isRecording: boolean;
}

/** What is heard in an interview beside the interviewer: the clock and the end. */
export function useInterviewSounds({ secondsLeft, isRunning, isCompleted, isRecording }: Heard): void {
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
