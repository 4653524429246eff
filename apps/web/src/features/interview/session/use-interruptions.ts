import { useEffect, useEffectEvent } from 'react';
import { sharesMicrophone } from '../speech/microphone-level.ts';
import { sayTrouble } from '../speech/recording.ts';
import type { RecordedStep } from './recorded.ts';

interface Interruptions {
  /** Preparing waits. */
  hold(): void;
  /** The take under way is over. */
  finish(): void;
}

/** What becomes of a step when the page goes out of sight: phones take the microphone from a hidden page. */
export function whenHidden(step: RecordedStep | null, isPhone: boolean): keyof Interruptions | null {
  if (step === 'preparing') return 'hold';
  return step === 'recording' && isPhone ? 'finish' : null;
}

/** Stops preparing, and on phones a take, when the page is hidden, and says so when the microphone is pulled out. */
export function useInterruptions(
  step: RecordedStep | null,
  stream: MediaStream | null,
  { hold, finish }: Interruptions,
): void {
  const hide = useEffectEvent(() => {
    if (!document.hidden) return;
    const next = whenHidden(step, !sharesMicrophone());
    if (next === 'hold') hold();
    if (next === 'finish') finish();
  });
  const lose = useEffectEvent(() => {
    sayTrouble('lost');
    // The recorder notices by itself that a take has ended.
    if (step === 'preparing') hold();
  });
  useEffect(() => {
    const onChange = () => hide();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    const tracks = stream?.getAudioTracks() ?? [];
    const onEnd = () => lose();
    for (const track of tracks) track.addEventListener('ended', onEnd);
    return () => {
      for (const track of tracks) track.removeEventListener('ended', onEnd);
    };
  }, [stream]);
}
