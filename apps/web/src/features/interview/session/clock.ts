import { pauseValidityMs } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';

/** After so many seconds nobody has to wait for a model. */
export const impatientSeconds = 10;

const secondMs = 1_000;

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
  timeLimitMinutes: number;
  status: string;
  /** ISO time at which a paused session expires: 24 hours after it was paused. */
  expiresAt: string | null;
  /** Seconds left as the server counts them, every noted pause included. */
  serverSecondsLeft: number;
  /** What this browser noted down itself: it knows of a wait that never reached the server. */
  noted: Clock | null;
  /** This browser was beside a strong answer, where the clock waits. */
  reviewing: boolean;
  /** This browser was left while the clock waited for a recorded question. */
  waiting?: boolean;
  /** The pause snapshot of this browser: seconds left and epoch milliseconds; `onServer` once the server had it too. */
  snapshot: { timeLeft: number; timestamp: number; onServer: boolean } | null;
};

/** Whether a snapshot speaks of a pause that has ended in another browser since. */
export function isOutrun({ status, snapshot }: Pick<ClockSources, 'status' | 'snapshot'>): boolean {
  return status !== 'paused' && snapshot !== null && snapshot.onServer;
}

/**
 * The clock of a session that is being opened. A paused session keeps standing still.
 * Nothing noted may show more than the limit or less than nothing, however it was edited.
 */
export function restoreClock(sources: ClockSources, nowMs: number): Clock {
  const limitSeconds = sources.timeLimitMinutes * 60;
  const snapshot = isOutrun(sources) ? null : sources.snapshot;
  const standsStill = sources.status === 'paused' || snapshot !== null;
  const left = standsStill
    ? leftWhilePaused({ ...sources, snapshot }, nowMs)
    : leftWhileRunning(sources, nowMs);
  // The wait began before the reload, and the server needs to know how long it was in all.
  const since = sources.reviewing && !standsStill ? Math.min(sources.noted?.pausedAt ?? nowMs, nowMs) : nowMs;
  const clock = clockWith(clamp(left, 0, limitSeconds), since);
  return standsStill || sources.reviewing ? pauseClock(clock, since) : clock;
}

/** The snapshot's seconds, as far as they can be true: the server saw the pause that much later, or not at all. */
function leftWhilePaused(
  { snapshot, status, expiresAt, serverSecondsLeft }: ClockSources,
  nowMs: number,
): number {
  if (!snapshot) return serverSecondsLeft;
  const expiry = expiresAt === null ? Number.NaN : Date.parse(expiresAt);
  const serverStopAt = status === 'paused' && !Number.isNaN(expiry) ? expiry - pauseValidityMs : nowMs;
  const laterSeconds = Math.max(0, serverStopAt - snapshot.timestamp) / secondMs;
  return Math.min(snapshot.timeLeft, Math.ceil(serverSecondsLeft + laterSeconds));
}

/** A note that stands still although the session runs is of a pause that ended elsewhere: it says nothing now. */
function leftWhileRunning({ noted, serverSecondsLeft, ...sources }: ClockSources, nowMs: number): number {
  const stoodStill = sources.reviewing || sources.waiting;
  if (!noted || (noted.pausedAt !== null && !stoodStill)) return serverSecondsLeft;
  return Math.max(serverSecondsLeft, secondsLeft(noted, nowMs));
}

const announcedMinutes = [30, 15, 10, 5, 2, 1];

/** What is said aloud at this second, or null. Few moments only: a spoken clock is a nuisance. */
export function timeAnnouncement(seconds: number): string | null {
  if (seconds === 30) return t`30 seconds left`;
  const minutes = seconds / 60;
  if (!announcedMinutes.includes(minutes)) return null;
  return plural(minutes, { one: '# minute left', other: '# minutes left' });
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
