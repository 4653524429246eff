import { type ReviewRating, reviewRatings } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { RadioGroup } from '@/components/radio-group.tsx';
import { ratingWords } from '../labels.ts';

interface RatingChoiceProps {
  /** From the result; null where there is none. */
  suggested: ReviewRating | null;
  onChoose(rating: ReviewRating): void;
  onAgain?(): void;
}

/** How it went. The suggestion is chosen until the user knows better. */
export function RatingChoice({ suggested, onChoose, onAgain }: RatingChoiceProps) {
  const [rating, setRating] = useState(suggested);
  return (
    <div className="review-rate">
      <RadioGroup<ReviewRating | ''>
        label={t`How did it go?`}
        value={rating ?? ''}
        onChange={(next) => setRating(next === '' ? null : next)}
        options={reviewRatings.map((value) => ({
          value,
          label: t(ratingWords[value].label),
          note: t(ratingWords[value].note),
        }))}
      />
      <div className="row wr review-go">
        {onAgain ? (
          <Button variant="quiet" onClick={onAgain}>
            {t`Change my answer`}
          </Button>
        ) : null}
        <Button variant="primary" disabled={rating === null} onClick={() => rating && onChoose(rating)}>
          {t`Next`}
        </Button>
      </div>
    </div>
  );
}
