import { type Dispatch, useRef, useState } from 'react';
import type { Opening } from '../opening.ts';
import { isTooLong, type SessionAction, type SessionState, withFollowUp } from './session-state.ts';
import type { Answering } from './use-answering.ts';

const none = { index: -1, answer: '' };

/** The answer that is reviewed, as it was before its follow-up. `isAsked` says whether it can be asked about. */
export function useReviewedAnswer({ questions }: Opening, { index, answers }: SessionState, isOn: boolean) {
  const [reviewed, setReviewed] = useState(none);
  if (isOn && reviewed.index !== index) setReviewed({ index, answer: answers[index] ?? '' });
  if (!isOn && reviewed !== none) setReviewed(none);
  return {
    isAsked: isOn && reviewed.index === index,
    question: questions[index]?.question_text ?? '',
    answer: reviewed.answer,
  };
}

/** Adds the reply to the answer, then goes on with `then`. Does nothing while both together are too long. */
export function useReply(
  { index, answers, followUp }: SessionState,
  dispatch: Dispatch<SessionAction>,
  { settled, dictation }: Answering,
  then: () => void,
): { tooLong: boolean; reveal(): void } {
  const tooLong = isTooLong(withFollowUp(answers[index] ?? '', followUp));
  const latest = useRef(tooLong);
  latest.current = tooLong;
  const reveal = () =>
    settled((hasWords) => {
      if (!hasWords || latest.current) return;
      dictation.transcription?.drop();
      dispatch({ type: 'followed-up' });
      then();
    });
  return { tooLong, reveal };
}
