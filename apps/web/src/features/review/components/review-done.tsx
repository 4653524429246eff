import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChange } from '@/components/score-change.tsx';
import { paths } from '@/lib/paths.ts';
import type { ReviewOutcome } from '../exercise.ts';
import { dayText } from '../labels.ts';

interface ReviewDoneProps {
  /** Items reviewed today. */
  done: number;
  nextDueMs: number | null;
  /** Whether there is anything to review on some day. */
  hasMaterial: boolean;
  /** Ratings that only this device has. */
  waiting: number;
  outcomes: readonly ReviewOutcome[];
  /** The last exercise was on this page a moment ago: its buttons had the focus. */
  isFresh: boolean;
  now: Date;
}

/** Nothing is left for today: what got better, and when the next one is due. */
export function ReviewDone(props: ReviewDoneProps) {
  const { done, nextDueMs, hasMaterial, waiting, outcomes, isFresh, now } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  const day = nextDueMs === null ? null : dayText(nextDueMs, now);
  return (
    <section className="review-done">
      <h1 ref={heading} tabIndex={-1}>
        {done > 0 ? t`Done for today.` : t`Nothing to review today.`}
      </h1>
      <Better outcomes={outcomes} />
      {done > 0 ? (
        <p>
          {plural(done, { one: '# review today.', other: '# reviews today.' })}{' '}
          {t`Today counts toward your streak.`}
        </p>
      ) : null}
      {day ? <p className="review-next">{t`Next: ${day}.`}</p> : null}
      {hasMaterial ? null : (
        <p className="soft">
          {t`Weak answers and points you leave out come back here, five minutes a day. Start with a practice interview.`}
        </p>
      )}
      {waiting > 0 ? (
        <p className="soft" role="status">
          {t`Saved on this device. We'll send it when you're back online.`}
        </p>
      ) : null}
      <div className="row wr review-go">
        {hasMaterial ? (
          <ButtonLink variant="primary" to={paths.dashboard}>
            {t`Back to the dashboard`}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={paths.interviewSetup}>
            {t`Start Practice Session`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Better({ outcomes }: Pick<ReviewDoneProps, 'outcomes'>) {
  const better = outcomes.flatMap(({ question, before, now }) =>
    before !== null && now > before ? [{ question, before, now }] : [],
  );
  if (better.length === 0) return null;
  return (
    <>
      <h2>{plural(better.length, { one: 'One answer got better', other: '# answers got better' })}</h2>
      <ul className="review-better">
        {better.map(({ question, before, now }) => (
          <li key={question}>
            <span lang="en">{question}</span>
            <ScoreChange before={before} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
