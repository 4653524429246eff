import { createHash } from 'node:crypto';
import type { Database, Tx } from './database/port.ts';
import { monotonicNow } from './monotonic-clock.ts';
import type { Clock, RateLimiter } from './ports.ts';

/** After so many events counted by this process, the counters that have run out are removed. */
const sweepEvery = 200;
const sweepBatch = 1_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Counts events in a sliding window in the database, so that all processes of a site count together. The guarantees are
 * those of the limiter in memory; a row's lock orders what arrives at once. The counts survive a restart. Throws where the
 * database is away: what cannot be counted is not allowed. To be called outside a transaction.
 */
export function createSharedRateLimiter(database: Database, clock: Clock = monotonicNow): RateLimiter {
  let taken = 0;

  /** A server writes its log to the disk within a second: a counter doesn't wait for that. PGlite writes only on commit. */
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.asOwner(async (tx) => {
      if (database.kind === 'postgres') await tx.exec('set local synchronous_commit = off');
      return work(tx);
    });

  const sweep = (now: number) =>
    write((tx) =>
      tx.query(
        `delete from gateway.rate_limits where key in
           (select key from gateway.rate_limits where expires_at <= $1 limit $2 for update skip locked)`,
        [now, sweepBatch],
      ),
    );

  return {
    async take(key, limit, windowSeconds) {
      const now = clock();
      taken += 1;
      if (taken % sweepEvery === 0) await sweep(now);
      const { rows } = await write((tx) =>
        tx.query<{ wait_ms: number }>('select gateway.take($1, $2, $3, $4) as wait_ms', [
          hashOf(key),
          limit,
          windowSeconds * 1_000,
          now,
        ]),
      );
      const waitMs = rows[0]?.wait_ms ?? 0;
      if (waitMs === 0) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
    },
    async refund(key) {
      await write((tx) =>
        tx.query(
          'update gateway.rate_limits set times = trim_array(times, 1) where key = $1 and times <> $2',
          [hashOf(key), []],
        ),
      );
    },
  };
}
