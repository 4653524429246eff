import { gameWords, type ReviewItem, type ReviewQueue, retiredWords } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { clueOf, dayRange, reviewToday } from './day.ts';
import type { UnsentReview } from './unsent.ts';

const now = new Date(2026, 10, 24, 9);
const item = (id: string, own: Partial<ReviewItem> = {}): ReviewItem => ({
  ...{ id, kind: 'answer', reference: id, due: now.toISOString(), reps: 0, question_text: `Question ${id}` },
  ...{ session_id: null, answer: null, score: 40, ask: null, job_title: null },
  ...own,
});
const queue = (...items: ReviewItem[]): ReviewQueue => ({
  now: now.toISOString(),
  items,
  rated: [],
  mastered: 0,
  gains: {
    ...{ retry_wins: [], retry_wins_total: 0, questions_practiced: 0, questions_mastered: 0 },
    stories_told: 0,
  },
});
const unsent = (itemId: string, at: Date): UnsentReview => ({
  ...{ id: `rating of ${itemId}`, userId: 'nora', itemId, kind: 'answer', rating: 'good' },
  ratedAt: at.toISOString(),
});
const idsOf = (...given: Parameters<typeof reviewToday>) => reviewToday(...given).items.map(({ id }) => id);

describe('reviewToday', () => {
  it('leaves out what this device has rated today and has not sent, and counts its time', () => {
    const today = reviewToday(queue(item('a'), item('b'), item('c'), item('d')), [unsent('a', now)], now);
    expect(today).toMatchObject({ done: 1, seconds: 200 });
    expect(today.items.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('leaves out what was rated here on another day, and has the whole of today’s time', () => {
    const before = new Date(2026, 10, 23, 9);
    expect(idsOf(queue(item('a'), item('b'), item('c'), item('d')), [unsent('a', before)], now)).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  it('leaves out what has no exercise: stories without a name, and words that the game no longer has', () => {
    const term = (id: string, reference: string) =>
      item(id, { kind: 'term', reference, question_text: null });
    const story = (id: string, title?: string) =>
      item(id, { kind: 'story', question_text: null, story_title: title });
    const items = [term('a', 'GONE'), story('b'), term('c', 'SALARY'), story('d', 'The sheet')];
    expect(idsOf(queue(...items), [], now)).toEqual(['d', 'c']);
  });
});

it('a day is the calendar day of the device, also when its clock is moved', () => {
  const { fromMs, toMs } = dayRange(now);
  expect(new Date(fromMs).getHours()).toBe(0);
  expect(new Date(toMs).getDate()).toBe(25);
});

it('has the clue of every word, also of those that left the game', () => {
  for (const { word, clue } of [...gameWords.hard, ...retiredWords]) expect(clueOf(word)).toBe(clue);
  expect(clueOf('NOWORDATALL')).toBeNull();
});
