import { describe, expect, it } from 'vitest';
import { durationMinutes, durationText, greeting, nextStep, streakDays, streakDaysInWords } from './model.ts';

it.each([
  [0, 'Under 1 min'],
  [12, '12 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

describe('durationMinutes', () => {
  it('rounds, and is never negative', () => {
    const started_at = '2026-11-19T10:00:00Z';
    expect(durationMinutes({ started_at, completed_at: '2026-11-19T10:14:40Z' })).toBe(15);
    expect(durationMinutes({ started_at, completed_at: '2026-11-19T09:59:00Z' })).toBe(0);
  });
});

describe('greeting', () => {
  it.each([
    [4, 'Good evening, Maya.'],
    [5, 'Good morning, Maya.'],
    [12, 'Good afternoon, Maya.'],
    [18, 'Good evening, Maya.'],
  ])('at %d reads %s', (hour, text) => {
    expect(greeting('Maya', hour)).toBe(text);
  });

  it('does without a name', () => {
    expect(greeting('', 9)).toBe('Good morning.');
  });
});

describe('nextStep', () => {
  it('speaks of the newest session and praises no weak one', () => {
    const session = (overall_score: number) => ({ overall_score, job_role: 'Nurse' });
    expect(nextStep([session(84), session(20)])).toContain('scored 84');
    expect(nextStep([session(41)])).not.toContain('beat');
    expect(nextStep([])).toContain('Ready for your first practice interview?');
  });
});

describe('streakDays', () => {
  const marks = (current_streak: number, last_activity_date: string | null) =>
    streakDays({ current_streak, last_activity_date, today: '2026-11-21' })
      .map((day) => (day.practised ? 'x' : '.'))
      .join('');

  it.each([
    [0, null, '.......'],
    [1, '2026-11-21', '......x'],
    [3, '2026-11-21', '....xxx'],
    [3, '2026-11-20', '...xxx.'],
    [40, '2026-11-21', 'xxxxxxx'],
    // A zone behind UTC: the last activity was counted for a day that has not begun here.
    [2, '2026-11-22', '......x'],
    [0, '2026-11-18', '.......'],
  ])('of %d to %s are %s', (streak, last, expected) => {
    expect(marks(streak, last)).toBe(expected);
  });

  it('are named across the change of clocks and said in words', () => {
    const days = streakDays({ current_streak: 2, last_activity_date: '2026-11-02', today: '2026-11-02' });
    expect(days.map((day) => day.name)).toEqual([
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
      'Monday',
    ]);
    expect(streakDaysInWords(days)).toBe('Practiced Sunday and today');
    expect(streakDaysInWords([])).toBe('No practice in the last seven days');
  });
});
