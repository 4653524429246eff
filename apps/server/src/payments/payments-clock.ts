import type { Leases, Log } from '@greenroom/gateway';

const endDueMilliseconds = 5_000;
const readProviderMilliseconds = 30_000;

interface Acts {
  /** Ends plans whose paid time is over. */
  endDue(): Promise<void>;
  /** Reads the provider and repairs subscriptions that are out of date. */
  readProvider(): Promise<void>;
  /** Of several processes one does it. */
  leases: Leases;
  log: Log;
}

/** Repeats what payments need, each act after its last one has ended. The first round is at the start. */
export function createPaymentsClock({ endDue, readProvider, leases, log }: Acts) {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isClosed = false;

  async function run(name: string, act: () => Promise<void>, everyMilliseconds: number): Promise<void> {
    try {
      if (await leases.hold(`payments: ${name}`, everyMilliseconds / 1_000)) await act();
    } catch (error) {
      // A provider or a database that is away for a while: the next round tries again.
      log('warn', 'payments not up to date', {
        act: name,
        errorName: error instanceof Error ? error.name : typeof error,
      });
    }
  }

  function repeat(name: string, act: () => Promise<void>, everyMilliseconds: number): void {
    if (isClosed) return;
    const round = run(name, act, everyMilliseconds);
    running.add(round);
    void round.then(() => {
      running.delete(round);
      if (isClosed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        repeat(name, act, everyMilliseconds);
      }, everyMilliseconds);
      timers.add(timer);
      timer.unref();
    });
  }

  return {
    start(): void {
      repeat('end due plans', endDue, endDueMilliseconds);
      repeat('read the provider', readProvider, readProviderMilliseconds);
    },
    /** Waits for the rounds under way and starts none after them. */
    async close(): Promise<void> {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
