import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fewBuffers } from './few-buffers.ts';
import { pgliteEngine, pgliteRelease } from './pglite-engine.ts';

const own = { folder: 0o700, file: 0o600 } as const;
const readable = { folder: 0o755, file: 0o644 } as const;

function copyFileOf(source: string, target: string, mode: number): void {
  const bytes = readFileSync(source);
  const file = openSync(target, 'w', mode);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, at);
  } finally {
    closeSync(file);
  }
  chmodSync(target, mode);
}

/** Copies files and folders, with these rights, by the calls that the drill of power cuts records (`tools/recorded-disk.ts`). */
function copyTree(from: string, to: string, rights: { folder: number; file: number }): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, rights.folder);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target, rights);
    else copyFileOf(source, target, rights.file);
  }
}

/** PostgreSQL's `initdb`: some seconds, and 250 MB more than the database takes afterwards. */
async function initialize(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: own.folder });
  const pg = await PGlite.create(folder, {
    ...(await pgliteEngine()),
    startParams: [...PGlite.defaultStartParams, ...fewBuffers],
  });
  await pg.close();
}

/** Where an empty database of this release of PGlite is, among those that `makeEmptyDatabase` made. */
const emptyDatabaseIn = async (folder: string) => path.join(folder, `pglite-${await pgliteRelease()}`);

/**
 * Creates an empty database in `folder`, which `openPglite` copies to start new ones. It holds no secrets, so everyone may read it. The
 * files appear once they are complete. Does nothing if they exist.
 */
export async function makeEmptyDatabase(folder: string): Promise<void> {
  const made = await emptyDatabaseIn(folder);
  if (existsSync(made)) return;
  const [draft, shared] = [`${made}.${process.pid}.draft`, `${made}.${process.pid}.new`];
  try {
    await initialize(draft);
    copyTree(draft, shared, readable);
    renameSync(shared, made);
  } catch (error) {
    // Another process was first.
    if (!existsSync(made)) throw error;
  } finally {
    for (const left of [draft, shared]) await rm(left, { recursive: true, force: true });
  }
}

/** Fills a folder with a new database: a copy of an empty one from there, or, where none can be read, what `initdb` makes. */
export async function fillNewFolder(folder: string, emptyDatabases: string | undefined): Promise<void> {
  const made = emptyDatabases && (await emptyDatabaseIn(emptyDatabases));
  if (made && existsSync(made)) {
    try {
      copyTree(made, folder, own);
      return;
    } catch {
      await rm(folder, { recursive: true, force: true });
    }
  }
  await initialize(folder);
}
