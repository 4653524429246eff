import { plural, t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { clueOf, minutesText } from '../day.ts';
import { dayText, itemText } from '../labels.ts';
import { useReview } from '../use-review.ts';
import '@/styles/review-card.css';

/** Today's review on another page: how many, how long, and the way in. Nothing on a day without one. */
export function ReviewCard() {
  const { today } = useReview(useUser().id);
  if (!today) return null;
  const { items, seconds, done } = today;
  const [first, ...others] = items;
  if (!first) return null;
  const count = plural(items.length, { one: '# review', other: '# reviews' });
  const minutes = minutesText(seconds);
  return (
    <section className="review-card" aria-labelledby="review-card">
      <div>
        <h2 className="label" id="review-card">{t`Today's review`}</h2>
        <p className="review-card-what num">{t`${count}, ${minutes}`}</p>
        <p className="small soft">
          <span lang="en">{itemText(first, clueOf(first.reference))}</span>
          {others.length > 0
            ? ` ${plural(others.length, { one: 'And one more.', other: 'And # more.' })}`
            : null}
        </p>
      </div>
      <ButtonLink to={paths.review}>{done > 0 ? t`Continue` : t`Start`}</ButtonLink>
    </section>
  );
}

/** One line on a day without a review, or once it is done. Nothing where no day has one. */
export function ReviewNote() {
  const { today, now } = useReview(useUser().id);
  if (!today || today.items.length > 0) return null;
  const { done, nextDueMs } = today;
  if (nextDueMs === null && done === 0) return null;
  const day = nextDueMs === null ? null : dayText(nextDueMs, now);
  return (
    <p className="review-note">
      <b>{t`Today's review`}</b> {done > 0 ? t`Done for today.` : t`Nothing to review today.`}{' '}
      {day ? t`Next: ${day}.` : null}
    </p>
  );
}
