import {
  everyGameWord,
  type ReviewDay,
  type ReviewItem,
  type ReviewQueue,
  retiredWords,
  reviewDayOf,
} from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import type { UnsentReview } from './unsent.ts';

const clues = new Map([...everyGameWord(), ...retiredWords].map(({ word, clue }) => [word, clue]));

/** The clue of a word of the game; null for a word that it no longer has. */
export const clueOf = (word: string): string | null => clues.get(word) ?? null;

/** Whether there is an exercise for an item. */
function isReady({ kind, reference, question_text: question, story_title: title }: ReviewItem): boolean {
  if (kind === 'term') return clueOf(reference) !== null;
  if (kind === 'story') return title !== null && title !== undefined;
  return question !== null;
}

/** The first and the last moment of this device's day. A day of a change of clocks has 23 or 25 hours. */
export function dayRange(now: Date): { fromMs: number; toMs: number } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return { fromMs: new Date(year, month, day).getTime(), toMs: new Date(year, month, day + 1).getTime() };
}

/** Today's reviews on this device, with what it has rated and not sent. */
export function reviewToday(
  queue: ReviewQueue,
  unsent: readonly UnsentReview[],
  now: Date,
): ReviewDay<ReviewItem> {
  const range = dayRange(now);
  // A rating that the server has is in the queue.
  const waiting = unsent.filter(({ isRated }) => !isRated);
  const kept = waiting.map(({ itemId, kind, ratedAt }) => ({ item_id: itemId, kind, rated_at: ratedAt }));
  const isToday = ({ ratedAt }: UnsentReview) =>
    Date.parse(ratedAt) >= range.fromMs && Date.parse(ratedAt) < range.toMs;
  // What was rated here on another day and isn't sent yet: only the server can say when it is due again.
  const waits = new Set(waiting.filter((one) => !isToday(one)).map(({ itemId }) => itemId));
  const candidates = queue.items.filter((item) => isReady(item) && !waits.has(item.id));
  return reviewDayOf(candidates, [...queue.rated, ...kept], range);
}

/** `about 3 minutes`, whole ones, at least one. */
export function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return plural(minutes, { one: 'about # minute', other: 'about # minutes' });
}

/** `2 of 4, about 3 minutes`. */
export function progressText(position: number, total: number, seconds: number): string {
  const minutes = minutesText(seconds);
  return t`${position} of ${total}, ${minutes}`;
}
