import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import type { Opening } from '../opening.ts';
import { followUpQuery } from '../queries.ts';
import type { Review } from './review.ts';
import type { SessionAction, SessionState } from './session-state.ts';
import type { Answering } from './use-answering.ts';
import { useReply, useReviewedAnswer } from './use-reviewed-answer.ts';

/** Nobody waits longer for a follow-up: a model has eight seconds for it. */
const longestWaitMs = 9_000;

/** The follow-up to the answer just given in a live interview, while the clock waits. Where there is none, the interview goes on. */
export function useFollowUp(
  opening: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  answering: Answering,
): Review {
  const { session } = opening;
  const { goOn } = answering;
  const isOn = state.phase === 'reviewing' && !session.practice;
  const { isAsked, question, answer } = useReviewedAnswer(opening, state, isOn);
  const { data, isError } = useQuery({
    ...followUpQuery(session.id, question, answer),
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

  const { tooLong, reveal } = useReply(state, dispatch, answering, goOn);
  return { probe, tooLong, reveal, advance: reveal, practice: null };
}
