import { type Dispatch, useRef } from 'react';
import type { Opening } from '../opening.ts';
import { watchVoice } from '../speech/heard-voice.ts';
import { sharesMicrophone, watchMicrophone } from '../speech/microphone-level.ts';
import { type Capture, useCapture } from '../speech/use-capture.ts';
import { type Recorded, type RecordedEvent, usedSeconds } from './recorded.ts';
import { canGoOn, endsInterview, type SessionAction, type SessionState } from './session-state.ts';
import { type Answering, noteWait } from './use-answering.ts';
import { useInterruptions } from './use-interruptions.ts';
import { keepNewestTake, useTake } from './use-take.ts';
import { type TakeVoice, type TakeWords, useTakeWords } from './use-take-words.ts';

/** A recorded interview, as the page shows it. */
export interface RecordedMode {
  recorded: Recorded;
  capture: Capture;
  /** Whether the words are written down while they are recorded. */
  dictates: boolean;
  /** Size of the take under way. */
  bytes: number;
  /** The device is full, so the take exists only in this page. */
  isHeld: boolean;
  /** The last take is kept with all its pieces. */
  isStored: boolean;
  /** Transcription of a take afterwards; null where the words are written down while it is recorded, and where there is none. */
  words: TakeWords | null;
  /** To the next step: starts, records, finishes, or keeps the take. */
  advance(): void;
  /** The time of the step is over: goes to the next one. */
  endStep(): void;
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
  const { dictation, settled, next, noteVoice } = answering;
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
      if (!capture.stream) return () => undefined;
      // Words transcribed live get the level at that moment; words transcribed later get theirs by timestamp.
      if (dictates) return watchMicrophone(({ db, isVoice }) => isVoice && noteVoice(db), capture.stream);
      if (!words) return () => undefined;
      const watched = watchVoice(capture.stream);
      return () => {
        watched.stop();
        voice.current = { level: watched.level, isSilent: watched.isSilent() };
      };
    },
    onEnd: (hasSound) => settled(() => send({ type: hasSound ? 'finish' : 'fail' })),
  });
  const finish = () => settled(() => send({ type: 'finish' }));
  useInterruptions(recorded?.step ?? null, capture.stream, { hold: () => send({ type: 'hold' }), finish });
  const isLeaving = useRef(false);
  if (!recorded) return null;

  /** From a step in which the clock waits, once the microphone is there. A second press meanwhile does nothing. */
  const leaveWaiting = async (type: 'begin' | 'retake') => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const isOpen = (await capture.open()) !== null;
    isLeaving.current = false;
    if (!isOpen) return;
    noteWait(session.id, state.clock, Date.now());
    send({ type });
  };
  const keep = () => {
    if (!canGoOn(state)) return;
    void keepNewestTake(session.id, question);
    next();
    if (!endsInterview(state) && !session.practice) void leaveWaiting('begin');
  };
  const steps = {
    ready: () => void leaveWaiting('begin'),
    preparing: () => send({ type: 'record' }),
    recording: finish,
    review: keep,
  };
  const endStep = () => !answering.settling && words?.state.phase !== 'writing' && steps[recorded.step]();
  const write = () => {
    noteWait(session.id, state.clock, Date.now());
    dispatch({ type: 'write', nowMs: Date.now() });
  };
  return {
    ...{ recorded, capture, dictates, ...take, write },
    words: dictates ? null : words,
    advance: () => !isDoublePress(recorded) && endStep(),
    endStep,
    retake: () => {
      words?.cancel();
      void leaveWaiting('retake');
    },
    jot: (text) => send({ type: 'jot', text }),
  };
}

/** The second press of two: it would end a take that has just begun, and a take is spent with it. */
const isDoublePress = (recorded: Recorded) =>
  recorded.step === 'recording' && usedSeconds(recorded, Date.now()) < 1;
