import { expect, it } from 'vitest';
import { dailyReviewSeconds, type ReviewKind, reviewKinds } from './catalog.ts';
import { reviewDayOf } from './queue-rules.ts';
import { type RatedReview, scheduleOf } from './schedule-rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startMs = Date.UTC(2026, 2, 20);
const [lostOn, backOn, lastDay] = [10, 15, 30];

/** The ratings that a device knows, by item. */
type Known = Map<string, RatedReview[]>;
const items = Array.from({ length: 12 }, (_, at) => ({
  id: `item-${at}`,
  kind: reviewKinds[at % reviewKinds.length] as ReviewKind,
  question_text: `Question ${at}`,
}));
const textOf = (ms: number) => new Date(ms).toISOString();

/** What is left of a day on a device, by the ratings that it knows. */
function dayOn(known: Known, day: number) {
  const open = items.flatMap((item) => {
    const schedule = scheduleOf(known.get(item.id) ?? []);
    return schedule?.masteredMs ? [] : [{ ...item, due: textOf(schedule?.dueMs ?? startMs) }];
  });
  const rated = items.flatMap(({ id, kind }) =>
    (known.get(id) ?? []).map(({ ratedAtMs }) => ({ item_id: id, kind, rated_at: textOf(ratedAtMs) })),
  );
  const fromMs = startMs + day * dayMs;
  return reviewDayOf(open, rated, { fromMs, toMs: fromMs + dayMs });
}

/** Does the day on a device. Every third item goes badly. */
function review(device: string, known: Known, day: number, hour: number): number {
  const { items: today, seconds } = dayOn(known, day);
  for (const { id } of today) {
    const rating = Number(id.slice(5)) % 3 === 0 ? 'again' : 'good';
    const ratedAtMs = startMs + day * dayMs + hour * hourMs;
    known.set(id, [...(known.get(id) ?? []), { id: `${device} ${id} ${day}`, rating, ratedAtMs }]);
  }
  return seconds;
}

const merged = (one: Known, other: Known): Known =>
  new Map(
    items.map(({ id }) => [
      id,
      [
        ...new Map(
          [...(one.get(id) ?? []), ...(other.get(id) ?? [])].map((rating) => [rating.id, rating]),
        ).values(),
      ],
    ]),
  );

it('a month on two devices, one offline for five days, ends with one schedule, and no day of a device is over five minutes', () => {
  let server: Known = new Map();
  let phone: Known = new Map();
  let offline = 0;
  for (let day = 0; day < lastDay; day += 1) {
    if (day === lostOn) phone = structuredClone(server);
    if (day >= lostOn && day < backOn) {
      const seconds = review('phone', phone, day, 7);
      expect(seconds).toBeLessThanOrEqual(dailyReviewSeconds);
      offline += seconds;
    }
    if (day === backOn) {
      const [sent, sentLate] = [merged(server, phone), merged(phone, server)];
      for (const { id } of items)
        expect(scheduleOf(sent.get(id) ?? [])).toEqual(scheduleOf(sentLate.get(id) ?? []));
      server = sent;
    }
    expect(review('laptop', server, day, 19)).toBeLessThanOrEqual(dailyReviewSeconds);
    expect(dayOn(server, day).items, `day ${day} is done once`).toEqual([]);
  }
  expect(offline).toBeGreaterThan(0);
  for (const [id, ratings] of server)
    expect(new Set(ratings.map((one) => one.id)).size, id).toBe(ratings.length);
  const mastered = items.filter(({ id }) => scheduleOf(server.get(id) ?? [])?.masteredMs);
  expect(mastered.length).toBeGreaterThan(0);
  expect(mastered.filter(({ id }) => Number(id.slice(5)) % 3 === 0)).toEqual([]);
});
