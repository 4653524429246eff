import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { sendUnsent } from './mutations.ts';
import { gameAccessQuery } from './queries.ts';
import { unsentResults } from './unsent.ts';

/** Sends kept results when the page opens and when the network is back. `waiting` tells that some are still kept. */
export function useUnsent(userId: string) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const sendNow = useCallback(async () => {
    try {
      await sendUnsent(userId);
    } catch (error) {
      console.warn('The game is kept on this device', error);
    }
    setWaiting(unsentResults().some(({ user_id }) => user_id === userId));
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['word-games', userId] }),
      queries.invalidateQueries({ queryKey: gameAccessQuery(userId).queryKey }),
    ]);
  }, [queries, userId]);
  useEffect(() => {
    const send = () => void sendNow();
    if (unsentResults().length > 0) send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [sendNow]);
  return { waiting, sendNow };
}
