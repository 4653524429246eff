import { describe, expect, it } from 'vitest';
import type { ReviewRating } from './catalog.ts';
import { type RatedReview, scheduleOf } from './schedule-rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startMs = Date.UTC(2026, 2, 1, 9);
const rated = (rating: ReviewRating, atMs: number, id = String(atMs)): RatedReview => ({
  id,
  rating,
  ratedAtMs: atMs,
});
/** Reviews on the days they are due, with these ratings. */
function reviewedOnTime(...ratings: ReviewRating[]) {
  const log: RatedReview[] = [];
  let atMs = startMs;
  for (const rating of ratings) {
    log.push(rated(rating, atMs));
    atMs = scheduleOf(log)?.dueMs ?? atMs;
  }
  return scheduleOf(log);
}

describe('scheduleOf', () => {
  it('has nothing to say without a rating', () => expect(scheduleOf([])).toBeNull());

  it.each(['again', 'hard', 'good', 'easy'] as const)('brings "%s" back on a later day', (rating) => {
    expect(scheduleOf([rated(rating, startMs)])?.dueMs).toBeGreaterThanOrEqual(startMs + dayMs);
  });

  it('brings a failure back the next day, however well it went before', () => {
    const failed = reviewedOnTime('good', 'good', 'again');
    expect(failed).toMatchObject({ lapses: 1, masteredMs: null });
    expect(((failed?.dueMs ?? 0) - (failed?.lastRatedMs ?? 0)) / dayMs).toBeLessThanOrEqual(4);
  });

  it('lets go of what went well three times, and of nothing that went well once', () => {
    expect(reviewedOnTime('good')?.masteredMs).toBeNull();
    expect(reviewedOnTime('easy')?.masteredMs).toBeNull();
    expect(reviewedOnTime('good', 'good', 'good')?.masteredMs).not.toBeNull();
  });

  it('is the same for every order in which ratings arrive', () => {
    const log = [0, 1, 4, 11, 30].map((day, at) =>
      rated((['hard', 'again', 'good', 'good', 'easy'] as const)[at] ?? 'good', startMs + day * dayMs),
    );
    const [first, ...others] = [log, log.toReversed(), [...log.slice(2), ...log.slice(0, 2)]].map(scheduleOf);
    for (const other of others) expect(other).toEqual(first);
  });

  it('counts two devices that rated one item on one day as one review, and the last word wins', () => {
    const both = scheduleOf([
      rated('again', startMs, 'phone'),
      rated('good', startMs + 2 * hourMs, 'laptop'),
    ]);
    const one = scheduleOf([rated('good', startMs + 2 * hourMs, 'laptop')]);
    expect(both).toEqual({ ...one, rated: 2 });
    expect(both?.reps).toBe(1);
  });
});
