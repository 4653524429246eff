import { useEffect, useState } from 'react';

/** Whole seconds since a moment in epoch milliseconds, or since it was first shown; told anew each second. */
export function useSeconds(since?: number): number {
  const [start] = useState(() => since ?? Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((now - start) / 1_000);
}
