import { type ReviewItem, ratingOfTelling, storySeconds, type Telling } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { formatClock } from '@/lib/format.ts';
import { isNetworkFailure } from '@/lib/functions.ts';
import { newId } from '@/lib/new-id.ts';
import { toldText } from '@/lib/story-labels.ts';
import { useTellingClock } from '@/lib/use-telling-clock.ts';
import type { ComparedProps, DictateProps, Finished } from '../exercise.ts';
import { sendTelling } from '../mutations.ts';
import { useReviewDraft } from '../use-review-draft.ts';
import { AnswerPad } from './answer-pad.tsx';
import { OfflineResult } from './offline-result.tsx';
import { RatingChoice } from './rating-choice.tsx';

interface StoryExerciseProps {
  item: ReviewItem;
  Dictate: ComponentType<DictateProps>;
  Compared: ComponentType<ComparedProps>;
  onDone(result: Finished): void;
}

/** A story told again in 90 seconds, then held against its text and the time before. */
export function StoryExercise({ item, Dictate, Compared, onDone }: StoryExerciseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useReviewDraft(item.id);
  const clock = useTellingClock(0);
  const [isChanging, setChanging] = useState(false);
  // The same words are the same telling, however often they are sent.
  const sent = useRef({ id: '', text: '' });
  const telling = useMutation({
    networkMode: 'always',
    mutationFn: ({ text, seconds }: { text: string; seconds: number }) => {
      if (sent.current.text !== text) sent.current = { id: newId(), text };
      return sendTelling(item.reference, sent.current.id, text, seconds > 0 ? seconds : null);
    },
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const done = (result: Finished) => {
    draft.forget();
    onDone(result);
  };
  const again = () => {
    telling.reset();
    setChanging(true);
  };
  const left = storySeconds - clock.seconds;
  const isOffline = telling.error !== null && isNetworkFailure(telling.error);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {item.story_title}
      </h1>
      {telling.data ? (
        <Told telling={telling.data} Compared={Compared} onDone={done} />
      ) : isOffline ? (
        <OfflineResult
          answer={draft.text}
          before={item.answer}
          onChoose={(rating) => done({ rating, unscored: draft.text, id: sent.current.id })}
          onAgain={again}
        />
      ) : (
        <>
          <p className="review-of">{t`Tell it from memory, in about 90 seconds.`}</p>
          <p className="review-clock num" data-over={left < 0 || undefined} role="timer">
            {formatClock(clock.seconds)} <span className="small soft">{t`of 1:30`}</span>
          </p>
          <AnswerPad
            {...{ draft, Dictate }}
            label={t`Your story`}
            placeholder={t`Write it the way you'd say it, or dictate it.`}
            submitLabel={t`I'm done`}
            busyLabel={t`Comparing...`}
            before={item.answer}
            beforeLabel={t`Look at my notes`}
            lang=""
            busy={telling.isPending}
            takesFocus={isChanging}
            error={telling.error}
            onBegin={clock.start}
            onSubmit={() => telling.mutate({ text: draft.now(), seconds: clock.rest() })}
          />
        </>
      )}
    </>
  );
}

interface ToldProps extends Pick<StoryExerciseProps, 'Compared' | 'onDone'> {
  telling: Telling;
}

function Told({ telling, Compared, onDone }: ToldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="review-result">
      <h2 ref={heading} tabIndex={-1}>
        {toldText(telling.comparison)}
      </h2>
      <Compared telling={telling} />
      <RatingChoice
        suggested={ratingOfTelling(telling.comparison)}
        onChoose={(rating) => onDone({ rating, id: telling.id })}
      />
    </section>
  );
}
