import { statfs } from 'node:fs/promises';
import type { Database } from '@greenroom/gateway';

/** A disk with less than this takes no more of people's writes; sign-ins and what is under way live on it. */
const reserveBytes = 48 * 1024 * 1024;
/** The disk is asked at most this often. */
const askEveryMs = 250;

/** There is hardly any room left; PostgreSQL's own code for a full disk. */
class DiskFull extends Error {
  readonly code = '53100';

  constructor() {
    super('There is no space left on the disk');
    this.name = 'DiskFull';
  }
}

/**
 * Refuses the writes of callers while the disk of an embedded database is nearly full: PGlite would come to a stop where it
 * cannot extend its log, and reads with it. They are answered 503 like any database that is away, and go on when there is
 * room again.
 */
export function keepDiskReserve(database: Database, folder: string): Database {
  let askedAt = 0;
  let isLow = false;
  async function refuseWhenLow(): Promise<void> {
    const now = performance.now();
    if (askedAt === 0 || now - askedAt > askEveryMs) {
      askedAt = now;
      const { bavail, bsize } = await statfs(folder);
      isLow = bavail * bsize < reserveBytes;
    }
    if (isLow) throw new DiskFull();
  }
  return {
    ...database,
    async asCaller(caller, work, options) {
      if (!options?.readOnly) await refuseWhenLow();
      return database.asCaller(caller, work, options);
    },
  };
}
