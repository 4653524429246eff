import { pauseValidityHours } from '@greenroom/domain';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
export const pauseValidityMs = pauseValidityHours * hourMs;

/**
 * A countdown as two moments (epoch milliseconds): when it ends, and since when it stands still.
 * What is left is computed from them, so a slept laptop, a throttled tab or a reload changes nothing.
 */
export type Clock = { deadlineAt: number; pausedAt: number | null };

/** A running clock with so many seconds left. Never negative. */
export function clockWith(secondsLeft: number, nowMs: number): Clock {
  return { deadlineAt: nowMs + Math.max(0, secondsLeft) * secondMs, pausedAt: null };
}

/** Whole seconds left, rounded up, so that the last second is shown until it is over. Zero is over. */
export function secondsLeft(clock: Clock, nowMs: number): number {
  return Math.max(0, Math.ceil((clock.deadlineAt - (clock.pausedAt ?? nowMs)) / secondMs));
}

/** Stops the clock; a stopped clock stays as it is. */
export function pauseClock(clock: Clock, nowMs: number): Clock {
  return clock.pausedAt === null ? { ...clock, pausedAt: nowMs } : clock;
}

/** Lets a stopped clock run on: its end moves by as long as it stood still. */
export function resumeClock(clock: Clock, nowMs: number): Clock {
  if (clock.pausedAt === null) return clock;
  return { deadlineAt: clock.deadlineAt + Math.max(0, nowMs - clock.pausedAt), pausedAt: null };
}

export type ClockSources = {
  /** ISO time of the start, and the limit in minutes, as the session row has them. */
  startedAt: string | null;
  timeLimitMinutes: number;
  status: string;
  /** ISO time at which a paused session expires: 24 hours after it was paused. */
  expiresAt: string | null;
  /** What this browser noted down itself; it knows of earlier pauses, the row does not. */
  noted: Clock | null;
  /** Seconds left by the pause snapshot of this browser. */
  snapshotSecondsLeft: number | null;
};

/**
 * The clock of a session that is being opened. A paused session keeps standing still.
 * Nothing noted may show more than the limit or less than nothing, however it was edited.
 */
export function restoreClock(sources: ClockSources, nowMs: number): Clock {
  const limitSeconds = sources.timeLimitMinutes * 60;
  const standsStill = sources.status === 'paused' || sources.snapshotSecondsLeft !== null;
  const left = clamp(secondsLeftBy(sources, nowMs), 0, limitSeconds);
  const clock = clockWith(left, nowMs);
  return standsStill ? pauseClock(clock, nowMs) : clock;
}

function secondsLeftBy(sources: ClockSources, nowMs: number): number {
  if (sources.snapshotSecondsLeft !== null) return sources.snapshotSecondsLeft;
  const expiresAt = sources.expiresAt === null ? Number.NaN : Date.parse(sources.expiresAt);
  const pausedAt =
    sources.status === 'paused' && !Number.isNaN(expiresAt) ? expiresAt - pauseValidityMs : null;
  const until = pausedAt ?? nowMs;
  if (sources.noted) return secondsLeft(sources.noted, until);
  const startedAt = sources.startedAt === null ? Number.NaN : Date.parse(sources.startedAt);
  if (Number.isNaN(startedAt)) return sources.timeLimitMinutes * 60;
  return secondsLeft({ deadlineAt: startedAt + sources.timeLimitMinutes * minuteMs, pausedAt: null }, until);
}

const announcedMinutes = [30, 15, 10, 5, 2, 1];

/** What is said aloud at this second, or null. Few moments only: a spoken clock is a nuisance. */
export function timeAnnouncement(seconds: number): string | null {
  if (seconds === 30) return '30 seconds left';
  const minutes = seconds / 60;
  if (!announcedMinutes.includes(minutes)) return null;
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
