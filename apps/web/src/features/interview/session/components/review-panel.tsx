import { t } from '@lingui/core/macro';
import type { Opening, Question } from '../../opening.ts';
import { StrongAnswer } from '../../report/components/strong-answer.tsx';
import type { Review } from '../review.ts';
import type { SessionState } from '../session-state.ts';
import { FollowUp, type FollowUpVoice } from './follow-up.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { SelfRating } from './self-rating.tsx';

interface ReviewPanelProps extends FollowUpVoice {
  opening: Opening;
  question: Question;
  state: SessionState;
  review: Review;
  practice: NonNullable<Review['practice']>;
  /** The interview is completed from here. */
  ending: boolean;
  onRate(rating: number): void;
  onTypeFollowUp(text: string): void;
}

/**
 * In practice, after an answer, while the clock waits: first the user's own rating and the follow-up, then the answer
 * beside one that scores well.
 */
export function ReviewPanel(props: ReviewPanelProps) {
  const { opening, question, state, review, ending, interviewer, dictation, handsFree } = props;
  const { probe, tooLong, advance } = review;
  const { feedback, revealed } = props.practice;
  const answer = state.answers[state.index] ?? '';
  return (
    <ReviewFrame
      {...{ opening, question }}
      stage={revealed}
      goesOn={revealed ? (ending ? t`Complete Interview` : t`Next Question`) : t`Show a strong answer`}
      disabled={tooLong}
      onGoOn={advance}
    >
      {revealed ? (
        <StrongAnswer
          answer={answer}
          lang={opening.source.lang ?? 'en'}
          strongAnswer={feedback.data?.strongAnswer ?? question.ideal_answer}
          evidence={feedback.data?.evidence ?? []}
          engine={feedback.data?.engine}
          notice={feedback.data?.notice}
          rating={state.ratings[state.index] ?? null}
        />
      ) : (
        <>
          <p className="said own-answer">{answer}</p>
          <SelfRating
            legend={t`How good was it? Rate it before you compare (optional).`}
            value={state.ratings[state.index] ?? null}
            onRate={props.onRate}
          />
          <p className="small soft" role="status">
            {feedback.isPending ? t`Looking for the follow-up...` : ''}
            {feedback.data && !feedback.data.probe
              ? t`There's no follow-up for this one. Compare your answer with the strong one.`
              : ''}
            {feedback.isError ? t`We couldn't load the follow-up. The strong answer is here.` : ''}
          </p>
          {probe ? (
            <FollowUp
              {...{ probe, interviewer, dictation, handsFree }}
              byVoice={opening.session.mode !== 'text'}
              language={opening.source.lang}
              text={state.followUp}
              tooLong={tooLong}
              onType={props.onTypeFollowUp}
            />
          ) : null}
        </>
      )}
    </ReviewFrame>
  );
}
