import { type Database, isDatabaseError } from '@greenroom/gateway';
import type { Instruments } from './instruments.ts';

type Figures = Pick<Instruments, 'pending' | 'waits' | 'failures'>;

/** Times the wait of a transaction for its turn; `run` says when that has come. */
async function watch<T>(figures: Figures, run: (begun: () => void) => Promise<T>): Promise<T> {
  figures.pending.inc();
  const waited = figures.waits.startTimer();
  let hasBegun = false;
  try {
    return await run(() => {
      if (!hasBegun) waited();
      hasBegun = true;
    });
  } catch (error) {
    if (!hasBegun && !isDatabaseError(error)) figures.failures.inc();
    throw error;
  } finally {
    figures.pending.dec();
  }
}

/** The same database, its transactions counted. */
export function countDatabase(database: Database, figures: Figures): Database {
  return {
    ...database,
    asCaller: (caller, work, options) =>
      watch(figures, (begun) =>
        database.asCaller(
          caller,
          (tx) => {
            begun();
            return work(tx);
          },
          options,
        ),
      ),
    readAsCaller: (caller, sql, params) => watch(figures, () => database.readAsCaller(caller, sql, params)),
    asOwner: (work) =>
      watch(figures, (begun) =>
        database.asOwner((tx) => {
          begun();
          return work(tx);
        }),
      ),
  };
}
