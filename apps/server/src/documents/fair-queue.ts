import { type AppError, Refusal } from '@greenroom/domain';

interface QueueOptions<L> {
  /** What works, one call at a time each. */
  lanes: readonly L[];
  /** True when so many calls wait or run that one more is refused. */
  isFull(calls: number): boolean;
  /** The refusal when too many wait. */
  refuse(calls: number): AppError;
  /** Calls of one caller that may wait or run. */
  maxPerCaller: number;
}

interface FairQueue<L> {
  /**
   * Runs the work in the next free lane. Rejects with what `refuse` makes when too many wait, and with AppError `rate_limited`
   * when too many of this caller do. A caller of null is nobody: it has no share.
   */
  add(caller: string | null, work: (lane: L) => Promise<unknown>): Promise<unknown>;
  /** Calls that wait or run. */
  calls(): number;
}

interface Waiting<L> {
  caller: string | null;
  start(lane: L): void;
}

/** A queue in which nobody holds all lanes: the caller with the fewest calls at work goes first, then who waited longest for a turn, then
 * who came first. */
export function createFairQueue<L>({ lanes, isFull, refuse, maxPerCaller }: QueueOptions<L>): FairQueue<L> {
  const free = [...lanes];
  const waiting: Waiting<L>[] = [];
  const running = new Map<string, number>();
  const all = new Map<string, number>();
  const share = Math.max(1, lanes.length - 1);
  /** When a caller was last served, in calls; forgotten with its last call. */
  const served = new Map<string, number>();
  let turn = 0;
  let calls = 0;

  const count = (counts: Map<string, number>, caller: string | null, by: number) => {
    if (caller === null) return;
    const left = (counts.get(caller) ?? 0) + by;
    if (left > 0) counts.set(caller, left);
    else counts.delete(caller);
  };
  const atWork = ({ caller }: Waiting<L>) => (caller === null ? 0 : (running.get(caller) ?? 0));

  const lastServed = ({ caller }: Waiting<L>) => (caller === null ? 0 : (served.get(caller) ?? 0));

  function next(): Waiting<L> | undefined {
    const fitting = waiting.filter((one) => atWork(one) < share);
    const first = fitting.toSorted((a, b) => atWork(a) - atWork(b) || lastServed(a) - lastServed(b))[0];
    if (first) waiting.splice(waiting.indexOf(first), 1);
    return first;
  }

  function startNext(): void {
    while (free.length > 0) {
      const one = next();
      if (!one) return;
      one.start(free.shift() as L);
    }
  }

  async function work(caller: string | null, lane: L, act: (lane: L) => Promise<unknown>): Promise<unknown> {
    count(running, caller, 1);
    turn += 1;
    if (caller !== null) served.set(caller, turn);
    try {
      return await act(lane);
    } finally {
      count(running, caller, -1);
      count(all, caller, -1);
      if (caller !== null && !all.has(caller)) served.delete(caller);
      calls -= 1;
      // The lane that worked last is warm: it goes first.
      free.unshift(lane);
      startNext();
    }
  }

  return {
    async add(caller, act) {
      if (caller !== null && (all.get(caller) ?? 0) >= maxPerCaller)
        throw new Refusal('too_many_files', { retryAfterSeconds: 5 });
      if (isFull(calls)) throw refuse(calls);
      calls += 1;
      count(all, caller, 1);
      return new Promise((resolve, reject) => {
        waiting.push({ caller, start: (lane) => work(caller, lane, act).then(resolve, reject) });
        startNext();
      });
    },
    calls: () => calls,
  };
}
