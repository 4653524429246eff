import { t } from '@lingui/core/macro';
import { type Dispatch, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '@/lib/toasts.ts';
import { noteInCopy } from '../kept-opening.ts';
import type { Opening } from '../opening.ts';
import { secondsLeft } from './clock.ts';
import type { SessionAction, SessionState } from './session-state.ts';
import { removeSnapshot, saveSnapshot } from './snapshot.ts';
import { useNotedPause } from './use-noted-pause.ts';

/** Pauses and resumes an interview: here, in the browser's storage and on the server. Says so in a toast. */
export function usePause(
  { session, questions, fromCopy }: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  options: { fromSnapshot: boolean; whenGone(): void },
): { pause(): void; resume(): void } {
  const latest = useRef(state);
  latest.current = state;
  const pausedHereOnly = state.phase === 'paused' && session.status !== 'paused';
  // Opened without a network, the interview may have been resumed without one before: the server hears of it later.
  const runsHere = fromCopy === true && state.phase !== 'paused';
  const notYetNoted = pausedHereOnly ? 'paused' : runsHere ? 'in_progress' : null;
  const note = useNotedPause(session, notYetNoted, options.whenGone);

  const pause = () => {
    const nowMs = Date.now();
    const { clock, index, answers, current, phase } = latest.current;
    if (phase !== 'answering') return;
    dispatch({ type: 'pause', nowMs });
    saveSnapshot({
      sessionId: session.id,
      isPaused: true,
      timeLeft: secondsLeft(clock, nowMs),
      currentQuestionIndex: index,
      answers,
      currentAnswer: current,
      questions: questions.map(({ question_text, ideal_answer }) => ({ question_text, ideal_answer })),
      jobRole: session.job_role,
      timestamp: nowMs,
      onServer: false,
    });
    note('paused');
    notify.success(t`Interview Paused`, t`You can resume it within 24 hours.`);
  };

  const resume = () => {
    dispatch({ type: 'resume', nowMs: Date.now() });
    removeSnapshot(session.id);
    noteInCopy(session, { status: 'in_progress', expires_at: null });
    note('in_progress');
    notify.success(t`Interview Resumed`, t`The clock is running again.`);
  };

  useArrival(state.phase === 'paused', options.fromSnapshot, resume);
  return { pause, resume };
}

/** On arrival: runs on at once where the user asked for that at set-up; says that a paused interview is back. */
function useArrival(paused: boolean, fromSnapshot: boolean, resume: () => void): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const asked = state !== null && typeof state === 'object' && 'resume' in state;
    if (asked) void navigate(pathname, { replace: true, state: null });
    if (fromSnapshot) notify.info(t`Interview Restored`, t`Your answers and time are just as you left them.`);
    if (paused && asked) resume();
  });
}
