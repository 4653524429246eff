import { useEffect, useRef, useState } from 'react';
import { draftOf, saveDraft } from './draft.ts';
import type { SessionState } from './session-state.ts';

const saveAfterMs = 400;

/** Whether the last change is in the browser's storage; `failed` where storage is closed or full. */
export type DraftStatus = 'saved' | 'saving' | 'failed';

/**
 * Keeps the state of a running interview in the browser: within half a second of a change, and at once when the page
 * is left or hidden.
 */
export function useKeptDraft(sessionId: string, state: SessionState): DraftStatus {
  const [status, setStatus] = useState<DraftStatus>('saved');
  const latest = useRef(state);
  latest.current = state;
  const { index, answers, unsent, current, clock, spoken, ratings, followUp, phase } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a change worth keeping
  useEffect(() => {
    if (phase === 'completed') return;
    setStatus('saving');
    const timer = setTimeout(
      () => {
        const kept = saveDraft(sessionId, draftOf(latest.current, Date.now()));
        setStatus(kept ? 'saved' : 'failed');
      },
      phase === 'completing' ? 0 : saveAfterMs,
    );
    return () => clearTimeout(timer);
  }, [sessionId, index, answers, unsent, current, clock, spoken, ratings, followUp, phase]);

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

  return status;
}
