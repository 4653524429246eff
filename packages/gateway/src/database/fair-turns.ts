import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { type Caller, DatabaseUnavailable } from './port.ts';

export interface FairTurnsOptions {
  /** Milliseconds that never run backwards. */
  monotonicMs?: () => number;
  /** Transactions of one caller that may wait; one more is refused. */
  maxWaitingPerCaller?: number;
  /** Transactions that may wait altogether. */
  maxWaiting?: number;
}

/** A queue for a database with one connection. */
export interface FairTurns {
  /** Runs the work when its turn comes. Rejects with DatabaseUnavailable where too many wait. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  key: string;
  start(): Promise<void>;
}

/** The schema's owner: the gateway's own short statements. */
export const ownerKey = 'owner';

/** A user by their id; keys without a user by their role. */
export const turnKeyOf = ({ role, claims }: Caller): string =>
  typeof claims.sub === 'string' ? `user ${claims.sub}` : role;

/** The time a caller used counts half after this long. */
const halfLifeMs = 5_000;
const forgottenMs = 0.5;
const sweepAt = 1_000;
/** The database runs on the server's own thread: after this long, new requests and timers get a look in. */
const breathEveryMs = 8;

/**
 * One transaction at a time. Of those that wait, the caller goes first whose transactions took the least time lately, so
 * that many or long requests of one user hold up nobody else. Between two callers the gateway's own work gets a turn.
 */
export function createFairTurns(options: FairTurnsOptions = {}): FairTurns {
  const { monotonicMs = () => performance.now(), maxWaitingPerCaller = 500, maxWaiting = 5_000 } = options;
  const waiting = new Map<string, Waiting[]>();
  const used = new Map<string, { ms: number; at: number }>();
  let count = 0;
  let isBusy = false;
  let last = '';

  function usedMs(key: string, now: number): number {
    const known = used.get(key);
    return known ? known.ms * 0.5 ** ((now - known.at) / halfLifeMs) : 0;
  }

  function charge(key: string, startedAt: number): void {
    const now = monotonicMs();
    const ms = now - startedAt;
    used.set(key, { ms: usedMs(key, now) + ms, at: now });
    if (used.size < sweepAt) return;
    for (const known of used.keys()) if (usedMs(known, now) < forgottenMs) used.delete(known);
  }

  function nextKey(now: number): string | undefined {
    if (last !== ownerKey && waiting.has(ownerKey)) return ownerKey;
    let best: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    // A Map keeps the order of insertion: of equals, who began to wait first.
    for (const key of waiting.keys()) {
      const ms = key === ownerKey ? Number.MAX_VALUE : usedMs(key, now);
      if (ms < least) [best, least] = [key, ms];
    }
    return best;
  }

  function shift(key: string): Waiting | undefined {
    const line = waiting.get(key);
    const first = line?.shift();
    if (line?.length === 0) waiting.delete(key);
    if (first) count -= 1;
    return first;
  }

  async function run(): Promise<void> {
    isBusy = true;
    let breathedAt = monotonicMs();
    for (let key = nextKey(monotonicMs()); key !== undefined; key = nextKey(monotonicMs())) {
      last = key;
      await shift(key)?.start();
      if (monotonicMs() - breathedAt < breathEveryMs) continue;
      await setImmediate();
      breathedAt = monotonicMs();
    }
    isBusy = false;
  }

  return {
    take<T>(key: string, work: () => Promise<T>): Promise<T> {
      const line = waiting.get(key) ?? [];
      if (count >= maxWaiting || line.length >= maxWaitingPerCaller) {
        return Promise.reject(new DatabaseUnavailable(new Error('too many transactions wait')));
      }
      return new Promise<T>((resolve, reject) => {
        // Called from another caller's chain: the work keeps the async context it was asked for in.
        const start = AsyncResource.bind(async () => {
          const startedAt = monotonicMs();
          const [settled] = await Promise.allSettled([work()]);
          charge(key, startedAt);
          if (settled.status === 'fulfilled') resolve(settled.value);
          else reject(settled.reason);
        });
        line.push({ key, start });
        waiting.set(key, line);
        count += 1;
        if (!isBusy) void run();
      });
    },
  };
}
