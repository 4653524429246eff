import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isNetworkFailure } from '@/lib/functions.ts';
import { storiesKey } from '@/lib/stories-query.ts';
import { reviewToday } from './day.ts';
import { sendUnsentReviews } from './mutations.ts';
import { reviewKey, reviewQuery } from './queries.ts';
import { unsentReviews, unsentTerms } from './unsent.ts';

const lookEveryMs = 60_000;

/** The moment, renewed each minute and when the page comes back: a new day begins while it is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

/** Sends what waits on this device when a page opens and when the network is back; `waiting` counts it. */
export function useUnsentReviews(userId: string) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(() => unsentReviews(userId));
  const look = useCallback(() => setWaiting(unsentReviews(userId)), [userId]);
  const sendNow = useCallback(async () => {
    look();
    if (!unsentReviews(userId).some((one) => !one.isRefused) && unsentTerms(userId).length === 0) return;
    try {
      await sendUnsentReviews(userId);
    } catch (error) {
      if (isNetworkFailure(error)) return look();
      console.warn('Some reviews are kept on this device', error);
    }
    await queries.invalidateQueries({ queryKey: reviewKey(userId) });
    look();
    for (const name of ['dashboard', 'progress', 'challenge-streak', 'user-streak'])
      void queries.invalidateQueries({ queryKey: [name, userId] });
    void queries.invalidateQueries({ queryKey: storiesKey(userId) });
  }, [look, queries, userId]);
  useEffect(() => {
    const send = () => void sendNow();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [sendNow]);
  return { waiting, sendNow };
}

/** Today's reviews of a user, as this device knows them. */
export function useReview(userId: string) {
  const device = useNow();
  const query = useQuery(reviewQuery(userId));
  // A device whose clock is wrong has the same five minutes as all others.
  const now = new Date(device.getTime() + (query.data?.behindMs ?? 0));
  const { waiting, sendNow } = useUnsentReviews(userId);
  return { now, query, waiting, sendNow, today: query.data ? reviewToday(query.data, waiting, now) : null };
}
