import { useReducer, useState } from 'react';
import { PageTitle } from '@/components/page-title.tsx';
import { useOnline } from '@/lib/online.ts';
import { notify } from '@/lib/toasts.ts';
import { noAnswersMessage } from '../mutations.ts';
import type { Opening } from '../queries.ts';
import { restoreInterview } from '../restore.ts';
import { canGoOn, endsInterview, hasAnyAnswer, sessionReducer } from '../session-state.ts';
import { useCompletion } from '../use-completion.ts';
import { useCountdown } from '../use-countdown.ts';
import { useDictation } from '../use-dictation.ts';
import { type DraftStatus, useKeptDraft } from '../use-kept-draft.ts';
import { usePause } from '../use-pause.ts';
import { useSentAnswers } from '../use-sent-answers.ts';
import { useSessionKeys } from '../use-session-keys.ts';
import type { SaveState } from './answer-pad.tsx';
import { CompletingPanel } from './completing-panel.tsx';
import { PausedPanel } from './paused-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { SessionTop } from './session-top.tsx';

/** An interview under way: one question at a time, from where it was left. */
export function SessionRoom({ opening }: { opening: Opening }) {
  const { session, questions, source } = opening;
  const [restored] = useState(() => restoreInterview(opening, Date.now()));
  const [state, dispatch] = useReducer(sessionReducer, restored.state);
  const [settling, setSettling] = useState(false);
  const online = useOnline();
  const draft = useKeptDraft(session.id, state);
  const { sending, sendNow } = useSentAnswers(session.id, questions, state, dispatch);
  const completion = useCompletion(session, questions, state, dispatch, sendNow);
  const dictation = useDictation((text) => dispatch({ type: 'dictated', text }));
  const { pause, resume } = usePause(session, questions, state, dispatch, restored.fromSnapshot);

  /** Does something once the last words of a recording are in the field. */
  const settled = async (act: () => void) => {
    if (!dictation.recording) return act();
    setSettling(true);
    await dictation.finish();
    setSettling(false);
    act();
  };
  const next = () => {
    if (state.phase === 'reviewing') return dispatch({ type: 'go-on', nowMs: Date.now() });
    if (settling || !(canGoOn(state) || dictation.recording)) return;
    const isNew = state.current !== state.answers[state.index];
    const reviews = session.practice && isNew && !state.timeIsUp;
    void settled(() => dispatch(reviews ? { type: 'review', nowMs: Date.now() } : { type: 'next' }));
  };
  const endByTime = () => {
    dispatch({ type: 'time-up' });
    const nothing = !hasAnyAnswer(state) && state.current.trim() === '';
    if (state.phase === 'answering' && nothing) notify.error('Unable to finish interview', noAnswersMessage);
  };
  const secondsLeft = useCountdown(state.clock, () => void settled(endByTime));
  useSessionKeys({ onNext: next, onRecord: () => state.phase === 'answering' && dictation.toggle() });

  const question = questions[state.index];
  if (!question) throw new Error('An interview needs at least one question');
  const saveState = saveStateOf(draft, online, sending || state.unsent.length > 0);
  const answered = state.answers.filter((answer) => answer.trim() !== '').length;
  return (
    <>
      <PageTitle>{`Question ${state.index + 1} of ${questions.length}`}</PageTitle>
      <SessionTop
        index={state.index}
        questionCount={questions.length}
        secondsLeft={secondsLeft}
        paused={state.phase === 'paused'}
        over={state.phase === 'completing' || state.phase === 'completed'}
        canPause={state.phase === 'answering' && !state.timeIsUp}
        onPause={() => void settled(pause)}
        onResume={resume}
      />
      {state.phase === 'paused' ? <PausedPanel secondsLeft={secondsLeft} onResume={resume} /> : null}
      {state.phase === 'completing' || state.phase === 'completed' ? (
        <CompletingPanel {...completion} answered={answered} onStop={completion.stop} />
      ) : null}
      {state.phase === 'reviewing' ? (
        <ReviewPanel
          question={question}
          answer={state.answers[state.index] ?? ''}
          ending={endsInterview(state)}
          onGoOn={next}
        />
      ) : null}
      {state.phase === 'answering' ? (
        <QuestionPanel
          {...{ session, question, source, state, saveState, dictation, settling }}
          onType={(text) => dispatch({ type: 'typed', text })}
          onNext={next}
        />
      ) : null}
    </>
  );
}

function saveStateOf(draft: DraftStatus, online: boolean, underWay: boolean): SaveState {
  if (draft === 'failed') return 'failed';
  if (!online) return 'offline';
  return draft === 'saving' || underWay ? 'saving' : 'saved';
}
