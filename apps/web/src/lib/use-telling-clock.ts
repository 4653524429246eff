import { useEffect, useReducer, useState } from 'react';
import { secondsOf, started, stopped, type TellingClock } from './telling-clock.ts';

/** The time of day in epoch milliseconds, anew each second while it is wanted. */
function useTime(isWanted: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return Date.now();
}

/** The clock of a telling; it rests until `start`. `counted`: seconds that were told before. */
export function useTellingClock(counted: number) {
  const [clock, setClock] = useState<TellingClock>({ counted, since: null });
  return {
    seconds: secondsOf(clock, useTime(clock.since !== null)),
    start: () => setClock((before) => started(before, Date.now())),
    /** Stops it and returns the seconds. */
    rest: () => {
      const rested = stopped(clock, Date.now());
      setClock(rested);
      return rested.counted;
    },
    reset: () => setClock({ counted: 0, since: null }),
  };
}
