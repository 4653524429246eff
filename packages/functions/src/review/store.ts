import { type ReviewRating, reviewRatings } from '@greenroom/domain';
import type { RatedReview, ReviewSchedule } from '@greenroom/domain/review-schedule';
import { z } from 'zod';
import { StoreError } from '../answer-error.ts';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';

const RatedItems = z.array(
  z.object({
    id: z.uuid(),
    ratings: z.array(z.object({ id: z.uuid(), rating: z.number(), rated_at: z.string() })),
  }),
);

interface GivenRating {
  id: string;
  itemId: string;
  rating: ReviewRating;
  ratedAt: string;
}

/** Adds ratings to the log; resolves to all ratings of each item that they touch. */
export async function storeRatings(
  serviceDb: Db,
  userId: string,
  given: readonly GivenRating[],
): Promise<{ id: string; ratings: RatedReview[] }[]> {
  const stored = await serviceDb.rpc('store_review_ratings', {
    p_user_id: userId,
    p_ratings: given.map(({ id, itemId, rating, ratedAt }) => ({
      id,
      item_id: itemId,
      rating: reviewRatings.indexOf(rating) + 1,
      rated_at: ratedAt,
    })),
  });
  return RatedItems.parse(rowsOf('store_review_ratings', stored)).map(({ id, ratings }) => ({
    id,
    ratings: ratings.map((one) => ({
      id: one.id,
      rating: reviewRatings[one.rating - 1] ?? 'again',
      ratedAtMs: Date.parse(one.rated_at),
    })),
  }));
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/** Stores schedules; one that is a replay of fewer ratings than are known changes nothing. */
export async function saveSchedules(
  serviceDb: Db,
  userId: string,
  schedules: readonly { id: string; schedule: ReviewSchedule }[],
): Promise<void> {
  const { error } = await serviceDb.rpc('save_review_states', {
    p_user_id: userId,
    p_states: schedules.map(({ id, schedule }) => ({
      id,
      state: schedule.state,
      stability: schedule.stability,
      difficulty: schedule.difficulty,
      reps: schedule.reps,
      lapses: schedule.lapses,
      rated: schedule.rated,
      due: isoOf(schedule.dueMs),
      last_rated_at: isoOf(schedule.lastRatedMs),
      mastered_at: schedule.masteredMs === null ? null : isoOf(schedule.masteredMs),
    })),
  });
  if (error) throw new StoreError('save_review_states', error.code);
}
