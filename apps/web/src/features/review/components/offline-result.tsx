import type { ReviewRating } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RatingChoice } from './rating-choice.tsx';

interface OfflineResultProps {
  answer: string;
  /** The words of the last time; null where there is none. */
  before: string | null;
  /** The language of the words, where it is known. */
  lang?: string;
  onChoose(rating: ReviewRating): void;
  onAgain(): void;
}

/** Without a network the user alone says how it went, with both times side by side. */
export function OfflineResult({ answer, before, lang, onChoose, onAgain }: OfflineResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="review-result">
      <h2 ref={heading} tabIndex={-1}>
        <CloudOff className="i" aria-hidden="true" />{' '}
        {t`You're offline. Your answer is saved on this device.`}
      </h2>
      <p className="soft">{t`We'll score it when you're back online. Until then, compare it with your last answer yourself.`}</p>
      <Beside {...{ answer, before, lang }} />
      <RatingChoice suggested={null} onChoose={onChoose} onAgain={onAgain} />
    </section>
  );
}

function Beside({ answer, before, lang }: Pick<OfflineResultProps, 'answer' | 'before' | 'lang'>) {
  return (
    <div className="review-beside">
      {before ? (
        <section aria-label={t`Last time`}>
          <h3>{t`Last time`}</h3>
          <p lang={lang}>{before}</p>
        </section>
      ) : null}
      <section aria-label={t`Now`}>
        <h3>{t`Now`}</h3>
        <p lang={lang}>{answer}</p>
      </section>
    </div>
  );
}
