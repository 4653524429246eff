import { randomUUID } from 'node:crypto';
import type { Database } from '../database/port.ts';
import type { FileStore, Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';

/**
 * Keeps the bytes in step with the rows. A name enters the ledger (storage.unreferenced_files) before its bytes are
 * written; the row's own transaction takes it out, and puts it back when the row goes. What the ledger names is
 * what may be removed.
 */
export interface StoredFiles {
  /**
   * Stores bytes under a new opaque name and runs `writeRow` with it. When the row is refused or lost the bytes
   * are removed again and the error goes on.
   */
  keep<T>(put: (name: string) => Promise<unknown>, writeRow: (name: string) => Promise<T>): Promise<T>;
  /** Stores bytes that no row refers to for so long, in milliseconds: then a sweep removes them. Returns their name. */
  keepFor(forMs: number, put: (name: string) => Promise<unknown>): Promise<string>;
  /** Removes bytes that no row refers to. Never throws: what is left stays for a sweep. */
  discard(name: string): Promise<void>;
  /** Removes the bytes that no row refers to any more. Never throws: what is left stays for the next time. */
  sweep(): Promise<void>;
}

const uploadGraceMs = 3_600_000;
const sweepBatch = 200;

export function createStoredFiles(database: Database, files: FileStore, log: Log): StoredFiles {
  async function forget(names: readonly string[]): Promise<void> {
    await database.asOwner((tx) =>
      tx.query('delete from storage.unreferenced_files where name = any($1::text[])', [names]),
    );
  }

  async function discard(name: string): Promise<void> {
    try {
      // The row's commit may have been lost on its way back: only a name still in the ledger has no row.
      const { rows } = await database.asOwner((tx) =>
        tx.query('select name from storage.unreferenced_files where name = $1', [name]),
      );
      if (rows.length === 0) return;
      await files.remove(name);
      await forget([name]);
    } catch (error) {
      log('warn', 'storage: bytes without a row stay until the next sweep', describeError(error));
    }
  }

  async function sweepBatchOnce(): Promise<number> {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ name: string }>(
        'select name from storage.unreferenced_files where remove_after <= now() order by remove_after limit $1',
        [sweepBatch],
      ),
    );
    const names = rows.map((row) => row.name);
    for (const name of names) await files.remove(name);
    if (names.length > 0) await forget(names);
    return names.length;
  }

  async function enter(graceMs: number): Promise<string> {
    const name = randomUUID();
    await database.asOwner((tx) =>
      tx.query(
        `insert into storage.unreferenced_files (name, remove_after)
         values ($1, now() + make_interval(secs => $2::float8))`,
        [name, graceMs / 1000],
      ),
    );
    return name;
  }

  async function keep<T>(
    graceMs: number,
    put: (name: string) => Promise<unknown>,
    then: (name: string) => Promise<T>,
  ): Promise<T> {
    const name = await enter(graceMs);
    try {
      await put(name);
      return await then(name);
    } catch (error) {
      await discard(name);
      throw error;
    }
  }

  return {
    keep: (put, writeRow) => keep(uploadGraceMs, put, writeRow),
    keepFor: (forMs, put) => keep(forMs + uploadGraceMs, put, async (name) => name),
    discard,
    async sweep() {
      try {
        let removed = sweepBatch;
        while (removed === sweepBatch) removed = await sweepBatchOnce();
      } catch (error) {
        log('warn', 'storage: removing unreferenced files failed', describeError(error));
      }
    },
  };
}
