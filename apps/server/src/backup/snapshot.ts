import { constants } from 'node:fs';
import { access, copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@greenroom/gateway';
import type { ArchiveSource } from './archive.ts';

/** What a data directory holds that a backup keeps. Locks, temporary files and the backups themselves are not. */
const keptNames = ['secrets.json', 'db', 'files'];
/** Uploads in flight; their files appear whole under another name. */
const temporaryFolder = 'partial';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The kept parts of a data directory that nobody writes to. */
export async function sourcesOf(dataDir: string): Promise<ArchiveSource[]> {
  const sources = keptNames.map((name) => ({ name, path: path.join(dataDir, name) }));
  const there = await Promise.all(sources.map((source) => exists(source.path)));
  return sources.filter((_source, index) => there[index]);
}

/** Gives the stored files that have no second name yet one below `target`: they outlive being removed by the product. */
async function linkFiles(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const shards = (await readdir(source, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== temporaryFolder,
  );
  for (const { name: shard } of shards) {
    const linked = path.join(target, shard);
    await mkdir(linked, { recursive: true, mode: 0o700 });
    const known = new Set(await readdir(linked));
    for (const name of await readdir(path.join(source, shard))) {
      if (known.has(name)) continue;
      const [from, to] = [path.join(source, shard, name), path.join(linked, name)];
      // A file system without links takes a copy; a file that is gone meanwhile has no row any more.
      await link(from, to)
        .catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        });
    }
  }
}

/**
 * Takes a data directory as it is at one moment while it is in use, into the folder `target` on the same disk. The
 * embedded database runs one transaction at a time: in this one nothing else is written, and no file loses its row.
 * Files are linked beforehand, so that the database waits for those alone that have just come.
 */
export async function takeSnapshot(dataDir: string, database: Database, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const files = path.join(dataDir, 'files');
  const hasFiles = await exists(files);
  const linked = path.join(target, 'files');
  if (hasFiles) await linkFiles(files, linked);
  await copyFile(path.join(dataDir, 'secrets.json'), path.join(target, 'secrets.json'));
  // What the log of the database would repeat at the next start is written out before, and makes the copy short.
  await database.asOwner((tx) => tx.exec('checkpoint'));
  await database.asOwner(async () => {
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    await cp(path.join(dataDir, 'db'), path.join(target, 'db'), options);
    if (hasFiles) await linkFiles(files, linked);
  });
}
