import { keptQuestions } from '../kept-opening.ts';
import { secondsLeft } from './clock.ts';
import { loadDraft } from './draft.ts';
import { loadSnapshot } from './snapshot.ts';

/** Where this browser left an interview, as the dashboard shows it. */
export interface KeptPlace {
  /** Of the question, from 0. */
  index: number;
  /** Null where the questions aren't kept here. */
  question: string | null;
  /** What stands in the field; '' where nothing does. */
  words: string;
  secondsLeft: number;
  /** Since when it is paused here, which the server doesn't know yet; null otherwise. Epoch milliseconds. */
  pausedAt: number | null;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Where this browser left an interview; null where it keeps nothing of it. */
export function keptPlace(userId: string, sessionId: string, nowMs: number): KeptPlace | null {
  const draft = loadDraft(sessionId);
  const snapshot = loadSnapshot(sessionId, nowMs);
  if (!draft && !snapshot) return null;
  const questions = snapshot?.questions ?? keptQuestions(userId, sessionId);
  const index = draft?.index ?? snapshot?.currentQuestionIndex ?? 0;
  const left = snapshot?.timeLeft ?? (draft ? secondsLeft(draft.clock, nowMs) : 0);
  return {
    index,
    question: questions[index]?.question_text ?? null,
    words: (draft?.current ?? snapshot?.currentAnswer ?? '').trim(),
    secondsLeft: left,
    pausedAt: snapshot && !snapshot.onServer ? snapshot.timestamp : null,
    savedAt: Math.max(draft?.savedAt ?? 0, snapshot?.timestamp ?? 0),
  };
}
