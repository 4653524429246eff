import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Opening } from '../opening.ts';
import { followUpQuery } from '../queries.ts';
import type { Review } from './review.ts';
import { isTooLong, type SessionAction, type SessionState, withFollowUp } from './session-state.ts';
import type { Answering } from './use-answering.ts';

/** Nobody waits longer for a follow-up: a model has eight seconds for it. */
const longestWaitMs = 9_000;
const none = { index: -1, answer: '' };

/** The follow-up to the answer just given in a live interview, while the clock waits. Where there is none, the interview goes on. */
export function useFollowUp(
  { session, questions }: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  { settled, goOn, dictation }: Answering,
): Review {
  const { index, answers, followUp } = state;
  const isOn = state.phase === 'reviewing' && !session.practice;
  // For the answer as it was before its follow-up.
  const [asked, setAsked] = useState(none);
  if (isOn && asked.index !== index) setAsked({ index, answer: answers[index] ?? '' });
  if (!isOn && asked !== none) setAsked(none);
  const isAsked = isOn && asked.index === index;
  const question = questions[index]?.question_text ?? '';
  const { data, isError } = useQuery({
    ...followUpQuery(session.id, question, asked.answer),
    enabled: isAsked,
  });
  const probe = isAsked ? (data?.followUp ?? null) : null;
  const isNothing = isAsked && (isError || data?.followUp === null);
  const isWaiting = isAsked && !probe && !isNothing;
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (isNothing) goOnNow();
  }, [isNothing]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => goOnNow(), longestWaitMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const isThere = probe !== null;
  useEffect(() => {
    if (isThere) dispatch({ type: 'follow-up-asked' });
  }, [isThere, dispatch]);

  const tooLong = isTooLong(withFollowUp(answers[index] ?? '', followUp));
  const latest = useRef(tooLong);
  latest.current = tooLong;
  const reveal = () =>
    settled((hasWords) => {
      if (!hasWords || latest.current) return;
      dictation.transcription?.drop();
      dispatch({ type: 'followed-up' });
      goOn();
    });
  return { probe, tooLong, reveal, advance: reveal, practice: null };
}
