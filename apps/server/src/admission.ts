import { setImmediate } from 'node:timers/promises';
import { Refusal } from '@greenroom/domain';
import type { Admit } from '@greenroom/functions';
import { createFairQueue } from './documents/fair-queue.ts';

export interface AdmissionOptions {
  /** Calls that run at the same time. */
  atOnce: number;
  /** Milliseconds a call may have to wait; past it, the call is refused at once. */
  patienceMs?: number;
  /** Milliseconds that never run backwards. */
  monotonicMs?: () => number;
}

/** The built-in coach computes, so more at once would only slow each other down; a model's calls wait for the network. */
export const callsAtOnce = (model: unknown): number => (model ? 64 : 2);

/** What a call takes until some have been measured. */
const firstGuessMs = 150;
const leastMs = 5;
/** How much the newest call weighs in the average. */
const weight = 0.1;

/**
 * Lets the calls that keep the processor busy run a few at a time, in turn by caller, with room between them for everybody
 * else's requests. A call that would have to wait too long is refused with `unavailable` and the seconds after which there
 * should be room.
 */
export function createAdmission(options: AdmissionOptions): Admit {
  const { atOnce, patienceMs = 8_000, monotonicMs = () => performance.now() } = options;
  let averageMs = firstGuessMs;

  const waitMs = (calls: number) => (calls * averageMs) / atOnce;
  const queue = createFairQueue({
    lanes: Array.from({ length: atOnce }, (_, lane) => lane),
    isFull: (calls) => waitMs(calls - atOnce) > patienceMs,
    maxPerCaller: Number.POSITIVE_INFINITY,
    refuse: (calls) =>
      new Refusal('scoring_busy', {
        retryAfterSeconds: Math.max(1, Math.ceil(waitMs(calls) / 1_000)),
      }),
  });

  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const act = async () => {
      // Requests that arrived meanwhile go first.
      await setImmediate();
      const startedAt = monotonicMs();
      try {
        return await work();
      } finally {
        const tookMs = Math.max(leastMs, monotonicMs() - startedAt);
        averageMs += (tookMs - averageMs) * weight;
      }
    };
    return (await queue.add(caller, act)) as T;
  };
}
