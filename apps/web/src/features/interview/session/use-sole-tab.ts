import { useEffect, useRef, useState } from 'react';

/** `here`: this tab holds the interview; `elsewhere`: another tab does. */
export type TabHold = 'asking' | 'here' | 'elsewhere';

const answerWithinMs = 400;

/**
 * Lets one tab at a time hold an interview, so that two never write over each other. A tab that waits gets it when
 * the other one is closed; `takeOver` brings it here at once. Where the browser has no locks, every tab holds it.
 */
export function useSoleTab(sessionId: string): { hold: TabHold; takeOver(): void } {
  const [hold, setHold] = useState<TabHold>(() => (hasLocks() ? 'asking' : 'here'));
  const tab = useRef<ReturnType<typeof queueForLock> | null>(null);
  useEffect(() => {
    if (!hasLocks()) return;
    const queued = queueForLock(`greenroom.interview.${sessionId}`, setHold);
    tab.current = queued;
    const timer = setTimeout(() => setHold((now) => (now === 'asking' ? 'elsewhere' : now)), answerWithinMs);
    return () => {
      clearTimeout(timer);
      queued.leave();
    };
  }, [sessionId]);
  return { hold, takeOver: () => tab.current?.takeOver() };
}

const hasLocks = () => typeof navigator.locks?.request === 'function';

/** Waits for a lock, reports when it is held and when it was taken away, and then waits again. */
function queueForLock(name: string, report: (hold: TabHold) => void) {
  let gone = false;
  let release = () => {};
  let queue = new AbortController();
  const onGranted = () => {
    if (gone) return undefined;
    report('here');
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const ask = (options: LockOptions) => {
    navigator.locks.request(name, options, onGranted).catch(() => {
      if (gone || options.signal?.aborted) return;
      report('elsewhere');
      wait();
    });
  };
  const wait = () => {
    queue = new AbortController();
    ask({ signal: queue.signal });
  };
  wait();
  return {
    takeOver() {
      queue.abort();
      ask({ steal: true });
    },
    leave() {
      gone = true;
      queue.abort();
      release();
    },
  };
}
