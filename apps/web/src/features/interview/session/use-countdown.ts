import { useEffect, useRef, useState } from 'react';
import { type Clock, secondsLeft } from './clock.ts';

/** Two looks a second, so that no second is skipped on the screen. */
const lookEveryMs = 500;

/**
 * The seconds left on a clock, looked at twice a second and whenever the page comes back into view. Calls `onZero`
 * at the end, once per clock.
 */
export function useCountdown(clock: Clock, onZero: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(clock, Date.now()));
  const atZero = useRef(onZero);
  atZero.current = onZero;
  useEffect(() => {
    let over = false;
    const look = () => {
      const now = secondsLeft(clock, Date.now());
      setLeft(now);
      if (now > 0 || over || clock.pausedAt !== null) return;
      over = true;
      atZero.current();
    };
    look();
    if (clock.pausedAt !== null) return;
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);
  return left;
}
