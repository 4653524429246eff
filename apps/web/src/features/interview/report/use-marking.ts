import type { PointFinding } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useOnline } from '@/lib/online.ts';
import { useUser } from '@/lib/session.ts';
import { type MarkChange, useWaitingMarks } from './use-waiting-marks.ts';
import { forgetMark, isSamePlace, type WaitingMark, waitingMarks } from './waiting-marks.ts';
import type { Span } from './word-selection.ts';

export type Marking = ReturnType<typeof useMarking>;

/** What a row says while its change is on this device alone. */
function waitingText(waiting: WaitingMark, online: boolean): string {
  if (online) return t`Not saved yet. We'll keep trying.`;
  return waiting.kind === null
    ? t`Will be undone when you're back online.`
    : t`Will count when you're back online.`;
}

/** What the user says about the coaching questions and red flags of one answer. `asking` is the one whose words are being selected. */
export function useMarking(sessionId: string, questionText: string, first: PointFinding | null) {
  const { id: userId } = useUser();
  const online = useOnline();
  const [asking, setAsking] = useState(first);
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const { waiting, sendingId, mark } = useWaitingMarks(sessionId);
  const placeOf = (pointId: string) => ({ sessionId, questionText, pointId });
  const waitingOf = (pointId: string) =>
    waiting.find((one) => isSamePlace(one, placeOf(pointId)) && !one.unrelated) ?? null;
  const unrelatedIn = (marks: readonly WaitingMark[], pointId: string) =>
    marks.find((one) => isSamePlace(one, placeOf(pointId)) && one.unrelated);
  const send = async (pointId: string, change: Pick<MarkChange, 'kind'> & Partial<Span>) => {
    setRefusedId(null);
    if (!navigator.onLine) setAsking(null);
    const isRefused = await mark({ questionText, pointId, start: 0, end: 0, ...change });
    if (isRefused) setRefusedId(pointId);
    else if (!unrelatedIn(waitingMarks(userId), pointId)) setAsking(null);
  };
  const forgetUnrelated = ({ id }: PointFinding) => {
    const unrelated = unrelatedIn(waiting, id);
    if (unrelated) forgetMark(userId, unrelated);
  };
  return {
    asking,
    select: (point: PointFinding) => {
      setRefusedId(null);
      forgetUnrelated(point);
      setAsking(point);
    },
    cancel: () => {
      if (asking) forgetUnrelated(asking);
      setAsking(null);
    },
    count: (words: Span) => asking && void send(asking.id, { kind: 'said', ...words }),
    leaveOut: (pointId: string) => void send(pointId, { kind: 'left_out' }),
    setAside: (pointId: string) => void send(pointId, { kind: 'not_meant' }),
    takeBack: (pointId: string) => void send(pointId, { kind: null }),
    /** The point whose change is on its way. */
    pendingId: sendingId,
    /** The change that only this device has, and what the row says of it; null while it is on its way. */
    waitingFor: (pointId: string) => {
      const change = sendingId === pointId ? null : waitingOf(pointId);
      return change && { kind: change.kind, text: waitingText(change, online) };
    },
    problemOf: (pointId: string) => {
      if (refusedId === pointId) return t`We couldn't save that, but your work is safe. Try again.`;
      return unrelatedIn(waiting, pointId)
        ? t`We can't connect these words to the question. Pick others?`
        : null;
    },
  };
}
