import { type Card, createEmptyCard, fsrs, type Grade, State } from 'ts-fsrs';
import { type ReviewRating, reviewRatings } from './catalog.ts';

/** One rating of an item. */
export interface RatedReview {
  /** Chosen by the device; orders ratings of one moment. */
  id: string;
  rating: ReviewRating;
  ratedAtMs: number;
}

export const reviewStates = ['new', 'learning', 'review', 'relearning'] as const;

/** Where an item is in its schedule. */
export interface ReviewSchedule {
  state: (typeof reviewStates)[number];
  dueMs: number;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  /** The ratings it is a replay of. */
  rated: number;
  lastRatedMs: number;
  /** Since when the item is known; null while it comes back. */
  masteredMs: number | null;
}

/** Whoever remembers something this long has it for their interview. */
const masteredDays = 30;
const longestDays = 60;
/** Ratings of one item within this time are one review, on whatever devices. */
const sameReviewMs = 8 * 3_600_000;

/** The fuzz is seeded by the moment and the state of a card: the same log gives the same days everywhere. */
const scheduler = fsrs({ enable_fuzz: true, enable_short_term: false, maximum_interval: longestDays });

/** The ratings that count, by time: of those within one review the last one. */
function reviewsOf(ratings: readonly RatedReview[]): RatedReview[] {
  const sorted = ratings.toSorted((a, b) => a.ratedAtMs - b.ratedAtMs || (a.id < b.id ? -1 : 1));
  const reviews: RatedReview[] = [];
  let startedMs = Number.NEGATIVE_INFINITY;
  for (const rating of sorted) {
    if (rating.ratedAtMs - startedMs < sameReviewMs) reviews.pop();
    else startedMs = rating.ratedAtMs;
    reviews.push(rating);
  }
  return reviews;
}

/**
 * The schedule of an item after all of its ratings, by FSRS. The order in which they arrive and the device they come from change
 * nothing. Null without a rating.
 */
export function scheduleOf(ratings: readonly RatedReview[]): ReviewSchedule | null {
  const reviews = reviewsOf(ratings);
  const last = reviews.at(-1);
  if (!last) return null;
  let card: Card = createEmptyCard(reviews[0]?.ratedAtMs);
  for (const { rating, ratedAtMs } of reviews) {
    const grade = (reviewRatings.indexOf(rating) + 1) as Grade;
    card = scheduler.next(card, ratedAtMs, grade).card;
  }
  return {
    state: reviewStates[card.state] ?? 'new',
    dueMs: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    rated: ratings.length,
    lastRatedMs: last.ratedAtMs,
    masteredMs: card.state === State.Review && card.scheduled_days >= masteredDays ? last.ratedAtMs : null,
  };
}
