import { restoreClock } from './clock.ts';
import { loadDraft } from './draft.ts';
import type { Opening } from './queries.ts';
import { restoreSession, type SessionState } from './session-state.ts';
import { loadSnapshot, type PauseSnapshot } from './snapshot.ts';

/** An opened interview as this browser and the server together remember it. */
export interface Restored {
  state: SessionState;
  /** The interview comes from a pause snapshot of this browser. */
  fromSnapshot: boolean;
}

/** Puts together the server's answers, this browser's draft and its pause snapshot. */
export function restoreInterview({ session, questions, stored }: Opening, nowMs: number): Restored {
  const snapshot = loadSnapshot(session.id, nowMs);
  const draft = loadDraft(session.id);
  const clock = restoreClock(
    {
      startedAt: session.started_at ?? session.created_at,
      timeLimitMinutes: session.time_limit,
      status: session.status,
      expiresAt: session.expires_at,
      noted: draft?.clock ?? null,
      snapshotSecondsLeft: snapshot?.timeLeft ?? null,
    },
    nowMs,
  );
  const kept = draft ?? (snapshot && keptBy(snapshot));
  return { state: restoreSession({ questions, stored, kept, clock }), fromSnapshot: snapshot !== null };
}

function keptBy({ answers, currentQuestionIndex, currentAnswer }: PauseSnapshot) {
  const unsent = answers.flatMap((answer, position) => (answer === '' ? [] : [position]));
  return { index: currentQuestionIndex, answers, unsent, current: currentAnswer };
}
