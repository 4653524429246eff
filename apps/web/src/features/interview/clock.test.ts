import { describe, expect, it } from 'vitest';
import {
  type ClockSources,
  clockWith,
  pauseClock,
  restoreClock,
  resumeClock,
  secondsLeft,
  timeAnnouncement,
} from './clock.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const running: ClockSources = {
  startedAt: '2026-11-21T10:00:00Z',
  timeLimitMinutes: 30,
  status: 'in_progress',
  expiresAt: null,
  noted: null,
  snapshotSecondsLeft: null,
};

describe('the countdown', () => {
  it('is computed from its end, so missed ticks change nothing', () => {
    const clock = clockWith(1800, start);
    expect(secondsLeft(clock, start + 7 * minute)).toBe(23 * 60);
    expect(secondsLeft(clock, start + 400)).toBe(1800);
    expect(secondsLeft(clock, start + 1001)).toBe(1799);
  });

  it('stops at zero and never goes below', () => {
    expect(secondsLeft(clockWith(5, start), start + 5_000)).toBe(0);
    expect(secondsLeft(clockWith(5, start), start + minute)).toBe(0);
    expect(secondsLeft(clockWith(-20, start), start)).toBe(0);
  });

  it('stands still while paused and goes on with what was left', () => {
    const paused = pauseClock(clockWith(600, start), start + minute);
    expect(secondsLeft(paused, start + 60 * minute)).toBe(540);
    const again = resumeClock(paused, start + 60 * minute);
    expect(secondsLeft(again, start + 61 * minute)).toBe(480);
  });

  it('pauses and resumes once, however often it is asked to', () => {
    const paused = pauseClock(clockWith(600, start), start + minute);
    expect(pauseClock(paused, start + 5 * minute)).toEqual(paused);
    const again = resumeClock(paused, start + 2 * minute);
    expect(resumeClock(again, start + 9 * minute)).toEqual(again);
  });

  it('does not shrink when the computer clock was set back during a pause', () => {
    const paused = pauseClock(clockWith(600, start), start);
    expect(secondsLeft(resumeClock(paused, start - minute), start - minute)).toBeGreaterThanOrEqual(600);
  });
});

describe('the clock of a session that is opened again', () => {
  it('counts from the start that the server holds', () => {
    const now = start + 10 * minute;
    expect(secondsLeft(restoreClock(running, now), now)).toBe(20 * 60);
  });

  it('trusts what this browser noted, which knows of earlier pauses', () => {
    const now = start + 40 * minute;
    const noted = { deadlineAt: now + 5 * minute, pausedAt: null };
    expect(secondsLeft(restoreClock({ ...running, noted }, now), now)).toBe(300);
  });

  it('gives back the time of a stop that this browser noted without a pause, and runs on', () => {
    const now = start + 20 * minute;
    const noted = { deadlineAt: start + 30 * minute, pausedAt: start + 5 * minute };
    const clock = restoreClock({ ...running, noted }, now);
    expect(secondsLeft(clock, now)).toBe(25 * 60);
    expect(clock.pausedAt).toBeNull();
  });

  it('keeps a paused session still, by the snapshot', () => {
    const now = start + 300 * minute;
    const clock = restoreClock({ ...running, status: 'paused', snapshotSecondsLeft: 700 }, now);
    expect(clock.pausedAt).toBe(now);
    expect(secondsLeft(clock, now + 60 * minute)).toBe(700);
  });

  it('finds the moment of the pause in the expiry where there is no snapshot', () => {
    const expiresAt = new Date(start + 12 * minute + 24 * 60 * minute).toISOString();
    const now = start + 600 * minute;
    const clock = restoreClock({ ...running, status: 'paused', expiresAt }, now);
    expect(secondsLeft(clock, now)).toBe(18 * 60);
    expect(clock.pausedAt).not.toBeNull();
  });

  it.each([
    ['a start in the future', { startedAt: '2026-11-22T10:00:00Z' }, 1800],
    ['an end noted far ahead', { noted: { deadlineAt: start + 9_999 * minute, pausedAt: null } }, 1800],
    ['a snapshot with more than the limit', { snapshotSecondsLeft: 99_999 }, 1800],
    ['a snapshot that is not a number', { snapshotSecondsLeft: Number.NaN }, 0],
    ['a start that can not be read', { startedAt: 'yesterday' }, 1800],
    ['a session that was left long ago', { startedAt: '2026-11-19T10:00:00Z' }, 0],
  ])('shows between nothing and the limit for %s', (_, change, expected) => {
    expect(secondsLeft(restoreClock({ ...running, ...change }, start), start)).toBe(expected);
  });
});

describe('spoken time', () => {
  it('speaks at few moments only', () => {
    expect(timeAnnouncement(300)).toBe('5 minutes left');
    expect(timeAnnouncement(60)).toBe('1 minute left');
    expect(timeAnnouncement(30)).toBe('30 seconds left');
    expect(timeAnnouncement(299)).toBeNull();
    expect(timeAnnouncement(0)).toBeNull();
  });
});
