import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from './operator-errors.ts';

/** Another process holds the data directory. */
export class DataDirectoryInUse extends OperatorError {
  constructor(dataDir: string) {
    super(
      `Another Greenroom process uses ${dataDir}. Stop it first, or give this one a folder of its own by DATA_DIR.`,
    );
    this.name = 'DataDirectoryInUse';
  }
}

/**
 * Makes the data directory this process's alone until it ends or calls the function returned. The lock is the
 * operating system's own on a file (SQLite knows how to take it on every platform): it ends with the process, however
 * that ends, so no stale lock can stay behind; and it holds across containers that share the folder.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    // Nothing is ever written: a full disk must not keep the lock from being taken.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5;
    throw isBusy ? new DataDirectoryInUse(dataDir) : error;
  }
  let isHeld = true;
  return () => {
    if (isHeld) lock.close();
    isHeld = false;
  };
}
