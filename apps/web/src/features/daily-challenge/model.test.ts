import { describe, expect, it } from 'vitest';
import { challengesRemaining, completionMessage, readFeedback, streakNote, streakView } from './model.ts';

const streak = (current_streak: number, last_activity_date: string | null) => ({
  current_streak,
  last_activity_date,
});

describe('streakView', () => {
  it.each([
    ['nothing yet', null, 0, false, 'now,off,off,off,off,off,off'],
    ['until yesterday', streak(3, '2026-03-01'), 3, false, 'on,on,on,now,off,off,off'],
    ['with today', streak(4, '2026-03-02'), 4, true, 'on,on,on,on,off,off,off'],
    ['a whole week with today', streak(7, '2026-03-02'), 7, true, 'on,on,on,on,on,on,on'],
    ['a whole week until yesterday', streak(7, '2026-03-01'), 7, false, 'now,off,off,off,off,off,off'],
    ['ended the day before yesterday', streak(9, '2026-02-28'), 0, false, 'now,off,off,off,off,off,off'],
    ['already tomorrow by UTC', streak(2, '2026-03-03'), 2, true, 'on,on,off,off,off,off,off'],
  ])('%s', (_, stored, days, countsToday, dots) => {
    const view = streakView(stored, '2026-03-02');
    expect([view.days, view.countsToday, view.dots.join()]).toEqual([days, countsToday, dots]);
  });

  it('says kindly what today would make of it', () => {
    expect(streakNote(streakView(streak(3, '2026-03-01'), '2026-03-02'))).toContain('make it 4');
    expect(streakNote(streakView(null, '2026-03-02'))).toContain('begin a streak');
    expect(streakNote(streakView(streak(1, '2026-03-02'), '2026-03-02'))).toContain('Tomorrow makes it two');
  });
});

it('leaves nothing of a used trial', () => {
  expect([0, 1, 5].map(challengesRemaining)).toEqual([1, 0, 0]);
});

it('tells a perfect score from any other', () => {
  expect(completionMessage(100)).toEqual({
    title: 'Correct! 🎉',
    text: 'Perfect score! Come back tomorrow for a new challenge.',
  });
  expect(completionMessage(99)).toMatchObject({
    title: 'Challenge Completed!',
    text: expect.stringMatching(/^You scored 99%/),
  });
});

it('reads what a score is made of, and nothing from anything else', () => {
  const engine = { kind: 'builtin', name: 'Greenroom built-in', version: '3' };
  expect(readFeedback({ covered: ['a'], missed: ['b', 3], engine })).toEqual({
    covered: ['a'],
    missed: ['b'],
    engine: 'Greenroom built-in, 3',
  });
  expect(readFeedback(null)).toBeNull();
  expect(readFeedback({})).toEqual({ covered: [], missed: [], engine: null });
});
