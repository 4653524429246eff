/**
 * A turn without hands. `asking`: the interviewer speaks, or the next question isn't there yet. `listening`: the microphone is
 * on. `adding`: the answer seems over, and "Anything to add?" is asked. `going-on`: nothing was added.
 */
export type HandsFreePhase = 'off' | 'asking' | 'listening' | 'adding' | 'going-on';

export interface HandsFree {
  phase: HandsFreePhase;
  /** Whether anything was heard since listening began: who has not begun is thinking, and is left alone. */
  hasSpoken: boolean;
  /** The last moment of a voice, a word or a key. */
  lastSoundMs: number;
  /** When "Anything to add?" had been asked; null before that. */
  waitsSinceMs: number | null;
}

export type HandsFreeEvent =
  | { type: 'on'; nowMs: number }
  | { type: 'off' }
  /** A question is on the screen, or none is (a strong answer, a pause). */
  | { type: 'question' }
  | { type: 'asked'; nowMs: number }
  | { type: 'sound'; nowMs: number }
  /** "Anything to add?" was said, and the microphone is on again. */
  | { type: 'prompted'; nowMs: number }
  /** The user wants more time. */
  | { type: 'wait'; nowMs: number }
  | { type: 'tick'; nowMs: number; silenceSeconds: number; hasWords: boolean };

export const handsFreeOff: HandsFree = { phase: 'off', hasSpoken: false, lastSoundMs: 0, waitsSinceMs: null };

/** The silences after which an answer counts as over, in seconds. */
export const silenceChoices = [1.5, 2.5, 4, 6] as const;
export type Silence = (typeof silenceChoices)[number];
export const usualSilence: Silence = 2.5;

/** How long somebody has to add something, in seconds. */
export const addingSeconds = 5;

/** Whole seconds until it goes on; null unless it waits for something to be added. */
export function secondsToAdd({ phase, waitsSinceMs }: HandsFree, nowMs: number): number | null {
  if (phase !== 'adding' || waitsSinceMs === null) return null;
  return Math.max(0, Math.ceil(addingSeconds - (nowMs - waitsSinceMs) / 1_000));
}

const listen = (nowMs: number, hasSpoken = false): HandsFree => ({
  ...{ phase: 'listening', hasSpoken, lastSoundMs: nowMs, waitsSinceMs: null },
});

/** One step of a turn without hands. An event that doesn't fit the phase changes nothing. */
export function handsFreeReducer(state: HandsFree, event: HandsFreeEvent): HandsFree {
  if (event.type === 'on') return state.phase === 'off' ? listen(event.nowMs) : state;
  if (event.type === 'off' || state.phase === 'off') return state.phase === 'off' ? state : handsFreeOff;
  switch (event.type) {
    case 'question':
      return { ...handsFreeOff, phase: 'asking' };
    case 'asked':
      return state.phase === 'asking' ? listen(event.nowMs) : state;
    case 'sound':
      return hearSound(state, event.nowMs);
    case 'prompted':
      return state.phase === 'adding' ? { ...state, waitsSinceMs: event.nowMs } : state;
    case 'wait':
      return state.phase === 'adding' ? listen(event.nowMs) : state;
    case 'tick':
      return passTime(state, event);
  }
}

function hearSound(state: HandsFree, nowMs: number): HandsFree {
  if (state.phase === 'listening') return { ...state, hasSpoken: true, lastSoundMs: nowMs };
  // Until it has been asked, the last words of the answer are still arriving.
  return state.phase === 'adding' && state.waitsSinceMs !== null ? listen(nowMs, true) : state;
}

function passTime(state: HandsFree, event: Extract<HandsFreeEvent, { type: 'tick' }>): HandsFree {
  const { nowMs, silenceSeconds, hasWords } = event;
  const isOver = state.hasSpoken && hasWords && nowMs - state.lastSoundMs >= silenceSeconds * 1_000;
  if (state.phase === 'listening' && isOver) return { ...state, phase: 'adding', waitsSinceMs: null };
  return secondsToAdd(state, nowMs) === 0 ? { ...state, phase: 'going-on' } : state;
}
