import { t } from '@lingui/core/macro';
import type { Opening, Question } from '../../opening.ts';
import type { Review } from '../review.ts';
import type { SessionState } from '../session-state.ts';
import { FollowUp, type FollowUpVoice } from './follow-up.tsx';
import { ReviewFrame } from './review-frame.tsx';

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
  const goesOn = ending ? t`Complete Interview` : t`Next Question`;
  return (
    <ReviewFrame
      {...{ opening, question }}
      className="live-follow-up"
      stage={false}
      goesOn={probe && state.followUp.trim() === '' ? t`Skip the follow-up` : goesOn}
      disabled={tooLong}
      onGoOn={advance}
    >
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
    </ReviewFrame>
  );
}
