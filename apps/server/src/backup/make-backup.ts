import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@greenroom/gateway';
import { type ArchiveSource, writeArchive } from './archive.ts';
import { BackupUnusable, checksumFileOf, listBackups, nameOf } from './backup-files.ts';
import { sourcesOf, takeSnapshot } from './snapshot.ts';

export interface BackupOptions {
  dataDir: string;
  /** Where backups are kept; made where it is missing. */
  folder: string;
  /** How many stay; the oldest go. */
  keep: number;
  /** The embedded database that uses the directory; null where nobody does. */
  database: Database | null;
  /** Where the files are when they are not in the directory, as people are told. */
  filesElsewhere?: string | undefined;
  signal?: AbortSignal;
  now?: () => number;
}

export interface MadeBackup {
  file: string;
  sizeBytes: number;
}

/** What stays free on the disk for the product itself. */
const reservedBytes = 100 * 1024 * 1024;
const stagingPrefix = 'backup-staging-';

/** What a process that died while it made a backup left behind; the caller has the directory to itself. */
async function removeLeftovers(dataDir: string, folder: string): Promise<void> {
  const left = [
    ...(await readdir(dataDir))
      .filter((name) => name.startsWith(stagingPrefix))
      .map((name) => path.join(dataDir, name)),
    ...(await readdir(folder))
      .filter((name) => name.endsWith('.partial'))
      .map((name) => path.join(folder, name)),
  ];
  for (const name of left) await rm(name, { recursive: true, force: true });
}

async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [latest] = await listBackups(folder);
  const needed = reservedBytes + 2 * (latest?.sizeBytes ?? 0);
  if (bavail * bsize < needed) {
    throw new BackupUnusable(`There is too little space for another backup in ${folder}.`);
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flush: true });
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Under its name only when whole, and its checksum before it: an archive without one is never seen. */
async function publish(options: BackupOptions, sources: readonly ArchiveSource[]): Promise<MadeBackup> {
  const { folder, signal, now = Date.now } = options;
  const file = path.join(folder, nameOf(new Date(now())));
  const temporary = `${file}.partial`;
  try {
    const { sizeBytes, sha256 } = await writeArchive(temporary, sources, signal);
    await writeSynced(checksumFileOf(file), `${sha256}  ${path.basename(file)}\n`);
    await rename(temporary, file);
    await syncFolder(folder);
    return { file, sizeBytes };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes all backups but the newest. */
async function rotate(folder: string, keep: number): Promise<void> {
  for (const { file } of (await listBackups(folder)).slice(keep)) {
    await rm(file, { force: true });
    await rm(checksumFileOf(file), { force: true });
  }
}

/**
 * Makes a backup of database, files and secrets as they are at one moment: one archive, readable by its owner alone,
 * with its SHA-256 beside it. The caller holds the directory's lock, itself or as the host. Throws BackupUnusable
 * where there is nothing to keep or no space for it; a backup that fails leaves nothing behind and the others alone.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { dataDir, folder, database, filesElsewhere } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(dataDir, folder);
  await checkSpace(folder);
  const staging = path.join(dataDir, `${stagingPrefix}${randomUUID()}`);
  try {
    await mkdir(staging, { mode: 0o700 });
    if (database) await takeSnapshot(dataDir, database, staging);
    const sources = await sourcesOf(database ? staging : dataDir);
    if (!sources.some(({ name }) => name === 'db')) {
      throw new BackupUnusable(`There is no embedded database in ${dataDir} that could be kept.`);
    }
    const about = { format: 1, madeAt: new Date().toISOString(), filesElsewhere: filesElsewhere ?? null };
    await writeSynced(path.join(staging, 'backup.json'), `${JSON.stringify(about)}\n`);
    const made = await publish(options, [
      { name: 'backup.json', path: path.join(staging, 'backup.json') },
      ...sources,
    ]);
    await rotate(folder, options.keep);
    return made;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
