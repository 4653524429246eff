import { utcDay } from '@greenroom/domain';
import { useEffect, useState } from 'react';

const lookEveryMs = 30_000;

/** The present UTC day, yyyy-mm-dd. Changes at midnight UTC, and when the page comes back into view after it. */
export function useUtcDay(): string {
  const [day, setDay] = useState(() => utcDay(Date.now()));
  useEffect(() => {
    const look = () => setDay(utcDay(Date.now()));
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
