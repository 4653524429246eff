import type { PointFinding } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type MarkChange, useMark } from './mark-queries.ts';
import type { Span } from './word-selection.ts';

export type Marking = ReturnType<typeof useMarking>;

/** What the user says about the coaching questions of one answer. `asking` is the one whose words are being selected. */
export function useMarking(sessionId: string, questionText: string, first: PointFinding | null) {
  const [asking, setAsking] = useState(first);
  const [problem, setProblem] = useState<{ pointId: string; text: string } | null>(null);
  const mark = useMark(sessionId);
  const send = (point: PointFinding, change: Pick<MarkChange, 'kind'> & Partial<Span>) => {
    setProblem(null);
    mark.mutate(
      { questionText, pointId: point.id, ...change },
      {
        onSuccess: ({ outcome }) => {
          if (outcome !== 'unrelated') return setAsking(null);
          const text = t`We can't connect these words to the question. Pick others?`;
          return setProblem({ pointId: point.id, text });
        },
        onError: () =>
          setProblem({ pointId: point.id, text: t`We couldn't save that. Nothing is lost. Try again.` }),
      },
    );
    // Without a network the answer comes later: the page goes on.
    if (!navigator.onLine) setAsking(null);
  };
  return {
    asking,
    select: (point: PointFinding) => {
      setProblem(null);
      setAsking(point);
    },
    cancel: () => setAsking(null),
    count: (words: Span) => asking && send(asking, { kind: 'said', ...words }),
    leaveOut: (point: PointFinding) => send(point, { kind: 'left_out' }),
    takeBack: (point: PointFinding) => send(point, { kind: null }),
    /** The point whose change is on its way; `waits` while there is no network to send it by. */
    pendingId: mark.isPending ? mark.variables.pointId : null,
    waits: mark.isPaused,
    problemOf: (pointId: string) => (problem?.pointId === pointId ? problem.text : null),
  };
}
