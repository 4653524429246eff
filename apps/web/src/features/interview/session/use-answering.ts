import { takesFollowUp } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/toasts.ts';
import type { Opening } from '../opening.ts';
import { type Dictation, useDictation } from '../speech/use-dictation.ts';
import { createVoiceLevel } from '../speech/voice-level.ts';
import type { Clock } from './clock.ts';
import { addWaitedSeconds, noAnswersMessage } from './mutations.ts';
import { canGoOn, hasAnyAnswer, isTooLong, type SessionAction, type SessionState } from './session-state.ts';
import { useUnwritten } from './use-unwritten.ts';

export interface Answering {
  dictation: Dictation;
  /** Last words of a recording are still arriving. */
  settling: boolean;
  /** A voice of so many decibels was heard while recording. */
  noteVoice(db: number): void;
  /** The next question, the review of a practice answer, or the end. */
  next(): void;
  /** From the review of a practice answer to what follows. */
  goOn(): void;
  endByTime(): void;
  /** Does something once the last words of a recording are in the field, or once it is known that they can't be had. */
  settled(act: (hasWords: boolean) => void): void;
}

/** Answering by hand and by voice, and going on from an answer. */
export function useAnswering(
  opening: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
): Answering {
  const { session, questions } = opening;
  const [settling, setSettling] = useState(false);
  const latest = useRef(state);
  latest.current = state;
  const level = useRef(createVoiceLevel());
  const unwritten = useUnwritten(() => ({
    sessionId: session.id,
    question: questions[latest.current.index]?.question_text ?? '',
    fromSeconds: secondsBefore(latest.current),
  }));
  const dictation = useDictation({
    language: opening.source.lang,
    onHeard: (text, words) => {
      const isMeasured = words.some(({ levelDb }) => levelDb !== undefined);
      dispatch({ type: 'dictated', text, words: isMeasured ? words : level.current.onArrival(words) });
    },
    recordedSeconds: () => secondsBefore(latest.current),
    // The interview pauses.
    staysHidden: true,
    onUnwritten: unwritten.keep,
    onWritten: unwritten.remove,
  });
  const isWriting = dictation.transcription?.isWriting ?? false;
  useEffect(() => {
    if (!isWriting) return;
    // Nobody loses time to a model that writes.
    dispatch({ type: 'asking', nowMs: Date.now() });
    return () => dispatch({ type: 'asked', nowMs: Date.now() });
  }, [isWriting, dispatch]);

  const settled = (act: (hasWords: boolean) => void) => {
    if (!dictation.recording && !isWriting) return act(true);
    setSettling(true);
    void dictation.finish().then((hasWords) => {
      setSettling(false);
      act(hasWords);
    });
  };

  const next = () => {
    if (settling || state.phase !== 'answering' || !(canGoOn(state) || dictation.recording)) return;
    settled((hasWords) => {
      // What isn't written down waits: to be tried again, or to be left behind by the next press.
      if (!hasWords) return;
      dictation.transcription?.drop();
      const { current, answers, index, timeIsUp } = latest.current;
      const isNew = current !== answers[index] && !timeIsUp;
      const reviews = isNew && (session.practice || asksNext(opening, latest.current));
      dispatch(reviews ? { type: 'review', nowMs: Date.now() } : { type: 'next' });
    });
  };

  const goOn = () => {
    const nowMs = Date.now();
    dispatch({ type: 'go-on', nowMs });
    noteWait(session.id, state.clock, nowMs);
  };

  const endByTime = () =>
    settled(() => {
      const now = latest.current;
      dispatch({ type: 'time-up' });
      if (now.phase !== 'answering' || now.timeIsUp) return;
      const nothing = !hasAnyAnswer(now) && now.current.trim() === '';
      if (nothing) notify.error(t`Unable to finish interview`, noAnswersMessage());
      else if (isTooLong(now.current))
        notify.error(
          t`Unable to finish interview`,
          t`Time's up, and your answer is too long. Shorten it to finish.`,
        );
    });

  const noteVoice = (db: number) => level.current.note(db, Date.now() / 1_000);
  return { dictation, settling, noteVoice, next, goOn, endByTime, settled };
}

/** Whether a follow-up may be asked about the answer just given; without a connection the interview goes on. */
function asksNext({ session, questions }: Opening, { index, followed }: SessionState): boolean {
  if (!session.follow_ups || !navigator.onLine) return false;
  const known = questions.map(({ phase }, at) => ({ phase, follow_up: followed.includes(at) || null }));
  return takesFollowUp(known, index);
}

/** Seconds of speech that an answer holds before a recording begins: a take of a recorded interview stands for itself. */
const secondsBefore = ({ recorded, spoken, index }: SessionState) =>
  recorded ? 0 : (spoken[index]?.at(-1)?.endSeconds ?? 0);

/** Tells the server how long the clock has waited, so that other browsers know. */
export function noteWait(sessionId: string, { pausedAt }: Clock, nowMs: number): void {
  if (pausedAt === null) return;
  addWaitedSeconds(sessionId, (nowMs - pausedAt) / 1_000).catch((error: unknown) =>
    console.warn('The wait was not noted on the server', error),
  );
}
