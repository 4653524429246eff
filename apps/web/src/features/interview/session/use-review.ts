import type { PracticeFeedbackOutput } from '@greenroom/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import type { Opening } from '../opening.ts';
import { practiceFeedbackQuery } from '../queries.ts';
import { isTooLong, type SessionAction, type SessionState, withFollowUp } from './session-state.ts';
import type { Answering } from './use-answering.ts';

/** What comes after an answer in practice: the follow-up, then a strong answer. */
export interface Review {
  feedback: UseQueryResult<PracticeFeedbackOutput>;
  /** The follow-up while it is asked: not before it is there, and not beside the strong answer. */
  probe: PracticeFeedbackOutput['probe'];
  /** The strong answer is shown. */
  revealed: boolean;
  /** Answer and follow-up together are longer than an answer can be. */
  tooLong: boolean;
  /** Adds what was said to the follow-up to the answer, and shows the strong one. */
  reveal(): void;
  /** To the strong answer, and from there to what follows. */
  advance(): void;
}

const none = { index: -1, answer: '', revealed: false };

/** The review of the answer just given; it has nothing outside of one. */
export function useReview(
  { session, questions }: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  { settled, goOn, dictation }: Answering,
): Review {
  const { index, answers, followUp } = state;
  const isOn = state.phase === 'reviewing';
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
  return { feedback, probe, revealed, tooLong, reveal, advance: revealed ? goOn : reveal };
}
