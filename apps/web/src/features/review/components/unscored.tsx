import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { copyText } from '@/lib/copy-text.ts';
import type { UnsentReview } from '../unsent.ts';

interface UnscoredProps {
  reviews: readonly UnsentReview[];
  onRemove(id: string): void;
}

/** Answers that were given offline and can't be scored, such as where the question was deleted since. No word of them is lost. */
export function Unscored({ reviews, onRemove }: UnscoredProps) {
  if (reviews.length === 0) return null;
  return (
    <section className="review-unscored" aria-labelledby="review-unscored">
      <h2 id="review-unscored">{t`Answers we couldn't score`}</h2>
      <p className="soft">{t`The question is gone, or something went wrong on our end. Your words are still here.`}</p>
      <ul>
        {reviews.map((review) => (
          <li key={review.id}>
            <One review={review} onRemove={() => onRemove(review.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({
  review: { question = '', answer = '' },
  onRemove,
}: {
  review: UnsentReview;
  onRemove(): void;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <p className="soft" lang="en">
        {question}
      </p>
      <p className="said" lang="en">
        {answer}
      </p>
      <p className="row wr">
        <Button small onClick={() => void copyText(answer).then(setCopied)}>
          {copied ? t`Copied` : t`Copy it`}
        </Button>
        <Button small variant="quiet" onClick={onRemove}>
          {t`Discard`}
        </Button>
      </p>
    </>
  );
}
