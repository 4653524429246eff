import { existsSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, syncFolderNow, syncTree } from './durable-files.ts';
import { fillNewFolder } from './empty-folder.ts';
import { fewBuffers } from './few-buffers.ts';
import { pgliteEngine } from './pglite-engine.ts';

/** The embedded database in a folder cannot be opened: its files are damaged, or the disk refuses. */
export class DatabaseUnopened extends Error {
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(`The database in ${folder} cannot be opened`, { cause });
    this.name = 'DatabaseUnopened';
    this.folder = folder;
  }
}

/**
 * PGlite starts PostgreSQL with -F, which turns fsync off. And of the ways to wait for the log, its default (fdatasync)
 * does nothing in Emscripten.
 */
const durableParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...fewBuffers,
];

/** The log is written into the data files when it has grown by this much: a start after a crash repeats it. */
const longLogBytes = 16 * 1024 * 1024;
const lookAtLogMs = 1_000;

/** Makes a new database in a folder beside it first: a power cut leaves all of it or nothing. */
async function createFolder(dataDir: string, emptyDatabases: string | undefined): Promise<void> {
  const draft = `${dataDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await fillNewFolder(draft, emptyDatabases);
  await syncTree(draft);
  renameSync(draft, dataDir);
  syncFolderNow(path.dirname(dataDir));
}

export interface FolderOptions {
  dataDir: string;
  /** Hears what PostgreSQL says when it can't go on. Must end the process: the call in which it fails never returns. */
  onPanic: (line: string) => void;
  /** Where `makeEmptyDatabase` has been: a new database begins as a copy of what it made. */
  emptyDatabases?: string | undefined;
}

/** Opens the database of a folder, or makes one in a folder that is missing or empty. Throws DatabaseUnopened. */
export async function openFolder({ dataDir, onPanic, emptyDatabases }: FolderOptions): Promise<PGlite> {
  let said: string[] | undefined = [];
  try {
    if (!existsSync(dataDir) || readdirSync(dataDir).length === 0)
      await createFolder(dataDir, emptyDatabases);
    else if (!existsSync(path.join(dataDir, 'PG_VERSION'))) throw new Error('The file PG_VERSION is missing');
    else await syncTree(dataDir);
    const pg = await PGlite.create({
      ...(await pgliteEngine()),
      fs: new DurableFiles(dataDir),
      startParams: durableParams,
      onStderr(line) {
        said?.push(line);
        if (!said && /\bPANIC:/.test(line)) onPanic(line);
        return false;
      },
    });
    said = undefined;
    return pg;
  } catch (error) {
    const reason = said?.findLast((line) => /\b(?:PANIC|FATAL|ERROR):/.test(line));
    throw new DatabaseUnopened(dataDir, reason ? new Error(reason.trim(), { cause: error }) : error);
  }
}

/**
 * Frees the room of old row versions and writes a checkpoint whenever the log has become long. PostgreSQL has background
 * processes for that, which the embedded one lacks: without the first, whoever rewrites one row again and again fills the
 * disk. Returns the function that ends it.
 */
export function keepLogShort(pg: PGlite): () => void {
  let isLooking = false;
  async function look(): Promise<void> {
    const { rows } = await pg.query<{ bytes: string }>(
      'select (pg_current_wal_insert_lsn() - redo_lsn)::text as bytes from pg_control_checkpoint()',
    );
    if (Number(rows[0]?.bytes) <= longLogBytes) return;
    await pg.exec('vacuum');
    await pg.exec('checkpoint');
  }
  const timer = setInterval(() => {
    if (isLooking || pg.closed) return;
    isLooking = true;
    // A database that is closing or in trouble says so to the request that meets it.
    look()
      .catch(() => {})
      .finally(() => {
        isLooking = false;
      });
  }, lookAtLogMs);
  timer.unref();
  return () => clearInterval(timer);
}
