import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import type { Opening, Question } from '../../opening.ts';
import type { Review } from '../review.ts';
import type { SessionState } from '../session-state.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { FollowUp, type FollowUpVoice } from './follow-up.tsx';

interface LiveFollowUpProps extends FollowUpVoice {
  opening: Opening;
  question: Question;
  state: SessionState;
  review: Review;
  /** The interview is completed from here. */
  ending: boolean;
  onType(text: string): void;
}

/** In a live interview, after an answer, while the clock waits: what the interviewer asks about it. */
export function LiveFollowUp(props: LiveFollowUpProps) {
  const { opening, question, state, review, ending, interviewer, dictation, handsFree, onType } = props;
  const { probe, tooLong, advance } = review;
  const heading = useHeadingFocus(false);
  const goesOn = ending ? t`Complete Interview` : t`Next Question`;
  return (
    <main id="main" className="wrap review live-follow-up">
      <p className="label">{t`Your answer is in. The clock is paused.`}</p>
      <h1 className="h2" ref={heading} tabIndex={-1} lang={opening.source.lang ?? 'en'}>
        {question.question_text}
      </h1>
      <p className="said own-answer">{state.answers[state.index] ?? ''}</p>
      <p className="small soft" role="status">
        {probe ? '' : t`One moment. There may be a follow-up.`}
      </p>
      {probe ? (
        <FollowUp
          {...{ probe, interviewer, dictation, handsFree, tooLong, onType }}
          isLive
          byVoice={opening.session.mode !== 'text'}
          language={opening.source.lang}
          text={state.followUp}
        />
      ) : null}
      <div className="row wr send">
        <Button
          variant="primary"
          disabled={tooLong}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={advance}
        >
          {probe && state.followUp.trim() === '' ? t`Skip the follow-up` : goesOn}
          <ArrowRight className="i" aria-hidden="true" />
        </Button>
      </div>
    </main>
  );
}
