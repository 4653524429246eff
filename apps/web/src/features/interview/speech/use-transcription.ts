import { transcription } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/toasts.ts';
import type { Dictation, DictationOptions } from './dictation.ts';
import { openingTrouble } from './microphone.ts';
import { sayTrouble } from './recording.ts';
import { recordSound, type Sound, type SoundTake } from './sound-take.ts';
import { transcribeSound } from './transcribe-sound.ts';

/** After the words have come, so that they are in the field before the answer is saved. */
const settleDelayMs = 50;

interface State {
  phase: 'idle' | 'recording' | 'writing' | 'failed';
  /** Why the last recording couldn't be transcribed; '' if it could. */
  problem: string;
}

const idle: State = { phase: 'idle', problem: '' };

/** Dictation by recording: when it stops, the operator's model transcribes it. If that fails, the recording stays, and the user can try again. */
export function useTranscription(isOffered: boolean, options: DictationOptions): Dictation {
  const [state, setState] = useState(idle);
  const take = useRef<SoundTake | null>(null);
  /** Recordings whose words aren't there yet, the first one first. */
  const unwritten = useRef<Sound[]>([]);
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));
  const gone = useRef(new AbortController());
  const latest = useRef(options);
  latest.current = options;

  const write = async (): Promise<boolean> => {
    setState({ phase: 'writing', problem: '' });
    for (let sound = unwritten.current[0]; sound; sound = unwritten.current[0]) {
      try {
        const { recordedSeconds, language } = latest.current;
        const words = await transcribeSound(sound.blob, {
          ...{ level: sound.level, language, fromSeconds: recordedSeconds() },
          signal: gone.current.signal,
        });
        latest.current.onHeard(words.text, words.timed);
        unwritten.current.shift();
        latest.current.onWritten?.(sound.blob);
      } catch (error) {
        if (gone.current.signal.aborted) return false;
        setState({ phase: 'failed', problem: error instanceof Error ? error.message : '' });
        latest.current.onUnwritten?.(sound.blob);
        return false;
      }
    }
    setState(idle);
    await new Promise((done) => setTimeout(done, settleDelayMs));
    return true;
  };

  const finish = (isByHand = false): Promise<boolean> => {
    const ending = take.current;
    if (!ending) return underWay.current;
    take.current = null;
    setState({ phase: 'writing', problem: '' });
    underWay.current = ending.stop().then((sound) => {
      if (sound?.isSilent && isByHand)
        notify.info(t`We didn't hear you`, t`Check your microphone and try again, or type your answer.`);
      if (sound && !sound.isSilent) unwritten.current.push(sound);
      return write();
    });
    return underWay.current;
  };

  const begin = () => {
    // Whoever records again wants the words of the one before first.
    if (take.current || state.phase === 'writing') return;
    setState({ phase: 'recording', problem: '' });
    take.current = recordSound({
      onFailure: (error) => {
        take.current = null;
        setState(idle);
        sayTrouble(openingTrouble(error));
      },
      onEnded: (reason) => {
        if (!take.current) return;
        if (reason === 'lost') sayTrouble('lost');
        else sayFull();
        void finish();
      },
    });
  };

  useEffect(() => {
    gone.current = new AbortController();
    return () => {
      gone.current.abort();
      void take.current?.stop();
      take.current = null;
    };
  }, []);

  const recording = state.phase === 'recording';
  return {
    supported: isOffered,
    recording,
    interim: '',
    toggle: () => (recording ? void finish(true) : begin()),
    finish: () => finish(),
    submit: async () => {
      if (await finish()) latest.current.onSubmit?.();
    },
    transcription: {
      isWriting: state.phase === 'writing',
      problem: state.phase === 'failed' ? state.problem : null,
      retry: () => {
        underWay.current = write();
      },
      drop: () => {
        unwritten.current = [];
        underWay.current = Promise.resolve(true);
        setState(idle);
      },
    },
  };
}

function sayFull(): void {
  const minutes = transcription.seconds / 60;
  notify.info(
    t`That's ${minutes} minutes`,
    t`We can transcribe up to ${minutes} minutes at a time. Record again to continue.`,
  );
}
