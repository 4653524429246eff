import { scheduleOf } from '@greenroom/domain/review-schedule';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { saveSchedules, storeRatings } from './store.ts';

const rate = perHour(240);

/**
 * Takes ratings that a device kept, at once or days later, and schedules their items anew by all ratings there are. Sent twice
 * they count once. The first review of a day counts for the streak. Refuses with `rate_limited`.
 */
export const saveReviews = defineFunction('save-reviews', {
  access: 'user',
  elevated: 'the log of reviews and their schedule are written by the server side only',
  async run({ input, user, serviceDb, limiter }) {
    await holdToRate(limiter, `reviews:${user.id}`, rate, 'too_many_attempts');
    const rated = await storeRatings(serviceDb, user.id, input.ratings);
    const schedules = rated.flatMap(({ id, ratings }) => {
      const schedule = scheduleOf(ratings);
      return schedule ? [{ id, schedule }] : [];
    });
    await saveSchedules(serviceDb, user.id, schedules);
    return {
      items: schedules.map(({ id, schedule }) => ({
        id,
        due: schedule.masteredMs === null ? new Date(schedule.dueMs).toISOString() : null,
      })),
    };
  },
});
