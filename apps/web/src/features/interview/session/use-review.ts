import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import type { Opening } from '../opening.ts';
import { practiceFeedbackQuery } from '../queries.ts';
import type { Review } from './review.ts';
import type { SessionAction, SessionState } from './session-state.ts';
import type { Answering } from './use-answering.ts';
import { useFollowUp } from './use-follow-up.ts';
import { useReply, useReviewedAnswer } from './use-reviewed-answer.ts';

/** The review of the answer just given; it has nothing outside of one. */
export function useReview(
  opening: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  answering: Answering,
): Review {
  const practice = usePractice(opening, state, dispatch, answering);
  const live = useFollowUp(opening, state, dispatch, answering);
  return opening.session.practice ? practice : live;
}

const nowhere = -1;

/** What comes after an answer in practice: the follow-up, then a strong answer. */
function usePractice(
  opening: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  answering: Answering,
): Review {
  const { session } = opening;
  const isOn = state.phase === 'reviewing' && session.practice;
  const { isAsked, question, answer } = useReviewedAnswer(opening, state, isOn);
  const [revealedAt, setRevealedAt] = useState(nowhere);
  if (!isOn && revealedAt !== nowhere) setRevealedAt(nowhere);
  const feedback = useQuery({ ...practiceFeedbackQuery(session.id, question, answer), enabled: isAsked });
  const { tooLong, reveal } = useReply(state, dispatch, answering, () => setRevealedAt(state.index));
  const revealed = isAsked && revealedAt === state.index;
  const probe = isAsked && !revealed ? (feedback.data?.probe ?? null) : null;
  const advance = revealed ? answering.goOn : reveal;
  return { probe, tooLong, reveal, advance, practice: { feedback, revealed } };
}
