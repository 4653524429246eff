import { existsSync, statfsSync } from 'node:fs';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@greenroom/gateway';

/** A disk with less than this takes no more of people's writes; sign-ins and what is under way live on it. */
const reserveBytes = 48 * 1024 * 1024;
/** The disk is asked at most this often. */
const askEveryMs = 250;
/** A file of this size is kept in the data directory and given up for a start that finds the disk full. */
const spareBytes = 32 * 1024 * 1024;
const spareFile = (folder: string) => path.join(folder, 'disk-reserve');

/** The room that is left, in bytes; what the spare file holds or has given up is never part of it. */
function roomOf(folder: string, { bavail, bsize }: { bavail: number; bsize: number }): number {
  return bavail * bsize - (existsSync(spareFile(folder)) ? 0 : spareBytes);
}

/** Whether the disk of a folder takes no more of people's writes. */
export const isDiskLow = (folder: string): boolean => roomOf(folder, statfsSync(folder)) < reserveBytes;

/**
 * Sees to it that a start has room to write what it must (the log of the database, a few rows): on a full disk the spare file
 * gives up its room, and one that is missing is made while there is plenty. Resolves to whether the disk is low.
 */
export async function settleSpareRoom(folder: string): Promise<boolean> {
  const file = spareFile(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (isDiskLow(folder)) {
    await rm(file, { force: true });
    return true;
  }
  if (existsSync(file)) return false;
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(Buffer.alloc(spareBytes, 0xa5)).finally(() => handle.close());
  } catch {
    // Less room than it seemed: it is tried again at the next start.
    await rm(file, { force: true });
  }
  return false;
}

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
      isLow = roomOf(folder, await statfs(folder)) < reserveBytes;
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
