import { useEffect, useRef, useState } from 'react';
import { draftOf, saveDraft } from './draft.ts';
import type { SessionState } from './session-state.ts';

const saveAfterMs = 400;

/** Whether the last change is in the browser's storage; `failed` where storage is closed or full. */
export type DraftStatus = 'saved' | 'saving' | 'failed';

/** The state that was kept last, and whether storage took it. */
interface Kept {
  state: SessionState;
  isStored: boolean;
}

/**
 * Keeps the state of a running interview in the browser: within half a second of a change, and at once when the page
 * is left or hidden.
 */
export function useKeptDraft(sessionId: string, state: SessionState): DraftStatus {
  const [last, setLast] = useState<Kept>({ state, isStored: true });
  const latest = useRef(state);
  latest.current = state;

  // Says nothing of a change by itself: an effect that sets state at every key makes React give up on fast typing.
  useEffect(() => {
    if (state.phase === 'completed') return;
    const keep = () => setLast({ state, isStored: saveDraft(sessionId, draftOf(state, Date.now())) });
    const timer = setTimeout(keep, state.phase === 'completing' ? 0 : saveAfterMs);
    return () => clearTimeout(timer);
  }, [sessionId, state]);

  useEffect(() => {
    const saveNow = () => {
      if (latest.current.phase !== 'completed') saveDraft(sessionId, draftOf(latest.current, Date.now()));
    };
    const onHide = () => document.visibilityState === 'hidden' && saveNow();
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      // A completed interview has removed its draft; saving on the way out would bring it back.
      if (latest.current.phase !== 'completing') saveNow();
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [sessionId]);

  if (last.state !== state) return 'saving';
  return last.isStored ? 'saved' : 'failed';
}
