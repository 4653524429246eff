import type { ReviewKind, ReviewRating } from '@greenroom/domain';
import { keysWith, readKept, shape, writeKept } from '@/lib/kept.ts';

/** A rating, or an answer, that the server may not have yet. One key each: two tabs never write over one another. */
export interface UnsentReview {
  id: string;
  userId: string;
  itemId: string;
  kind: ReviewKind;
  /** The story of an item of that kind. */
  storyId?: string;
  rating: ReviewRating;
  /** ISO text. */
  ratedAt: string;
  /** An answer that was given without a network and isn't scored. */
  answer?: string;
  /** What was asked, to show with such an answer. */
  question?: string;
  /** The server has the rating; the answer is still to be scored. */
  isRated?: boolean;
  /** How often the server failed on the answer. */
  failures?: number;
  /** The answer can't be scored: it is the user's to copy or throw away. */
  isRefused?: boolean;
}

const prefix = 'greenroom.review.unsent.';
const Unsent = shape(
  (value): value is UnsentReview =>
    !!value &&
    typeof value === 'object' &&
    'itemId' in value &&
    'userId' in value &&
    'rating' in value &&
    'ratedAt' in value,
);

/** What this device keeps for a user until the server has it, the oldest first. */
export const unsentReviews = (userId: string): UnsentReview[] =>
  keysWith(prefix)
    .flatMap((key) => readKept(key, Unsent) ?? [])
    .filter((one) => one.userId === userId)
    .sort((one, other) => Date.parse(one.ratedAt) - Date.parse(other.ratedAt));

/** Keeps a rating until `forgetReview`. Answers whether the browser took it. */
export const keepReview = (review: UnsentReview): boolean => writeKept(`${prefix}${review.id}`, review);

export const forgetReview = (id: string): void => void writeKept(`${prefix}${id}`, null);

const termsPrefix = 'greenroom.review.terms.';
const Words = shape(
  (value): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);

/** Words of the game that were missed, until the server has them. */
export const unsentTerms = (userId: string): string[] => readKept(`${termsPrefix}${userId}`, Words) ?? [];

/** Keeps words beside those that wait already, or drops all for none. */
export const keepTerms = (userId: string, words: readonly string[]): void =>
  void writeKept(`${termsPrefix}${userId}`, words.length === 0 ? null : [...new Set(words)].slice(0, 20));
