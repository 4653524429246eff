import type { GenerateQuestionsOutput } from '@greenroom/domain';

/** Called whenever a set that was returned early has grown, with its questions in the same places. */
export type OnLaterSet = (set: GenerateQuestionsOutput) => void;

/** A set that is being written, and how to look at it. Times in milliseconds. */
export interface EarlySet {
  /** Resolves when the model is done, one way or another. */
  whole: Promise<GenerateQuestionsOutput>;
  /** How many questions have arrived. */
  arrived: () => number;
  /** The set with what has been written well so far; undefined where that is nothing. */
  soFar: (isWriting: boolean) => GenerateQuestionsOutput | undefined;
  onLater: OnLaterSet;
  openAfterMs: number;
  mostMs: number;
  /** For who has waited the longest and has nothing to begin with. */
  fallback: () => GenerateQuestionsOutput;
}

const lookEveryMs = 250;

/** Whether an interview can begin with a set: its first question is the model's own. */
const beginsWell = (set: GenerateQuestionsOutput) => set.questions[0]?.bank_id === null;

/**
 * Resolves to the whole set where it is quick, or as soon as its first question is written and `openAfterMs` have passed. `onLater`
 * gets what is written from then on, and the finished set last.
 */
export function openEarly(early: EarlySet): Promise<GenerateQuestionsOutput> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    let isOpen = false;
    let seen = 0;
    const open = (set: GenerateQuestionsOutput) => {
      isOpen = true;
      resolve(set);
    };
    const look = setInterval(() => {
      const passedMs = Date.now() - startedAt;
      const isDue = !isOpen && passedMs >= early.mostMs;
      if (!isDue && (passedMs < early.openAfterMs || early.arrived() === seen)) return;
      seen = early.arrived();
      const set = early.soFar(true);
      if (isOpen) return void (set && early.onLater(set));
      if (isDue) open(set ?? early.fallback());
      else if (set && beginsWell(set)) open(set);
    }, lookEveryMs);
    void early.whole.then((set) => {
      clearInterval(look);
      if (!isOpen) return open(set);
      const last = early.soFar(false);
      if (last) early.onLater(last);
    });
  });
}
