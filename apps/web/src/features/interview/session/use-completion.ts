import type { WorkProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOnline } from '@/lib/online.ts';
import { paths } from '@/lib/paths.ts';
import { notify } from '@/lib/toasts.ts';
import { forgetOpening } from '../kept-opening.ts';
import type { Question, SessionRow } from '../opening.ts';
import { sessionQuery } from '../queries.ts';
import { SignedOutError, withValidSignIn } from '../renew-sign-in.ts';
import { removeDraft } from './draft.ts';
import { completeInterview } from './mutations.ts';
import type { SessionAction, SessionState } from './session-state.ts';
import { removeSnapshot } from './snapshot.ts';

/** What is under way between the last answer and the report. */
export type CompletionStep = 'sending' | 'scoring' | 'opening';

/**
 * Completes the interview while its phase is `completing`: sends what has not arrived, has it scored, opens the
 * report. Waits for a connection where there is none. A failure gives the interview back to the user, with a message.
 */
export function useCompletion(
  session: SessionRow,
  questions: readonly Question[],
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  sendNow: (state: SessionState) => Promise<void>,
): {
  step: CompletionStep;
  /** How many answers are scored, where that is told. */
  progress: WorkProgress | null;
  waitsForConnection: boolean;
  stop(): void;
  /** Has the built-in engine score, without waiting for the model. */
  goOnWithoutModel(): void;
} {
  const online = useOnline();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [step, setStep] = useState<CompletionStep>('sending');
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  const latest = useRef(state);
  latest.current = state;
  const [withoutModel, setWithoutModel] = useState(false);
  const running = useRef<AbortController | null>(null);
  const due = state.phase === 'completing' && online;

  const open = useCallback(
    (completed: SessionRow) => {
      removeDraft(completed.id);
      removeSnapshot(completed.id);
      forgetOpening(completed.user_id, completed.id);
      queries.setQueryData(sessionQuery(completed.user_id, completed.id).queryKey, completed);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'interview-opening' });
      dispatch({ type: 'completed' });
      const score = Math.round(completed.overall_score ?? 0);
      notify.success(t`Interview Completed!`, t`You scored ${score}%.`);
      void navigate(paths.interviewResults(completed.id), { replace: true });
    },
    [dispatch, navigate, queries],
  );

  useEffect(() => {
    if (!due) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const run = async () => {
      setStep('sending');
      setProgress(null);
      await sendNow(latest.current);
      signal.throwIfAborted();
      setStep('scoring');
      const given = latest.current;
      const completed = await withValidSignIn(() =>
        completeInterview(session, questions, given, { signal, onProgress: setProgress, withoutModel }),
      );
      setStep('opening');
      open(completed);
    };
    run().catch((error: unknown) => {
      // Signed out: the draft says that it was being completed, and after the next sign-in it is.
      if (signal.aborted || error instanceof SignedOutError) return;
      dispatch({ type: 'completion-failed' });
      notify.error(t`Unable to finish interview`, messageOf(error));
    });
    return () => controller.abort();
  }, [due, session, questions, sendNow, open, dispatch, withoutModel]);

  const stop = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'completion-failed' });
  }, [dispatch]);

  const goOnWithoutModel = useCallback(() => setWithoutModel(true), []);
  const waitsForConnection = state.phase === 'completing' && !online;
  return { step, progress, waitsForConnection, stop, goOnWithoutModel };
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return t`Please try again. If the issue persists, contact support.`;
}
