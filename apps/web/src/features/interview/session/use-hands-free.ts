import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { shape } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import { useKept } from '@/lib/use-kept.ts';
import { levelOf, sharesMicrophone, watchMicrophone } from '../speech/microphone-level.ts';
import type { Dictation } from '../speech/use-dictation.ts';
import {
  type HandsFree,
  type HandsFreeEvent,
  handsFreeOff,
  handsFreeReducer,
  type Silence,
  secondsToAdd,
  silenceChoices,
  usualSilence,
} from './hands-free.ts';
import type { Interviewer } from './use-interviewer.ts';

const SilenceShape = shape<Silence>((value): value is Silence =>
  silenceChoices.some((choice) => choice === value),
);
const tickMs = 200;
/** A voice that hasn't begun by then won't: the browser keeps it silent. */
const latestVoiceMs = 3_000;
/** What is said once an answer seems over, in the language of the questions; in others it is only shown. */
const prompts: Record<string, string> = { en: 'Anything to add?', es: '¿Algo que agregar?' };
const promptIn = (language: string) => prompts[language.slice(0, 2).toLowerCase()] ?? null;

interface HandsFreeParts {
  /** What tells the question or the follow-up on the screen from others; null where none is being answered. */
  asked: string | null;
  text: string;
  interviewer: Interviewer;
  dictation: Dictation;
  /** Anything is being recorded. */
  isRecording: boolean;
  /** Last words of a recording are still arriving. */
  settling: boolean;
  onNext(): void;
  /** A voice of so many decibels is heard. */
  onVoice(db: number): void;
  /** Called when the page goes out of sight. */
  onHide(): void;
}

/** An interview without hands, as the page shows it. */
export interface HandsFreeMode {
  phase: HandsFree['phase'];
  /** Whole seconds until it goes on; null unless it waits for something to be added. */
  secondsLeft: number | null;
  /** The level of the microphone from 0 to 1; null where it isn't measured. */
  level: number | null;
  /** Whether "Anything to add?" is said aloud: then it isn't read out a second time. */
  isAloud: boolean;
  silence: Silence;
  setSilence(silence: Silence): void;
  toggle(): void;
  /** More time, after "Anything to add?". */
  wait(): void;
}

/** Asks, listens, notices the end of an answer, asks "Anything to add?" and goes on. Off until it is turned on. */
export function useHandsFree(parts: HandsFreeParts): HandsFreeMode {
  const { asked, text, interviewer, dictation } = parts;
  const [state, dispatch] = useReducer(handsFreeReducer, handsFreeOff);
  const [silence, setSilence] = useKept(storageKeys.handsFreeSilence, SilenceShape, usualSilence);
  const isOn = state.phase !== 'off';

  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current !== asked) dispatch({ type: 'question' });
    shown.current = asked;
  }, [asked]);
  useAsking(state.phase === 'asking' && asked !== null, interviewer, () =>
    dispatch({ type: 'asked', nowMs: Date.now() }),
  );
  useTurn(state, dispatch, parts);
  // Told at the next tick: a state set at every key is more than React takes from fast hands.
  const heardAt = useRef<number | null>(null);
  const noteSound = () => {
    heardAt.current = Date.now();
  };
  useWordSounds(`${text}|${dictation.interim}`, noteSound);
  const level = useLevel(isOn, (db) => {
    noteSound();
    parts.onVoice(db);
  });
  const nowMs = useTicks(isOn, (now) => {
    if (heardAt.current !== null) dispatch({ type: 'sound', nowMs: heardAt.current });
    heardAt.current = null;
    dispatch({
      type: 'tick',
      nowMs: now,
      silenceSeconds: silence,
      hasWords: text.trim() !== '' || dictation.transcription !== null,
    });
  });
  useHiding(isOn || parts.isRecording, parts.onHide);

  const toggle = () => {
    // What was typed before doesn't begin the answer.
    heardAt.current = null;
    if (!isOn) return dispatch({ type: 'on', nowMs: Date.now() });
    dispatch({ type: 'off' });
    if (dictation.recording) dictation.toggle();
  };
  const wait = () => dispatch({ type: 'wait', nowMs: Date.now() });
  const secondsLeft = secondsToAdd(state, nowMs);
  const isAloud = interviewer.asksAloud && interviewer.available && promptIn(interviewer.language) !== null;
  return { phase: state.phase, secondsLeft, level, isAloud, silence, setSilence, toggle, wait };
}

