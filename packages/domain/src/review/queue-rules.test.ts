import { describe, expect, it } from 'vitest';
import { dailyReviewSeconds, type ReviewKind, reviewKinds } from './catalog.ts';
import { reviewDayOf } from './queue-rules.ts';

const dayMs = 86_400_000;
const fromMs = Date.UTC(2026, 2, 2, 5);
const day = { fromMs, toMs: fromMs + dayMs };
const item = (id: string, kind: ReviewKind, dueInDays: number, question: string | null = null) => ({
  id,
  kind,
  due: new Date(fromMs + dueInDays * dayMs).toISOString(),
  question_text: question,
});
const rated = (id: string, kind: ReviewKind, atMs = fromMs + 1) => ({
  item_id: id,
  kind,
  rated_at: new Date(atMs).toISOString(),
});

describe('reviewDayOf', () => {
  it('takes what is due by the end of the day, the longest wait first', () => {
    const items = [item('later', 'answer', 0.9), item('tomorrow', 'answer', 1), item('old', 'term', -3)];
    expect(reviewDayOf(items, [], day)).toMatchObject({
      items: [{ id: 'old' }, { id: 'later' }],
      seconds: 115,
      nextDueMs: day.toMs,
    });
  });

  it('asks a question once a day', () => {
    const items = [item('answer', 'answer', 0, 'Why us?'), item('point', 'left-out', -1, 'Why us?')];
    expect(reviewDayOf(items, [], day).items.map(({ id }) => id)).toEqual(['point']);
    expect(reviewDayOf(items, [rated('answer', 'answer')], day).items).toEqual([]);
  });

  it('stays under five minutes with whatever is due, and with what was done today', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const items = Array.from({ length: 60 }, (_, at) => {
        const kind = reviewKinds[(at * seed * 7 + seed) % reviewKinds.length] ?? 'term';
        return item(`${at}`, kind, ((at * seed) % 17) - 12, `Question ${at}`);
      });
      const before = items.slice(0, seed % 4).map(({ id, kind }) => rated(id, kind));
      const first = reviewDayOf(items, before, day);
      const spent = reviewDayOf(items.slice(0, seed % 4), [], day).seconds;
      if (seed % 4 < 3) expect(first.seconds).toBeLessThanOrEqual(dailyReviewSeconds);
      if (seed % 4 === 0) expect(spent).toBe(0);
      const all = [...before, ...first.items.map(({ id, kind }) => rated(id, kind))];
      expect(reviewDayOf(items, all, day).items, `seed ${seed}`).toEqual([]);
    }
  });

  it('forgets yesterday: a new day has its own five minutes', () => {
    const items = [item('one', 'answer', 0), item('two', 'answer', 0), item('three', 'answer', 0)];
    const yesterday = ['x', 'y', 'z'].map((id) => rated(id, 'answer', fromMs - 1));
    expect(reviewDayOf(items, yesterday, day)).toMatchObject({ seconds: 300, done: 0 });
  });

  it('says when the next one is due, or that none is known', () => {
    expect(reviewDayOf([item('a', 'term', 2.5)], [], day).nextDueMs).toBe(fromMs + 2.5 * dayMs);
    expect(reviewDayOf([], [], day)).toEqual({ items: [], seconds: 0, done: 0, nextDueMs: null });
  });
});
