import { DictatedWords } from '@greenroom/domain';
import { z } from 'zod';
import { keysWith, localStore, readKept, writeKept } from '@/lib/kept.ts';
import { type Clock, resumeClock } from './clock.ts';
import { freshRecorded, isWaiting, type Recorded, recoverRecorded } from './recorded.ts';
import type { SessionState } from './session-state.ts';

const prefix = 'greenroom.interview-draft.';
const version = 1;
const keyOf = (sessionId: string) => `${prefix}${sessionId}`;
const keptForMs = 14 * 24 * 3_600_000;

const DraftSchema = z.object({
  version: z.literal(version),
  index: z.number().int().min(0),
  answers: z.array(z.string()),
  unsent: z.array(z.number().int().min(0)),
  current: z.string(),
  clock: z.object({ deadlineAt: z.number(), pausedAt: z.number().nullable() }),
  /** Dictated words and self-ratings by question position. */
  spoken: z.array(DictatedWords.shape.words).default([]),
  ratings: z.array(z.number().int().min(1).max(5).nullable()).default([]),
  followUp: z.string().default(''),
  /** Left beside a strong answer, or while the interview was being completed. */
  reviewing: z.boolean().default(false),
  completing: z.boolean().default(false),
  /** The question on the screen of a recorded interview, as it is found again; null where it is answered in writing. */
  recorded: z
    .object({
      step: z.enum(['ready', 'review']),
      secondsToPrepare: z.number().min(0),
      takes: z.number().int().min(0),
      seconds: z.number().min(0),
      jot: z.string(),
      replaces: z.boolean().default(false),
      heardTake: z.number().int().min(0).default(0),
    })
    .nullable()
    .default(null),
  /** Left while the clock waited for a recorded question. */
  waiting: z.boolean().default(false),
  /** Epoch milliseconds. */
  savedAt: z.number(),
});

/** What the browser keeps of a running interview, so that a crash or a lost network costs nothing. */
export type Draft = Omit<z.infer<typeof DraftSchema>, 'version'>;

/** What is kept of a running interview; `savedAt` in epoch milliseconds. */
export function draftOf(state: SessionState, savedAt: number): Draft {
  const { index, answers, unsent, current, clock, spoken, ratings, followUp, phase } = state;
  const stage = { reviewing: phase === 'reviewing', completing: phase === 'completing' };
  const waiting = phase === 'answering' && state.recorded !== null && isWaiting(state.recorded);
  // A clock that waits for the voice is saved as running: after a reload the question is asked again.
  const noted = phase === 'answering' && !waiting ? resumeClock(clock, savedAt) : clock;
  const recorded = keptRecorded(state, savedAt);
  const kept = { index, answers, unsent, current, clock: noted, spoken, ratings, followUp };
  return { ...kept, ...stage, recorded, waiting, savedAt };
}

function keptRecorded({ recorded }: SessionState, savedAt: number): Draft['recorded'] {
  return recorded && keptForm(recoverRecorded(recorded, savedAt));
}

function keptForm({ step, clock: _, ...kept }: Recorded): Draft['recorded'] {
  return { ...kept, step: step === 'review' ? step : 'ready' };
}

/** The draft of a session that has just been started: nothing written, the clock running. */
export function firstDraft(clock: Clock, savedAt: number, mode?: string): Draft {
  const nothing = { answers: [], unsent: [], spoken: [], ratings: [], followUp: '' };
  const recorded = mode === 'recorded' ? keptForm(freshRecorded) : null;
  const stage = { reviewing: false, completing: false, recorded, waiting: false };
  return { index: 0, ...nothing, current: '', clock, ...stage, savedAt };
}

/** Answers whether the draft was kept: storage may be closed or full. */
export function saveDraft(sessionId: string, draft: Draft, store = localStore()): boolean {
  return writeKept(keyOf(sessionId), { version, ...draft }, store);
}

/** The draft of one interview; null where none is kept, or none that can be read. */
export function loadDraft(sessionId: string, store = localStore()): Draft | null {
  return readKept(keyOf(sessionId), DraftSchema, store);
}

/** Forgets the draft of one interview. */
export function removeDraft(sessionId: string, store = localStore()): void {
  writeKept(keyOf(sessionId), null, store);
}

/** Removes drafts of interviews that were left two weeks ago or more, and records that can't be read. */
export function removeOldDrafts(nowMs: number, store = localStore()): void {
  for (const key of keysWith(prefix, store)) {
    const draft = loadDraft(key.slice(prefix.length), store);
    if (!draft || nowMs - draft.savedAt > keptForMs) writeKept(key, null, store);
  }
}
