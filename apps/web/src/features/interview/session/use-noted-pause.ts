import { pauseValidityMs } from '@greenroom/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useOnline } from '@/lib/online.ts';
import { noteInCopy } from '../kept-opening.ts';
import type { SessionRow } from '../opening.ts';
import { withValidSignIn } from '../renew-sign-in.ts';
import { InterviewGoneError, pauseInterview, resumeInterview } from './mutations.ts';
import { markSnapshotOnServer } from './snapshot.ts';

type Wanted = 'paused' | 'in_progress';

/**
 * Tells the server that an interview stands still or runs on, one call after the other, and again once the connection
 * is back. A failure is logged; `whenGone` is told that the interview can't go on.
 */
export function useNotedPause(
  session: SessionRow,
  notYetNoted: Wanted | null,
  whenGone: () => void,
): (wanted: Wanted) => void {
  const queries = useQueryClient();
  const online = useOnline();
  const wanted = useRef<Wanted | null>(notYetNoted);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const onGone = useRef(whenGone);
  onGone.current = whenGone;

  const note = useCallback(async () => {
    const target = wanted.current;
    if (target === null) return;
    try {
      const call = target === 'paused' ? pauseInterview : resumeInterview;
      await withValidSignIn(() => call(session.id));
      if (wanted.current !== target) return;
      wanted.current = null;
      const expires_at = target === 'paused' ? new Date(Date.now() + pauseValidityMs).toISOString() : null;
      noteInCopy(session, { status: target, expires_at });
      if (target === 'paused') markSnapshotOnServer(session.id, Date.now());
      void queries.invalidateQueries({ queryKey: ['dashboard', session.user_id] });
    } catch (error) {
      if (error instanceof InterviewGoneError) {
        wanted.current = null;
        onGone.current();
      } else console.warn('The pause was not noted on the server', error);
    }
  }, [session, queries]);

  const queue = useCallback(() => {
    underWay.current = underWay.current.then(note);
  }, [note]);

  useEffect(() => {
    if (online) queue();
  }, [online, queue]);

  return (next) => {
    wanted.current = next;
    queue();
  };
}
