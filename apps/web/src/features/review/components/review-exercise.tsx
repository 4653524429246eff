import type { ReviewItem } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { Bar } from '@/components/bar.tsx';
import { Button } from '@/components/button.tsx';
import { progressText } from '../day.ts';
import type { ComparedProps, DictateProps, Finished } from '../exercise.ts';
import { reasonText } from '../labels.ts';
import { AnswerExercise } from './answer-exercise.tsx';
import { StoryExercise } from './story-exercise.tsx';
import { TermExercise } from './term-exercise.tsx';

interface ReviewExerciseProps {
  item: ReviewItem;
  position: number;
  total: number;
  seconds: number;
  Dictate: ComponentType<DictateProps>;
  Compared: ComponentType<ComparedProps>;
  onDone(result: Finished): void;
  onLater(): void;
  onDrop(): void;
}

/** One exercise with how far the session is. */
export function ReviewExercise(props: ReviewExerciseProps) {
  const { item, position, total, seconds, Dictate, Compared, onDone, onLater, onDrop } = props;
  const far = progressText(position, total, seconds);
  return (
    <article className="review-item">
      <header className="review-top">
        <p className="label num">{t`Today's review`}</p>
        <p className="small soft num" aria-live="polite">
          {far}
        </p>
        <Bar value={(100 * (position - 1)) / total} label={t`Reviewed today`} />
      </header>
      <p className="review-why">{reasonText(item)}</p>
      {item.kind === 'term' ? (
        <TermExercise item={item} onDone={onDone} />
      ) : item.kind === 'story' ? (
        <StoryExercise item={item} Dictate={Dictate} Compared={Compared} onDone={onDone} />
      ) : (
        <AnswerExercise item={item} Dictate={Dictate} onDone={onDone} />
      )}
      <div className="review-out">
        <Button variant="quiet" small onClick={onLater}>
          {t`Not now`}
        </Button>
        <Button variant="quiet" small onClick={onDrop}>
          {t`Don't ask this again`}
        </Button>
      </div>
    </article>
  );
}
