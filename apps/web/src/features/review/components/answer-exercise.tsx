import type { ReviewItem } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isNetworkFailure } from '@/lib/functions.ts';
import type { DictateProps, Finished } from '../exercise.ts';
import { sendAnswer } from '../mutations.ts';
import { useReviewDraft } from '../use-review-draft.ts';
import { AnswerPad } from './answer-pad.tsx';
import { AnswerResult } from './answer-result.tsx';

interface AnswerExerciseProps {
  item: ReviewItem;
  Dictate: ComponentType<DictateProps>;
  onDone(result: Finished): void;
}

/** A question once more, or the sentence that was left out: the answer, then what the coach saw in it. */
export function AnswerExercise({ item, Dictate, onDone }: AnswerExerciseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useReviewDraft(item.id);
  const [isChanging, setChanging] = useState(false);
  const scoring = useMutation({
    // Without a network the user goes on at once, and the answer is scored later.
    networkMode: 'always',
    mutationFn: (answer: string) => sendAnswer(item.id, answer),
  });
  const offline = scoring.error !== null && isNetworkFailure(scoring.error);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isSentence = item.kind === 'left-out';
  const done = (result: Finished) => {
    draft.forget();
    onDone(result);
  };
  return (
    <>
      {isSentence ? (
        <p className="review-of" lang="en">
          {item.question_text}
        </p>
      ) : null}
      <h1 ref={heading} tabIndex={-1} lang="en">
        {isSentence ? item.ask : item.question_text}
      </h1>
      {isSentence && item.answer ? (
        <section className="review-said" aria-label={t`Your answer so far`}>
          <h2>{t`Your answer so far`}</h2>
          <p lang="en">{item.answer}</p>
        </section>
      ) : null}
      {scoring.data || offline ? (
        <AnswerResult
          item={item}
          result={scoring.data ?? null}
          answer={draft.text}
          onDone={done}
          onAgain={() => {
            scoring.reset();
            setChanging(true);
          }}
        />
      ) : (
        <AnswerPad
          {...{ draft, Dictate }}
          {...(isSentence ? sentenceWords() : answerWords())}
          isSentence={isSentence}
          before={isSentence ? null : item.answer}
          busy={scoring.isPending}
          takesFocus={isChanging}
          error={scoring.error}
          onSubmit={() => scoring.mutate(draft.now())}
        />
      )}
    </>
  );
}

const answerWords = () => ({
  label: t`Your answer`,
  placeholder: t`Write it the way you'd say it, or dictate it.`,
  submitLabel: t`Score this answer`,
  busyLabel: t`Scoring...`,
  beforeLabel: t`Look at your last answer`,
});

const sentenceWords = () => ({
  ...answerWords(),
  label: t`The missing sentence`,
  placeholder: t`Say it in a sentence.`,
  submitLabel: t`Add it`,
});
