import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '@/lib/online.ts';
import type { Question } from '../opening.ts';
import { SignedOutError, withValidSignIn } from '../renew-sign-in.ts';
import { InterviewGoneError, saveAnswer, scoreAhead } from './mutations.ts';
import type { SessionAction, SessionState } from './session-state.ts';

const tryAgainAfterMs = 10_000;

/**
 * Sends accepted answers to the server, one after the other, and again after a lost connection. A failure is logged:
 * the answer stays in the browser until it has arrived. `whenGone` is told that the interview takes no more. `sendNow` resolves once nothing is under way.
 */
export function useSentAnswers(
  sessionId: string,
  questions: readonly Question[],
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  whenGone: () => void,
): { sending: boolean; sendNow(state: SessionState): Promise<void> } {
  const online = useOnline();
  const [sending, setSending] = useState(false);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  /** Positions whose stored answer no model was asked about yet. */
  const owed = useRef(new Set<number>());
  const onGone = useRef(whenGone);
  onGone.current = whenGone;

  const sendNow = useCallback(
    (sent: SessionState) => {
      const send = async () => {
        setSending(true);
        for (const position of sent.unsent) {
          const question = questions[position];
          const text = sent.answers[position];
          if (!question || !text) continue;
          const rating = sent.ratings[position] ?? null;
          const answer = { text, rating, words: sent.spoken[position] ?? [] };
          try {
            await withValidSignIn(() => saveAnswer(sessionId, question, answer));
            owed.current.add(position);
            dispatch({ type: 'sent', position, text, rating });
          } catch (error) {
            if (error instanceof InterviewGoneError) onGone.current();
            else console.warn('An answer was not saved on the server yet', error);
            if (error instanceof InterviewGoneError || error instanceof SignedOutError) break;
          }
        }
        setSending(false);
      };
      underWay.current = underWay.current.then(send);
      return underWay.current;
    },
    [sessionId, questions, dispatch],
  );

  const { unsent, phase } = state;
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    if (!online || unsent.length === 0 || phase === 'completing' || phase === 'completed') return;
    const send = () => void sendNow(latest.current);
    send();
    const timer = setInterval(send, tryAgainAfterMs);
    return () => clearInterval(timer);
  }, [online, unsent, phase, sendNow]);

  useEffect(() => {
    // What is said to a follow-up still belongs to the answer.
    if (phase === 'reviewing') return;
    for (const position of owed.current) {
      const question = questions[position];
      if (!question || unsent.includes(position)) continue;
      owed.current.delete(position);
      void scoreAhead(sessionId, question.question_text);
    }
  }, [sessionId, questions, unsent, phase]);

  return { sending, sendNow };
}
