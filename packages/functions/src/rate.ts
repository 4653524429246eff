import { type ReasonOf, Refusal } from '@greenroom/domain';
import type { Limiter } from './ports.ts';

/** How often something may be done: so many times in so many seconds. */
export interface Rate {
  times: number;
  seconds: number;
}

/** So many times in an hour. */
export const perHour = (times: number): Rate => ({ times, seconds: 3_600 });

/** Counts one event under a key. Refuses with `rate_limited` for this reason past the rate. */
export async function holdToRate(
  limiter: Limiter,
  key: string,
  rate: Rate,
  reason: ReasonOf<'rate_limited'>,
): Promise<void> {
  const verdict = await limiter.take(key, rate.times, rate.seconds);
  if (verdict.allowed) return;
  const { retryAfterSeconds } = verdict;
  throw new Refusal(reason, { retryAfterSeconds });
}
