import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { PageTitle } from '@/components/page-title.tsx';
import { useOnline } from '@/lib/online.ts';
import type { Opening } from '../../opening.ts';
import { openingQuery } from '../../queries.ts';
import { useSessionKeys } from '../../use-session-keys.ts';
import { isShort, isWaiting } from '../recorded.ts';
import { restoreInterview } from '../restore.ts';
import { endsInterview, sessionReducer } from '../session-state.ts';
import { questionsInAll } from '../set-note.ts';
import { useAnswering } from '../use-answering.ts';
import { useCompletion } from '../use-completion.ts';
import { useCountdown } from '../use-countdown.ts';
import { useInterviewSounds } from '../use-interview-sounds.ts';
import { type DraftStatus, useKeptDraft } from '../use-kept-draft.ts';
import { useLateQuestions } from '../use-late-questions.ts';
import { usePause } from '../use-pause.ts';
import { useRecorded } from '../use-recorded.ts';
import { useReview } from '../use-review.ts';
import { useSentAnswers } from '../use-sent-answers.ts';
import { useSpeaking } from '../use-speaking.ts';
import type { SaveState } from './answer-pad.tsx';
import { CompletingPanel } from './completing-panel.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LiveFollowUp } from './live-follow-up.tsx';
import { PausedPanel } from './paused-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { RecordedPanel } from './recorded-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { questionOf, SessionTop } from './session-top.tsx';

/** An interview under way: one question at a time, from where it was left. */
export function SessionRoom({ opening: opened }: { opening: Opening }) {
  const [{ state: restored, fromSnapshot }] = useState(() => restoreInterview(opened, Date.now()));
  const [state, dispatch] = useReducer(sessionReducer, restored);
  const opening = useLateQuestions(opened, state, dispatch);
  const { session, questions } = opening;
  const [helping, setHelping] = useState(false);
  const online = useOnline();
  const whenGone = useReopening(opening);
  const draft = useKeptDraft(session.id, state);
  const { sending, sendNow } = useSentAnswers(session.id, questions, state, dispatch, whenGone);
  const completion = useCompletion(session, questions, state, dispatch, sendNow);
  const answering = useAnswering(opening, state, dispatch);
  const { pause, resume } = usePause(opening, state, dispatch, { fromSnapshot, whenGone });
  const secondsLeft = useCountdown(state.clock, answering.endByTime);

  const { phase, timeIsUp } = state;
  const paused = phase === 'paused';
  const over = phase === 'completing' || phase === 'completed';
  const recorded = useRecorded(opening, state, dispatch, answering);
  const review = useReview(opening, state, dispatch, answering);
  const step = recorded?.recorded.step;
  // Beside a take the clock waits anyway, and nobody pauses one that is being recorded.
  const canPause = phase === 'answering' && !timeIsUp && (!step || step === 'preparing');
  const onPause = () => (paused ? resume() : canPause && answering.settled(() => pause()));
  const { interviewer, handsFree, recording } = useSpeaking(opening, state, dispatch, {
    ...{ answering, review },
    onHide: () => canPause && answering.settled(() => pause()),
  });
  const isHeard = (phase === 'answering' && !recorded) || review.probe !== null;
  const takesDictation = isHeard && answering.dictation.supported;
  useSessionKeys({
    onNext:
      phase === 'reviewing'
        ? review.advance
        : recorded && phase === 'answering'
          ? recorded.advance
          : answering.next,
    onRecord: () => isHeard && (recording.alone ?? answering.dictation).toggle(),
    onPause,
    onHear: () => (interviewer.speaking ? interviewer.stop() : interviewer.start()),
    onHandsFree: () => takesDictation && handsFree.toggle(),
    onWait: handsFree.wait,
    onHelp: () => setHelping(true),
  });

  useInterviewSounds({
    secondsLeft,
    isRunning: phase === 'answering' && !recorded,
    isCompleted: phase === 'completed',
    isRecording: answering.dictation.recording,
  });

  const question = questions[state.index];
  const count = state.growing ? questionsInAll(opening.source, state.questionCount) : state.questionCount;
  if (!question) throw new Error('An interview needs at least one question');
  const answered = state.answers.filter((answer) => answer.trim() !== '').length;
  const saveState = saveStateOf(draft, online, sending || state.unsent.length > 0);
  const onType = (text: string) => dispatch({ type: 'typed', text });
  const onFollowUp = (text: string) => dispatch({ type: 'follow-up-typed', text });
  const onFinish = () => dispatch({ type: 'grown', count: questions.length, growing: false });
  const rate = (position: number, rating: number) => dispatch({ type: 'rated', position, rating });
  return (
    <>
      <PageTitle>{questionOf(state.index, count)}</PageTitle>
      <SessionTop
        index={state.index}
        questionCount={count}
        {...{ secondsLeft, paused, over, canPause, onPause }}
        asksNow={interviewer.asksNow}
        showsTime={!recorded || isShort(secondsLeft, count - state.index)}
      />
      {paused ? <PausedPanel secondsLeft={secondsLeft} onResume={resume} /> : null}
      {over ? (
        <CompletingPanel
          {...completion}
          answered={answered}
          stored={answered - state.unsent.length}
          onStop={completion.stop}
        />
      ) : null}
      {phase === 'reviewing' && review.practice ? (
        <ReviewPanel
          key={state.index}
          {...{ opening, question, state, review, interviewer, handsFree }}
          practice={review.practice}
          dictation={answering.dictation}
          ending={endsInterview(state)}
          onRate={(rating) => rate(state.index, rating)}
          onTypeFollowUp={onFollowUp}
        />
      ) : null}
      {phase === 'reviewing' && !review.practice ? (
        <LiveFollowUp
          key={state.index}
          {...{ opening, question, state, review, interviewer, handsFree }}
          dictation={answering.dictation}
          ending={endsInterview(state)}
          onType={onFollowUp}
        />
      ) : null}
      {phase === 'answering' && recorded ? (
        <RecordedPanel
          key={state.index}
          {...{ opening, question, state, interviewer, saveState, onType, onFinish }}
          mode={recorded}
          onRate={rate}
        />
      ) : null}
      {phase === 'answering' && !recorded ? (
        <QuestionPanel
          {...{ opening, question, state, saveState, onType, onFinish }}
          interviewer={interviewer}
          dictation={answering.dictation}
          handsFree={handsFree}
          recording={recording}
          settling={answering.settling}
          onRate={rate}
          onNext={answering.next}
          onHelp={() => setHelping(true)}
        />
      ) : null}
      <KeysDialog open={helping} onOpenChange={setHelping} />
      <LeaveDialog
        running={phase === 'answering'}
        waits={recorded !== null && isWaiting(recorded.recorded)}
        {...{ canPause, onPause }}
      />
    </>
  );
}

/** Opens the interview anew: it has expired, was deleted, or was completed elsewhere. */
function useReopening({ session }: Opening): () => void {
  const queries = useQueryClient();
  const { queryKey } = openingQuery(session.user_id, session.id);
  return () => void queries.invalidateQueries({ queryKey });
}

function saveStateOf(draft: DraftStatus, online: boolean, underWay: boolean): SaveState {
  if (draft === 'failed') return 'failed';
  if (!online) return 'offline';
  return draft === 'saving' || underWay ? 'saving' : 'saved';
}
