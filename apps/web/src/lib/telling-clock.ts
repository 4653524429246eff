/** The time of a telling: seconds that are counted already, and since when it runs, in epoch milliseconds; null while it rests. */
export interface TellingClock {
  counted: number;
  since: number | null;
}

/** The longest telling that is counted, in seconds; the database has the same limit. */
const longestSeconds = 3_600;

/** Whole seconds of a clock. It goes by the time of day, so a sleeping tab loses none; one that was set back counts no less. */
export function secondsOf({ counted, since }: TellingClock, nowMs: number): number {
  const running = since === null ? 0 : Math.max(0, Math.floor((nowMs - since) / 1_000));
  return Math.min(longestSeconds, counted + running);
}

/** The clock once it runs; one that runs already stays as it is. */
export const started = (clock: TellingClock, nowMs: number): TellingClock =>
  clock.since === null ? { ...clock, since: nowMs } : clock;

/** The clock at rest, with all it has counted. */
export const stopped = (clock: TellingClock, nowMs: number): TellingClock => ({
  counted: secondsOf(clock, nowMs),
  since: null,
});
