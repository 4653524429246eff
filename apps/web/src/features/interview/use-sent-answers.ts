import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '@/lib/online.ts';
import { saveAnswer } from './mutations.ts';
import type { Question } from './queries.ts';
import type { SessionAction, SessionState } from './session-state.ts';

const tryAgainAfterMs = 10_000;

/**
 * Sends accepted answers to the server, one after the other, and again after a lost connection. A failure is logged:
 * the answer stays in the browser until it has arrived. `sendNow` resolves once nothing is under way.
 */
export function useSentAnswers(
  sessionId: string,
  questions: readonly Question[],
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
): { sending: boolean; sendNow(state: SessionState): Promise<void> } {
  const online = useOnline();
  const [sending, setSending] = useState(false);
  const underWay = useRef<Promise<void>>(Promise.resolve());

  const sendNow = useCallback(
    ({ unsent, answers }: SessionState) => {
      const send = async () => {
        setSending(true);
        for (const position of unsent) {
          const question = questions[position];
          const text = answers[position];
          if (!question || !text) continue;
          await saveAnswer(sessionId, question, text)
            .then(() => dispatch({ type: 'sent', position, text }))
            .catch((error: unknown) => console.warn('An answer was not saved on the server yet', error));
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

  return { sending, sendNow };
}
