import { recordedInterview } from '@greenroom/domain';
import { type Clock, clockWith, pauseClock, resumeClock, secondsLeft } from './clock.ts';

/**
 * Where a question of a recorded interview stands. `ready`: before the camera check is done, or after a pause or a reload
 * while preparing; nothing runs and the question isn't shown. `review`: the take can be watched, kept or recorded again.
 */
export type RecordedStep = 'ready' | 'preparing' | 'recording' | 'review';

export type Recorded = {
  step: RecordedStep;
  /** What is left of preparing or recording; null in steps without an end. */
  clock: Clock | null;
  /** Seconds that are left to prepare, as long as the step is `ready`. */
  secondsToPrepare: number;
  /** Takes that were begun. */
  takes: number;
  /** How long the last take is, in seconds. */
  seconds: number;
  /** A few words to hold on to, written while preparing. */
  jot: string;
  /** The text in the field is from before a retake: the first words of the retake replace it, unless the user edits it first. */
  replaces: boolean;
  /** The last take whose words are in the field; 0 where none are. */
  heardTake: number;
};

export type RecordedEvent =
  | { type: 'begin' }
  | { type: 'record' }
  | { type: 'finish' }
  | { type: 'fail' }
  /** Preparing stops: the page is out of sight, or the microphone is gone. */
  | { type: 'hold' }
  | { type: 'retake' }
  | { type: 'jot'; text: string };

const { prepareSeconds, answerSeconds, takes: takesAllowed } = recordedInterview;

/** A question that was not shown yet. */
export const freshRecorded: Recorded = {
  ...{ step: 'ready', clock: null, secondsToPrepare: prepareSeconds },
  ...{ takes: 0, seconds: 0, jot: '', replaces: false, heardTake: 0 },
};

/** Whether the clock of the interview waits: nobody is hurried while checking a camera or watching a take. */
export const isWaiting = ({ step }: Recorded) => step === 'ready' || step === 'review';

/** The longest that the clock of the interview runs for one question, in seconds. */
const longestQuestion = prepareSeconds + takesAllowed * answerSeconds;

/** Whether so many questions could take longer than there is time: then the clock of the interview is shown. */
export const isShort = (secondsLeft: number, questions: number) => secondsLeft < questions * longestQuestion;

/** How many more takes there are. */
export const takesLeft = ({ takes }: Recorded) => Math.max(0, takesAllowed - takes);

/** One step of a recorded question. An event that doesn't fit the step changes nothing. */
export function recordedReducer(recorded: Recorded, event: RecordedEvent, nowMs: number): Recorded {
  switch (event.type) {
    case 'begin':
      if (recorded.step !== 'ready') return recorded;
      return { ...recorded, step: 'preparing', clock: clockWith(recorded.secondsToPrepare, nowMs) };
    case 'record':
      return recorded.step === 'preparing' ? take(recorded, nowMs) : recorded;
    case 'retake':
      if (recorded.step !== 'review' || takesLeft(recorded) === 0) return recorded;
      return { ...take(recorded, nowMs), replaces: recorded.takes > 0 };
    case 'finish':
      if (recorded.step !== 'recording') return recorded;
      return {
        ...{ ...recorded, step: 'review', clock: null },
        seconds: usedSeconds(recorded, nowMs),
      };
    // Nothing was recorded, so it was no take.
    case 'fail':
      if (recorded.step !== 'recording') return recorded;
      return { ...recorded, step: 'review', clock: null, takes: recorded.takes - 1, replaces: false };
    case 'hold':
      return recorded.step === 'preparing' ? recoverRecorded(recorded, nowMs) : recorded;
    case 'jot':
      return { ...recorded, jot: event.text };
  }
}

const take = (recorded: Recorded, nowMs: number): Recorded => ({
  ...recorded,
  ...{ step: 'recording', takes: recorded.takes + 1, clock: clockWith(answerSeconds, nowMs) },
});

/** How long the take under way is, in whole seconds; its end in other steps. */
export function usedSeconds(recorded: Recorded, nowMs: number): number {
  if (recorded.step !== 'recording' || !recorded.clock) return recorded.seconds;
  return answerSeconds - secondsLeft(recorded.clock, nowMs);
}

/** Stops the clock of the step while the interviewer speaks. */
export const holdRecorded = (recorded: Recorded, nowMs: number): Recorded =>
  recorded.clock ? { ...recorded, clock: pauseClock(recorded.clock, nowMs) } : recorded;

/** Lets the clock of the step run on. */
export const releaseRecorded = (recorded: Recorded, nowMs: number): Recorded =>
  recorded.clock ? { ...recorded, clock: resumeClock(recorded.clock, nowMs) } : recorded;

/**
 * A question as it is found again after a pause or a reload. Who was preparing prepares on with the seconds that were left,
 * and what was being recorded is there to be reviewed: leaving gives neither time nor a further take.
 */
export function recoverRecorded(recorded: Recorded, nowMs: number): Recorded {
  if (recorded.step === 'recording') return recordedReducer(recorded, { type: 'finish' }, nowMs);
  if (recorded.step !== 'preparing' || !recorded.clock) return recorded;
  return { ...recorded, step: 'ready', clock: null, secondsToPrepare: secondsLeft(recorded.clock, nowMs) };
}
