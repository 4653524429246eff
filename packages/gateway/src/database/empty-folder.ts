import { existsSync, renameSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fewBuffers } from './few-buffers.ts';
import { pgliteEngine, pgliteRelease } from './pglite-engine.ts';

const own = { folder: 0o700, file: 0o600 } as const;
const readable = { folder: 0o755, file: 0o644 } as const;

/** Copies files and folders, with these rights. */
async function copyTree(from: string, to: string, rights: { folder: number; file: number }): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, rights.folder);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target, rights);
    else {
      await copyFile(source, target);
      await chmod(target, rights.file);
    }
  }
}

/** PostgreSQL's `initdb`: some seconds, and 250 MB more than the database takes afterwards. */
async function initialize(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: own.folder });
  const pg = await PGlite.create(folder, {
    ...(await pgliteEngine()),
    startParams: [...PGlite.defaultStartParams, ...fewBuffers],
  });
  await pg.close();
}

/** Where an empty database of this release of PGlite is, among those that `makeEmptyDatabase` made. */
const emptyDatabaseIn = async (folder: string) => path.join(folder, `pglite-${await pgliteRelease()}`);

/**
 * Makes the files of a database without tables, in a folder from which `openPglite` begins new ones. They hold no secret, and anybody may
 * read them. They appear once they are complete. Does nothing where they are there already.
 */
export async function makeEmptyDatabase(folder: string): Promise<void> {
  const made = await emptyDatabaseIn(folder);
  if (existsSync(made)) return;
  const [draft, shared] = [`${made}.${process.pid}.draft`, `${made}.${process.pid}.new`];
  try {
    await initialize(draft);
    await copyTree(draft, shared, readable);
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
      return await copyTree(made, folder, own);
    } catch {
      await rm(folder, { recursive: true, force: true });
    }
  }
  await initialize(folder);
}
