import { monotonicNow } from './monotonic-clock.ts';
import type { Clock, RateLimiter } from './ports.ts';

export interface RateLimiterOptions {
  /** Shouldn't be set back. If it is, no caller waits longer than the window. */
  clock?: Clock;
  /** Keys kept at once. Past it those go that have been idle longest. */
  maxKeys?: number;
}

interface Log {
  /** Times of the counted events, oldest first; never more than the limit. */
  times: number[];
  windowMs: number;
}

/**
 * Counts events in a sliding window, in memory: at any moment no more than `limit` were allowed in the last
 * `windowSeconds`. Refused events are not counted, so that asking on does not prolong the wait.
 */
export function createRateLimiter({
  clock = monotonicNow,
  maxKeys = 50_000,
}: RateLimiterOptions = {}): RateLimiter {
  // A Map keeps the order of insertion; a touched key is put back at the end, which makes its start the idlest.
  const logs = new Map<string, Log>();

  function makeRoom(now: number): void {
    if (logs.size < maxKeys) return;
    for (const [key, log] of logs) if ((log.times.at(-1) ?? 0) <= now - log.windowMs) logs.delete(key);
    for (const key of logs.keys()) {
      if (logs.size < maxKeys) return;
      logs.delete(key);
    }
  }

  return {
    async take(key, limit, windowSeconds) {
      const now = clock();
      const windowMs = windowSeconds * 1_000;
      const log = logs.get(key);
      // What was counted before the clock was set back counts as of now.
      const times = (log?.times ?? [])
        .filter((time) => time > now - windowMs)
        .map((time) => Math.min(time, now));
      const oldest = times.at(-limit);
      if (times.length >= limit && oldest !== undefined) {
        if (log) log.times = times;
        return {
          allowed: false,
          retryAfterSeconds: Math.max(1, Math.ceil((oldest + windowMs - now) / 1_000)),
        };
      }
      times.push(now);
      if (!logs.delete(key)) makeRoom(now);
      logs.set(key, { times, windowMs });
      return { allowed: true };
    },
    async refund(key) {
      const log = logs.get(key);
      log?.times.pop();
      if (log?.times.length === 0) logs.delete(key);
    },
  };
}
