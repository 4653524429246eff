import type { Coach } from '@greenroom/coach';
import { type Db, prepareChallenges } from '@greenroom/functions';
import type { Leases, Log } from '@greenroom/gateway';

export interface ChallengeHostOptions {
  /** The host's own coach with a model; null without one: the bank needs no preparation. */
  coach: () => Coach | null;
  serviceDb: () => Db;
  /** Of several processes one asks the model. */
  leases: Leases;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A model that fails is asked again this often until the day begins. */
const everyMilliseconds = 3_600_000;
const firstAfterMilliseconds = 15_000;

export interface ChallengeHost {
  /** Has today's and tomorrow's challenge written where they are missing; returns how many were. */
  prepare(): Promise<number>;
  /** From now on does so each hour. */
  start(): void;
  /** Starts nothing after it; what a model still writes is not stored. */
  close(): void;
}

/** Daily challenges that a model writes ahead, so that no visitor waits for them or pays for them. */
export function createChallengeHost(options: ChallengeHostOptions): ChallengeHost {
  const { coach, serviceDb, leases, log, now } = options;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function prepare(): Promise<number> {
    const own = coach();
    if (!own || !(await leases.hold('challenges', everyMilliseconds / 1_000))) return 0;
    return prepareChallenges({ serviceDb: serviceDb(), coach: own, now: now(), isOver: () => isClosed });
  }

  function roundAfter(milliseconds: number): void {
    if (isClosed) return;
    timer = setTimeout(async () => {
      await prepare().catch((error: unknown) => {
        // A database that is away for a while: the next round tries again.
        const errorName = error instanceof Error ? error.name : typeof error;
        if (!isClosed) log('warn', 'challenges not prepared', { errorName });
      });
      roundAfter(everyMilliseconds);
    }, milliseconds);
    timer.unref();
  }

  return {
    prepare,
    start: () => roundAfter(firstAfterMilliseconds),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
