import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import type { Opening } from '../opening.ts';
import { practiceFeedbackQuery } from '../queries.ts';
import type { Review } from './review.ts';
import { isTooLong, type SessionAction, type SessionState, withFollowUp } from './session-state.ts';
import type { Answering } from './use-answering.ts';
import { useFollowUp } from './use-follow-up.ts';

const none = { index: -1, answer: '', revealed: false };

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

/** What comes after an answer in practice: the follow-up, then a strong answer. */
function usePractice(
  { session, questions }: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  { settled, goOn, dictation }: Answering,
): Review {
  const { index, answers, followUp } = state;
  const isOn = state.phase === 'reviewing' && session.practice;
  // The follow-up is asked once, for the answer as it was before it.
  const [asked, setAsked] = useState(none);
  if (isOn && asked.index !== index) setAsked({ index, answer: answers[index] ?? '', revealed: false });
  if (!isOn && asked !== none) setAsked(none);
  const isAsked = isOn && asked.index === index;
  const question = questions[index]?.question_text ?? '';
  const feedback = useQuery({
    ...practiceFeedbackQuery(session.id, question, asked.answer),
    enabled: isAsked,
  });
  const tooLong = isTooLong(withFollowUp(answers[index] ?? '', followUp));
  const latest = useRef(tooLong);
  latest.current = tooLong;
  const reveal = () =>
    settled((hasWords) => {
      if (!hasWords || latest.current) return;
      dictation.transcription?.drop();
      dispatch({ type: 'followed-up' });
      setAsked((before) => ({ ...before, revealed: true }));
    });
  const revealed = isAsked && asked.revealed;
  const probe = isAsked && !revealed ? (feedback.data?.probe ?? null) : null;
  return { probe, tooLong, reveal, advance: revealed ? goOn : reveal, practice: { feedback, revealed } };
}
