import { type ReviewDay, type ReviewItem, reviewSeconds } from '@greenroom/domain';
import { useRef, useState } from 'react';

/** The exercise that is on. It stays while its queue is read again, until it is finished. */
export function useCurrent(today: ReviewDay<ReviewItem> | null) {
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  const current = useRef<ReviewItem | null>(null);
  const open = (today?.items ?? []).filter(({ id }) => !finished.has(id));
  if (!current.current || finished.has(current.current.id)) current.current = open[0] ?? null;
  const item = current.current;
  const rest = item ? [item, ...open.filter(({ id }) => id !== item.id)] : open;
  const done = today?.done ?? 0;
  return {
    item,
    position: done + 1,
    total: done + rest.length,
    seconds: rest.reduce((sum, { kind }) => sum + reviewSeconds[kind], 0),
    /** Whether something was finished while the page is open. */
    hasFinished: finished.size > 0,
    /** Goes on to the next one; this one doesn't come back while the page is open. */
    finish: (id: string) => setFinished((before) => new Set([...before, id])),
  };
}
