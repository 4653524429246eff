import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { holdsCopy } from '@/lib/offline-copy.ts';
import { waitingMarksName } from './waiting-marks-name.ts';

/** Sends the marks that wait on this device, from any page of the app. What sends them is loaded only where one waits. */
export function useMarksOnReturn(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!holdsCopy(userId, waitingMarksName)) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./mark-queries.ts')
      .then(({ sendOnReturn }) => {
        if (!isOver) stop = sendOnReturn(userId, queries);
      })
      .catch((error: unknown) => console.warn('The marks wait on this device', error));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId, queries]);
}
