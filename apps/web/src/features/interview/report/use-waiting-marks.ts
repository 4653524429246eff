import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '@/lib/online.ts';
import { useUser } from '@/lib/session.ts';
import { sendWaitingMarks } from './mark-queries.ts';
import { isSamePlace, keepMark, onWaitingMarks, type WaitingMark, waitingMarks } from './waiting-marks.ts';

const tryAgainAfterMs = 10_000;

export type MarkChange = Omit<WaitingMark, 'sessionId' | 'unrelated'>;

/**
 * The marks of an interview that the server doesn't have yet, and `mark`, which keeps a change on this device and sends it. They are
 * sent again every ten seconds and once the network is back. `mark` resolves to whether the server refused the change for good.
 */
export function useWaitingMarks(sessionId: string) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const online = useOnline();
  const [all, setAll] = useState(() => waitingMarks(userId));
  const [sending, setSending] = useState<string | null>(null);
  useEffect(() => onWaitingMarks(() => setAll(waitingMarks(userId))), [userId]);
  const isAnyLeft = all.some(({ unrelated }) => !unrelated);
  useEffect(() => {
    if (!online || !isAnyLeft) return;
    const send = () => void sendWaitingMarks(userId, queries);
    send();
    const timer = setInterval(send, tryAgainAfterMs);
    return () => clearInterval(timer);
  }, [userId, queries, online, isAnyLeft]);
  const mark = useCallback(
    async (change: MarkChange): Promise<boolean> => {
      const made = { sessionId, ...change, unrelated: false };
      keepMark(userId, made);
      setSending(change.pointId);
      const refused = await sendWaitingMarks(userId, queries);
      setSending(null);
      return refused.some((one) => isSamePlace(one, made));
    },
    [userId, queries, sessionId],
  );
  return {
    waiting: all.filter((one) => one.sessionId === sessionId),
    /** The point whose change is on its way now. */
    sendingId: online ? sending : null,
    mark,
  };
}
