import type { ReviewItem, ReviewRating } from '@greenroom/domain';
import { daysBetween } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { dateOf, localDay } from '@/lib/calendar.ts';
import { formatDay, inRegion } from '@/lib/format.ts';

/** The four ratings in the words of the page, with what each means. */
export const ratingWords: Record<ReviewRating, { label: MessageDescriptor; note: MessageDescriptor }> = {
  again: { label: msg`Again`, note: msg`Not there yet. Ask me soon.` },
  hard: { label: msg`Hard`, note: msg`It took some work.` },
  good: { label: msg`Good`, note: msg`I got it.` },
  easy: { label: msg`Easy`, note: msg`No trouble at all.` },
};

/** Why an item is asked. */
export function reasonText({ kind, score, job_title: jobTitle }: ReviewItem): string {
  if (kind === 'term') return t`A word you missed in the word game`;
  if (kind === 'story') return t`A story to tell again`;
  if (kind === 'left-out') return t`You left this out`;
  if (kind === 'likely') return jobTitle ? t`Likely for ${jobTitle}` : t`A likely question`;
  return score === null ? t`An answer to make stronger` : t`You scored ${score} last time`;
}

const weekday = inRegion((region) => new Intl.DateTimeFormat(region, { weekday: 'long' }));

/** The day of a moment as people say it: `tomorrow`, `Tuesday`, or `Tuesday, December 8`. */
export function dayText(atMs: number, now: Date): string {
  const day = localDay(new Date(atMs));
  const away = daysBetween(localDay(now), day);
  if (away <= 1) return t`tomorrow`;
  return away < 7 ? weekday().format(dateOf(day)) : formatDay(dateOf(day));
}

/** The first lines of what is to be reviewed, in words. */
export const itemText = (item: ReviewItem, clue: string | null): string =>
  item.ask ?? item.question_text ?? item.story_title ?? clue ?? '';
