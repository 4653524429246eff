import { describe, expect, it } from 'vitest';
import { difficultyOfTitle, type SessionClock, sessionSecondsLeft } from './rules.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const running: SessionClock = {
  status: 'in_progress',
  started_at: '2026-11-21T10:00:00Z',
  expires_at: null,
  time_limit: 30,
  paused_seconds: 0,
};
const pausedAt = (ms: number) => new Date(ms + 24 * 60 * minute).toISOString();

describe('the seconds left of an interview', () => {
  it.each([
    ['at the start', running, 0, 1800],
    ['after ten minutes', running, 10, 1200],
    ['long after the end', running, 9_999, 0],
    ['after a pause of five minutes', { ...running, paused_seconds: 300 }, 10, 1500],
    [
      'paused after four minutes, an hour ago',
      { ...running, status: 'paused', expires_at: pausedAt(start + 4 * minute) },
      64,
      1560,
    ],
    [
      'paused again after an earlier pause',
      { ...running, status: 'paused', expires_at: pausedAt(start + 20 * minute), paused_seconds: 600 },
      90,
      1200,
    ],
    ['with a start in the future', { ...running, started_at: '2026-11-22T10:00:00Z' }, 0, 1800],
    ['with a start that can not be read', { ...running, started_at: 'yesterday' }, 0, 1800],
  ])('are right %s', (_, session, minutesLater, expected) => {
    expect(sessionSecondsLeft(session, start + minutesLater * minute)).toBe(expected);
  });
});

describe('the difficulty that a title asks for', () => {
  it.each([
    ['Junior Nurse', 'easy'],
    ['Trainee Shift Manager', 'easy'],
    ['Graduate Engineer', 'easy'],
    ['Senior Backend Engineer', 'hard'],
    ['Head of Finance', 'hard'],
    ['Staff Engineer', 'hard'],
    ['Staff Nurse', undefined],
    ['Truck Driver', undefined],
    ['', undefined],
  ])('%j: %s', (title, difficulty) => {
    expect(difficultyOfTitle(title)).toBe(difficulty);
  });
});
