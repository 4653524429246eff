import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { focusNow } from '@/lib/use-focus-heading.ts';
import type { RecordedMode } from '../use-recorded.ts';
import { Caption } from './interviewer-voice.tsx';
import { RecordedGate } from './recorded-gate.tsx';
import { type RecordedPanelProps, RecordedReview } from './recorded-review.tsx';
import { RecordedRun } from './recorded-run.tsx';
import { SessionBadges } from './session-badges.tsx';
import { TimeIsUp } from './time-is-up.tsx';

/** From so many characters on, a question is set smaller. */
const longQuestion = 90;

/** One question of a recorded interview: prepare, answer, watch, keep. */
export function RecordedPanel(props: RecordedPanelProps) {
  const { opening, question, state, interviewer, mode } = props;
  const { step, takes } = mode.recorded;
  // A press that takes its own button away leaves the focus nowhere.
  useEffect(() => {
    if (step !== 'ready' && isFocusLost()) focusNow();
  }, [step]);
  if (step === 'ready') return <RecordedGate opening={opening} index={state.index} mode={mode} />;
  const text = question.question_text;
  const head = (
    <>
      <SessionBadges session={opening.session} />
      <h1
        id="question"
        lang={opening.source.lang ?? 'en'}
        tabIndex={-1}
        className={text.length > longQuestion ? 'long' : undefined}
      >
        <Caption text={text} spokenTo={interviewer.spokenTo} />
      </h1>
      {state.timeIsUp ? <TimeIsUp /> : null}
    </>
  );
  return (
    <main id="main" className="wrap take" data-step={step}>
      {step === 'review' ? (
        <RecordedReview key={takes} {...props} head={head} />
      ) : (
        <RecordedRun {...{ mode, interviewer, head }} />
      )}
      <p className="vh" role="status">
        {step === 'recording' ? t`Recording. You have two minutes.` : null}
        {step === 'review' ? reviewStatus(mode) : null}
      </p>
    </main>
  );
}

/** What a screen reader announces about a take. */
function reviewStatus({ recorded, words }: RecordedMode): string {
  if (words?.state.phase === 'writing') return t`Transcribing...`;
  if (words?.state.phase === 'silent') return t`We didn't hear any words.`;
  if (words && recorded.heardTake === recorded.takes) return t`Your words are in the answer field.`;
  return t`Recording stopped.`;
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
