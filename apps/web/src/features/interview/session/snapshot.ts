import { pauseValidityMs } from '@greenroom/domain';
import { z } from 'zod';
import { keysWith, localStore, readKept, writeKept } from '@/lib/kept.ts';

const prefix = 'greenroom.interview.';
const version = 1;
const keyOf = (sessionId: string) => `${prefix}${sessionId}`;
/** How far a timestamp may lie ahead of this browser's clock before the record is taken for edited. */
const toleratedAheadMs = 5 * 60_000;

const PauseSnapshotSchema = z.object({
  version: z.literal(version),
  sessionId: z.string().min(1),
  isPaused: z.boolean(),
  /** Seconds. */
  timeLeft: z.number().min(0),
  currentQuestionIndex: z.number().int().min(0),
  /** By question position; '' where there is none. */
  answers: z.array(z.string()),
  currentAnswer: z.string(),
  questions: z.array(z.object({ question_text: z.string(), ideal_answer: z.string() })),
  jobRole: z.string(),
  /** Epoch milliseconds at which it was paused. */
  timestamp: z.number(),
  /** The server has noted the pause as well. */
  onServer: z.boolean().default(false),
});

/** What the browser keeps of a paused interview. */
export type PauseSnapshot = Omit<z.infer<typeof PauseSnapshotSchema>, 'version'>;

/** Whether a snapshot is younger than 24 hours, and not from the future. */
function isValidSnapshot(snapshot: Pick<PauseSnapshot, 'timestamp'>, nowMs: number): boolean {
  const ageMs = nowMs - snapshot.timestamp;
  return ageMs < pauseValidityMs && ageMs > -toleratedAheadMs;
}

/** Answers whether the snapshot was kept: storage may be closed or full. */
export function saveSnapshot(snapshot: PauseSnapshot, store = localStore()): boolean {
  return writeKept(keyOf(snapshot.sessionId), { version, ...snapshot }, store);
}

/** Notes that the server knows of the pause too. */
export function markSnapshotOnServer(sessionId: string, nowMs: number, store = localStore()): void {
  const snapshot = loadSnapshot(sessionId, nowMs, store);
  if (snapshot) saveSnapshot({ ...snapshot, onServer: true }, store);
}

/** Forgets the snapshot of one interview. */
export function removeSnapshot(sessionId: string, store = localStore()): void {
  writeKept(keyOf(sessionId), null, store);
}

/** The snapshot of one session. One that is too old, from the future or not readable is removed. */
export function loadSnapshot(sessionId: string, nowMs: number, store = localStore()): PauseSnapshot | null {
  const snapshot = readKept(keyOf(sessionId), PauseSnapshotSchema, store);
  if (snapshot?.sessionId === sessionId && isValidSnapshot(snapshot, nowMs)) return snapshot;
  removeSnapshot(sessionId, store);
  return null;
}

/** Forgets the snapshots of every interview on this device. */
export function removeAllSnapshots(store = localStore()): void {
  for (const key of keysWith(prefix, store)) writeKept(key, null, store);
}

/**
 * The interview to offer for resuming: the most recent valid snapshot whose session the server holds as paused.
 * Every other snapshot is removed, older ones too.
 */
export function chooseResumable(
  pausedSessionIds: readonly string[],
  nowMs: number,
  store = localStore(),
): PauseSnapshot | null {
  const valid = keysWith(prefix, store)
    .map((key) => loadSnapshot(key.slice(prefix.length), nowMs, store))
    .filter((snapshot) => snapshot !== null)
    .filter((snapshot) => snapshot.isPaused && pausedSessionIds.includes(snapshot.sessionId))
    .sort((one, other) => other.timestamp - one.timestamp);
  const chosen = valid[0] ?? null;
  for (const key of keysWith(prefix, store)) {
    if (key !== (chosen && keyOf(chosen.sessionId))) writeKept(key, null, store);
  }
  return chosen;
}
