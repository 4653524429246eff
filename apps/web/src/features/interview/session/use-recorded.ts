import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepNewest } from '@/lib/recordings.ts';
import type { Opening } from '../opening.ts';
import { watchVoice } from '../speech/heard-voice.ts';
import { sharesMicrophone } from '../speech/microphone-level.ts';
import { recordTake } from '../speech/recorder.ts';
import { type Capture, useCapture } from '../speech/use-capture.ts';
import { sayNotKept } from '../speech/use-kept-recording.ts';
import type { Recorded, RecordedEvent } from './recorded.ts';
import { canGoOn, endsInterview, type SessionAction, type SessionState } from './session-state.ts';
import { type Answering, noteWait } from './use-answering.ts';
import { type TakeVoice, type TakeWords, useTakeWords } from './use-take-words.ts';

/** A recorded interview, as the page shows it. */
export interface RecordedMode {
  recorded: Recorded;
  capture: Capture;
  /** Whether the words are written down while they are recorded. */
  dictates: boolean;
  /** Size of the take under way. */
  bytes: number;
  /** The last take is kept with all its pieces. */
  isStored: boolean;
  /** Transcription of a take afterwards; null where the words are written down while it is recorded, and where there is none. */
  words: TakeWords | null;
  /** To the next step: starts, records, finishes, or keeps the take. */
  advance(): void;
  retake(): void;
  /** Answers this interview in writing. */
  write(): void;
  jot(text: string): void;
}

/** Prepare, answer, watch, keep: null in interviews that aren't recorded. */
export function useRecorded(
  { session, questions, source }: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  answering: Answering,
): RecordedMode | null {
  const { recorded, phase } = state;
  const { dictation, settled, next } = answering;
  const capture = useCapture(recorded !== null && phase === 'answering');
  const question = questions[state.index]?.question_text ?? '';
  // A model transcribes a take only afterwards and when asked: what is recorded here stays on the device.
  const dictates = dictation.supported && sharesMicrophone() && dictation.transcription === null;
  const send = (event: RecordedEvent) => dispatch({ type: 'recorded', event, nowMs: Date.now() });
  const voice = useRef<TakeVoice>(null);
  const words = useTakeWords(
    {
      ...{ sessionId: session.id, question, take: recorded?.takes ?? 0, language: source.lang },
      voice: () => voice.current,
    },
    dispatch,
  );
  const take = useTake(phase === 'answering' && recorded?.step === 'recording', {
    ...{ sessionId: session.id, question, stream: capture.stream },
    onBegin: () => {
      if (dictates && !dictation.recording) dictation.toggle();
      voice.current = null;
      if (dictates || !words || !capture.stream) return () => undefined;
      const watched = watchVoice(capture.stream);
      return () => {
        watched.stop();
        voice.current = { level: watched.level, isSilent: watched.isSilent() };
      };
    },
    onEnd: (hasSound) => settled(() => send({ type: hasSound ? 'finish' : 'fail' })),
  });
  if (!recorded) return null;

  /** From a step in which the clock waits, once the microphone is there. */
  const leaveWaiting = async (type: 'begin' | 'retake') => {
    if (!(await capture.open())) return;
    noteWait(session.id, state.clock, Date.now());
    send({ type });
  };
  const keep = () => {
    if (!canGoOn(state)) return;
    void keepNewest(session.id, question);
    next();
    if (!endsInterview(state) && !session.practice) void leaveWaiting('begin');
  };
  const steps = {
    ready: () => void leaveWaiting('begin'),
    preparing: () => send({ type: 'record' }),
    recording: () => settled(() => send({ type: 'finish' })),
    review: keep,
  };
  const write = () => {
    noteWait(session.id, state.clock, Date.now());
    dispatch({ type: 'write', nowMs: Date.now() });
  };
  return {
    ...{ recorded, capture, dictates, ...take, write },
    words: dictates ? null : words,
    advance: () => !answering.settling && words?.state.phase !== 'writing' && steps[recorded.step](),
    retake: () => {
      words?.cancel();
      void leaveWaiting('retake');
    },
    jot: (text) => send({ type: 'jot', text }),
  };
}

interface TakeParts {
  sessionId: string;
  question: string;
  stream: MediaStream | null;
  /** The returned function is called at the end. */
  onBegin(): () => void;
  /** The take ended by itself, with or without anything recorded. */
  onEnd(hasSound: boolean): void;
}

/** Records while it is on. */
function useTake(isOn: boolean, parts: TakeParts) {
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
  await keepNewest(sessionId, question).catch((error: unknown) =>
    console.warn('The earlier take was not removed', error),
  );
}
