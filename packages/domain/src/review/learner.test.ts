import { describe, expect, it } from 'vitest';
import { dailyReviewSeconds, type ReviewKind, reviewSeconds } from './catalog.ts';
import { reviewDayOf } from './queue-rules.ts';
import { ratingOfAnswer } from './rating-rules.ts';
import { type RatedReview, type ReviewSchedule, scheduleOf } from './schedule-rules.ts';

/** A learner of thirty days: what they review each day, on a clock that they carry through time zones. */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startMs = Date.UTC(2026, 2, 20);

interface Learnt {
  id: string;
  kind: ReviewKind;
  question_text: string | null;
  due: string;
  log: RatedReview[];
  schedule: ReviewSchedule | null;
  score: number;
}

interface Learner {
  name: string;
  /** Points by which an answer gains at each review. */
  gain: number;
  misses: (day: number) => boolean;
  /** Hours from UTC on a day. */
  zone: (day: number) => number;
  /** The hour at which they sit down. */
  hour: (day: number) => number;
  items: number;
  /** New weak answers of an interview on a day. */
  added?: (day: number) => number;
}

const never = () => false;
const learners: readonly Learner[] = [
  { name: 'improves', gain: 15, misses: never, zone: () => 1, hour: () => 8, items: 6 },
  { name: 'does not improve', gain: 0, misses: never, zone: () => -5, hour: () => 21, items: 6 },
  { name: 'misses days', gain: 15, misses: (day) => day % 3 === 1, zone: () => 0, hour: () => 12, items: 6 },
  {
    name: 'misses two weeks',
    gain: 10,
    misses: (day) => day > 4 && day < 19,
    zone: () => 0,
    hour: () => 7,
    items: 6,
  },
  {
    name: 'flies around the world',
    gain: 15,
    misses: never,
    zone: (day) => ((day * 5) % 25) - 12,
    hour: (day) => (day * 7) % 24,
    items: 6,
  },
  {
    name: 'gets an hour more and less',
    gain: 12,
    misses: never,
    zone: (day) => (day < 9 ? 1 : 2),
    hour: () => 0,
    items: 6,
  },
  {
    name: 'sits up past midnight',
    gain: 12,
    misses: never,
    zone: () => 9,
    hour: (day) => (day % 2 ? 23 : 1),
    items: 6,
  },
  { name: 'has hundreds', gain: 15, misses: never, zone: () => 0, hour: () => 8, items: 400, added: () => 3 },
];

const weak = (at: number, nowMs: number): Learnt => ({
  id: `item-${at}`,
  kind: (['answer', 'left-out', 'term', 'likely', 'story'] as const)[at % 5] ?? 'term',
  question_text: at % 5 === 2 ? null : `Question ${at}`,
  due: new Date(nowMs).toISOString(),
  log: [],
  schedule: null,
  score: 40,
});

function live(learner: Learner) {
  const items = Array.from({ length: learner.items }, (_, at) => weak(at, startMs));
  const days: { seconds: number; ids: string[] }[] = [];
  const rated: { item_id: string; kind: ReviewKind; rated_at: string }[] = [];
  for (let day = 0; day < 30; day += 1) {
    const fromMs = startMs + day * dayMs - learner.zone(day) * hourMs;
    const nowMs = fromMs + learner.hour(day) * hourMs;
    for (let more = learner.added?.(day) ?? 0; more > 0; more -= 1) items.push(weak(items.length, nowMs));
    const open = items.filter(({ schedule }) => !schedule?.masteredMs);
    const today = reviewDayOf(open, rated, { fromMs, toMs: fromMs + dayMs });
    const taken = learner.misses(day) ? [] : today.items;
    for (const item of taken) {
      const before = item.score;
      item.score = Math.min(100, before + learner.gain);
      item.log.push({
        id: `${item.id}-${day}`,
        rating: ratingOfAnswer(item.score, before),
        ratedAtMs: nowMs,
      });
      item.schedule = scheduleOf(item.log);
      item.due = new Date(item.schedule?.dueMs ?? nowMs).toISOString();
      rated.push({ item_id: item.id, kind: item.kind, rated_at: new Date(nowMs).toISOString() });
    }
    days.push({ seconds: today.seconds, ids: taken.map(({ id }) => id) });
  }
  return { items, days };
}

const timesOf = (days: { ids: string[] }[], id: string, from = 0, to = 30) =>
  days.slice(from, to).filter(({ ids }) => ids.includes(id)).length;

describe.each(learners)('a learner who $name', (learner) => {
  const { items, days } = live(learner);

  it('never has more than five minutes on a day', () => {
    expect(Math.max(...days.map(({ seconds }) => seconds))).toBeLessThanOrEqual(dailyReviewSeconds);
  });

  it('does an item once a day at most', () => {
    for (const { ids } of days) expect(new Set(ids).size).toBe(ids.length);
  });

  it('gets the same days from the same log', () => {
    expect(live(learner).days).toEqual(days);
  });

  it('has nothing lost: every item of the beginning was asked, as far as there was time', () => {
    const asked = items.filter(({ log }) => log.length > 0).length;
    const possible = Math.min(items.length, 6);
    expect(asked).toBeGreaterThanOrEqual(possible);
  });
});

const timesEach = (name: string, from = 0, to = 30) => {
  const learner = learners.find((one) => one.name === name);
  if (!learner) throw new Error(`No learner ${name}`);
  const { items, days } = live(learner);
  return items.map(({ id }) => timesOf(days, id, from, to));
};

it('weak points come back: what does not improve is asked most days that leave room for it', () => {
  for (const times of timesEach('does not improve')) expect(times).toBeGreaterThanOrEqual(8);
});

it('mastered ones go: what improves is asked a few times, and hardly in the last ten days', () => {
  for (const times of timesEach('improves')) expect(times).toBeLessThanOrEqual(8);
  const late = timesEach('improves', 20).reduce((sum, times) => sum + times, 0);
  const stuck = timesEach('does not improve', 20).reduce((sum, times) => sum + times, 0);
  expect(late).toBeLessThan(stuck / 3);
});

it('what improves is mastered within the month and asked no more, and what does not improve never is', () => {
  const lived = (name: string) => live(learners.find((one) => one.name === name) as Learner);
  const { items, days } = lived('improves');
  for (const { id, schedule } of items) {
    const masteredOn = Math.floor(((schedule?.masteredMs ?? Number.NaN) - startMs) / dayMs);
    expect(masteredOn).toBeLessThan(30);
    expect(timesOf(days, id, masteredOn + 1)).toBe(0);
    expect(timesOf(days, id, 0, masteredOn)).toBeGreaterThan(0);
  }
  expect(lived('does not improve').items.some(({ schedule }) => schedule?.masteredMs)).toBe(false);
});

it('two missed weeks pile up no more than a day', () => {
  const learner = learners.find(({ name }) => name === 'misses two weeks');
  const { days } = live(learner as Learner);
  expect(days[19]?.seconds).toBeLessThanOrEqual(dailyReviewSeconds);
  expect(days[19]?.ids.length).toBeGreaterThan(0);
});

it('hundreds of items fill the five minutes, up to the shortest review', () => {
  const { days } = live(learners.at(-1) as Learner);
  for (const { seconds } of days) expect(seconds).toBeGreaterThan(dailyReviewSeconds - reviewSeconds.answer);
});
