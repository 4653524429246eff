import { MarkAnswerInput } from '@greenroom/domain';
import { z } from 'zod';
import { isNetworkFailure, isRefusal } from '@/lib/functions.ts';
import { keepCopy, readCopy } from '@/lib/offline-copy.ts';
import { waitingMarksName as name } from './waiting-marks-name.ts';

// A copy ends with the sign-in and after a week: a mark is a click, and nobody else should find it here.

const WaitingMark = z.object({
  sessionId: z.string(),
  questionText: z.string(),
  pointId: z.string(),
  kind: MarkAnswerInput.shape.kind,
  start: z.number().int().min(0).default(0),
  end: z.number().int().min(0).default(0),
  /** The server couldn't connect the words to the question: the user has to pick others. */
  unrelated: z.boolean().default(false),
});
/** A change to a mark that the server doesn't have yet. */
export type WaitingMark = z.infer<typeof WaitingMark>;

type Place = Pick<WaitingMark, 'sessionId' | 'questionText' | 'pointId'>;

/** Whether two changes are about the same point of the same answer. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.sessionId === other.sessionId &&
  one.questionText === other.questionText &&
  one.pointId === other.pointId;

const isSame = (one: WaitingMark, other: WaitingMark) =>
  isSamePlace(one, other) && one.kind === other.kind && one.start === other.start && one.end === other.end;

/** What waits where the browser closes its storage to the page: until the page is left. */
const inMemory = new Map<string, readonly WaitingMark[]>();
const listeners = new Set<() => void>();

/** Tells when the waiting marks change, in other tabs too. Returns how to stop. */
export function onWaitingMarks(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}

/** What waits on this device for a user, the oldest first. */
export const waitingMarks = (userId: string): WaitingMark[] => [
  ...(inMemory.get(userId) ?? readCopy(userId, name, z.array(WaitingMark)) ?? []),
];

function keep(userId: string, marks: readonly WaitingMark[]): void {
  if (keepCopy(userId, name, marks.length === 0 ? null : marks)) inMemory.delete(userId);
  else inMemory.set(userId, marks);
  for (const listener of listeners) listener();
}

/** Keeps a change until it is sent; it replaces an earlier one in the same place. */
export function keepMark(userId: string, mark: WaitingMark): void {
  keep(userId, [...waitingMarks(userId).filter((one) => !isSamePlace(one, mark)), mark]);
}

/** The server has the change, or won't take it; one made since then stays. */
export function forgetMark(userId: string, mark: WaitingMark): void {
  keep(
    userId,
    waitingMarks(userId).filter((one) => !isSame(one, mark)),
  );
}

/** Whether sending the same change later can help. */
const isWorthKeeping = (error: unknown) =>
  isNetworkFailure(error) || isRefusal(error, 'not_signed_in', 'rate_limited', 'internal');

/**
 * Sends what waits, one after the other, and returns what the server refused for good: that is dropped. A lost connection ends it:
 * the rest stays. Words that the server couldn't connect to the question stay, marked `unrelated`, until the user picks others.
 */
export async function sendMarks(
  userId: string,
  send: (mark: WaitingMark) => Promise<{ outcome: string }>,
): Promise<WaitingMark[]> {
  const refused: WaitingMark[] = [];
  const stillWaits = (mark: WaitingMark) => waitingMarks(userId).some((one) => isSame(one, mark));
  for (const mark of waitingMarks(userId).filter(({ unrelated }) => !unrelated)) {
    // Changed, or signed out, since the first of them was sent.
    if (!stillWaits(mark)) continue;
    try {
      const { outcome } = await send(mark);
      if (outcome === 'unrelated' && stillWaits(mark)) keepMark(userId, { ...mark, unrelated: true });
      else forgetMark(userId, mark);
    } catch (error) {
      if (isWorthKeeping(error)) return refused;
      console.warn('A mark was not taken', error);
      forgetMark(userId, mark);
      refused.push(mark);
    }
  }
  return refused;
}
