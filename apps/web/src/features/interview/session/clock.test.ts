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
  timeLimitMinutes: 30,
  status: 'in_progress',
  expiresAt: null,
  serverSecondsLeft: 1800,
  noted: null,
  reviewing: false,
  snapshot: null,
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
  it('shows what the server counts, in any browser', () => {
    expect(secondsLeft(restoreClock({ ...running, serverSecondsLeft: 1200 }, start), start)).toBe(1200);
  });

  it('gives back a wait that this browser noted and the server did not', () => {
    const noted = { deadlineAt: start + 20 * minute, pausedAt: null };
    expect(secondsLeft(restoreClock({ ...running, serverSecondsLeft: 600, noted }, start), start)).toBe(1200);
  });

  it('gives the time of a pause in another browser, which this one did not note', () => {
    const noted = { deadlineAt: start + 5 * minute, pausedAt: null };
    expect(secondsLeft(restoreClock({ ...running, serverSecondsLeft: 600, noted }, start), start)).toBe(600);
  });

  it('keeps still beside a strong answer, since the wait began', () => {
    const noted = { deadlineAt: start + 10 * minute, pausedAt: start };
    const now = start + 4 * minute;
    const sources = { ...running, serverSecondsLeft: 360, noted, reviewing: true };
    expect(restoreClock(sources, now).pausedAt).toBe(start);
    expect(secondsLeft(restoreClock(sources, now), now + minute)).toBe(600);
  });

  it('keeps a paused session still, by the snapshot', () => {
    const now = start + 300 * minute;
    const expiresAt = new Date(start + 24 * 60 * minute + 2_000).toISOString();
    const snapshot = { timeLeft: 700, timestamp: start, onServer: true };
    const sources = { ...running, status: 'paused', expiresAt, serverSecondsLeft: 698, snapshot };
    expect(secondsLeft(restoreClock(sources, now), now + 60 * minute)).toBe(700);
  });

  it('keeps a session still that was paused offline, although the server believes it runs', () => {
    const now = start + 10 * minute;
    const snapshot = { timeLeft: 1500, timestamp: start, onServer: false };
    const clock = restoreClock({ ...running, serverSecondsLeft: 900, snapshot }, now);
    expect(clock.pausedAt).toBe(now);
    expect(secondsLeft(clock, now + minute)).toBe(1500);
  });

  it('runs on where the pause of this browser was ended in another one', () => {
    const snapshot = { timeLeft: 1500, timestamp: start, onServer: true };
    const noted = { deadlineAt: start + 25 * minute, pausedAt: start };
    const now = start + 20 * minute;
    const clock = restoreClock({ ...running, serverSecondsLeft: 900, snapshot, noted }, now);
    expect(clock.pausedAt).toBeNull();
    expect(secondsLeft(clock, now)).toBe(900);
  });

  it('takes no time from a note of a pause that ended elsewhere', () => {
    const noted = { deadlineAt: start + 30 * minute, pausedAt: start };
    expect(secondsLeft(restoreClock({ ...running, serverSecondsLeft: 900, noted }, start), start)).toBe(900);
  });

  const paused = (timeLeft: number, timestamp = start) => ({
    status: 'paused',
    expiresAt: new Date(start + 24 * 60 * minute).toISOString(),
    serverSecondsLeft: 900,
    snapshot: { timeLeft, timestamp, onServer: true },
  });
  it.each([
    ['an end noted far ahead', { noted: { deadlineAt: start + 9_999 * minute, pausedAt: null } }, 1800],
    ['an end noted long ago', { noted: { deadlineAt: -1, pausedAt: null }, serverSecondsLeft: 0 }, 0],
    ['a snapshot with more than can be left', paused(99_999), 900],
    ['a snapshot with less than nothing', paused(-50), 0],
    ['a snapshot from the future', paused(99_999, start + 9_999 * minute), 900],
    ['a snapshot that is not a number', paused(Number.NaN), 0],
    ['a server that counts more than the limit', { serverSecondsLeft: 9_999 }, 1800],
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