/** Records while it listens, asks "Anything to add?" with the microphone off, and goes on. */
function useTurn(state: HandsFree, dispatch: Dispatch<HandsFreeEvent>, parts: HandsFreeParts): void {
  const { asked, interviewer, dictation, settling } = parts;
  const { phase } = state;
  const isPrompted = state.waitsSinceMs !== null;
  const record = useEffectEvent(() => {
    if (asked !== null && !dictation.recording) dictation.toggle();
  });
  const enter = useEffectEvent(async (entered: HandsFree['phase']) => {
    if (entered === 'listening') record();
    if (entered === 'going-on') parts.onNext();
    if (entered !== 'adding') return;
    // Words that can't be had are for the user to decide on.
    if (!(await dictation.finish())) return dispatch({ type: 'off' });
    const prompt = promptIn(interviewer.language);
    if (prompt) await interviewer.say(prompt);
    dispatch({ type: 'prompted', nowMs: Date.now() });
  });
  useEffect(() => void enter(phase), [phase]);
  useEffect(() => {
    if (isPrompted) record();
  }, [isPrompted]);

  // Who stops the recording, or can't be heard, has taken it into their own hands.
  const recorded = useRef(false);
  useEffect(() => {
    const stopped = recorded.current && !dictation.recording;
    recorded.current = dictation.recording;
    const isByHand = asked !== null && !settling && (phase === 'listening' || isPrompted);
    if (stopped && isByHand) dispatch({ type: 'off' });
  }, [dictation.recording, settling, asked, phase, isPrompted, dispatch]);
}

/** Words and keys count as sounds: some voices are too soft for the meter, and some browsers have none. */
function useWordSounds(words: string, onSound: () => void): void {
  const before = useRef(words);
  const note = useEffectEvent(onSound);
  useEffect(() => {
    if (words !== before.current) note();
    before.current = words;
  }, [words]);
}

/** The level of the microphone from 0 to 1, while it is on; null where it can't be measured. */
function useLevel(isOn: boolean, onVoice: (db: number) => void): number | null {
  const [level, setLevel] = useState<number | null>(null);
  const note = useEffectEvent(onVoice);
  useEffect(() => {
    if (!isOn || !sharesMicrophone()) return;
    const stop = watchMicrophone(({ db, isVoice }) => {
      setLevel(levelOf(db));
      if (isVoice) note(db);
    });
    return () => {
      stop();
      setLevel(null);
    };
  }, [isOn]);
  return level;
}

/** Calls `onTick` now and then while it is on; answers the last moment. */
function useTicks(isOn: boolean, onTick: (nowMs: number) => void): number {
  const [nowMs, setNowMs] = useState(0);
  const tick = useEffectEvent(() => {
    const now = Date.now();
    setNowMs(now);
    onTick(now);
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [isOn]);
  return nowMs;
}

function useHiding(isOn: boolean, onHide: () => void): void {
  const hide = useEffectEvent(() => document.hidden && onHide());
  useEffect(() => {
    if (!isOn) return;
    const onChange = () => hide();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [isOn]);
}

/** Calls `onAsked` once the interviewer has asked: at once where nothing is asked aloud. */
function useAsking(isAsking: boolean, { asksAloud, available, speaking }: Interviewer, onAsked: () => void) {
  const begun = useRef(false);
  const done = useEffectEvent(onAsked);
  const isAloud = asksAloud && available;
  useEffect(() => {
    if (!isAsking) {
      begun.current = false;
      return;
    }
    if (speaking) {
      begun.current = true;
      return;
    }
    if (!isAloud || begun.current) return done();
    const timer = setTimeout(done, latestVoiceMs);
    return () => clearTimeout(timer);
  }, [isAsking, isAloud, speaking]);
}
