import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ArchiveUnreadable, readArchive } from './archive.ts';
import { BackupUnusable, checkBackup } from './backup-files.ts';

export interface Restored {
  /** ISO 8601. */
  madeAt: string;
  /** Where what was there before is kept now; null where nothing was. */
  replaced: string | null;
  /** Where the files are when the backup does not hold them. */
  filesElsewhere: string | null;
}

const About = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  filesElsewhere: z.string().nullable(),
});

const parts = ['db', 'files', 'secrets.json'];
/** Stands in the directory from the first rename to the last: half a restore is not started. */
const markerName = 'restore-unfinished';

/** Throws BackupUnusable where a restore into the directory was broken off. */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  const isHalf = await access(path.join(dataDir, markerName)).then(
    () => true,
    () => false,
  );
  if (!isHalf) return;
  throw new BackupUnusable(
    `A restore into ${dataDir} was broken off. Run it again: npm run restore -- <file> --replace`,
  );
}

/** Unpacks and looks at what was unpacked before anything is replaced. */
async function unpack(file: string, folder: string): Promise<z.output<typeof About>> {
  try {
    await readArchive(file, folder);
    const about = About.parse(JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8')));
    await access(path.join(folder, 'db', 'PG_VERSION'));
    await access(path.join(folder, 'secrets.json'));
    return about;
  } catch (error) {
    const isDisk =
      error instanceof Error && 'code' in error && /^E(?:NOSPC|DQUOT|ACCES|IO)$/.test(String(error.code));
    if (isDisk) throw error;
    const reason =
      error instanceof ArchiveUnreadable ? error.message : 'it holds no database with its secrets';
    throw new BackupUnusable(`${file} is not a backup that can be restored: ${reason}.`);
  }
}

/** Puts the unpacked parts in place; what was there is moved aside, never removed. */
async function exchange(dataDir: string, unpacked: string, aside: string): Promise<string | null> {
  await writeFile(path.join(dataDir, markerName), '', { mode: 0o600, flush: true });
  const there = new Set(await readdir(dataDir));
  const old = parts.filter((name) => there.has(name));
  if (old.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of old) await rename(path.join(dataDir, name), path.join(aside, name));
  const fresh = new Set(await readdir(unpacked));
  for (const name of parts) {
    if (fresh.has(name)) await rename(path.join(unpacked, name), path.join(dataDir, name));
  }
  await rm(path.join(dataDir, markerName));
  return old.length > 0 ? aside : null;
}

/**
 * Brings a data directory to the state of a backup. The caller holds the directory's lock. The checksum is compared
 * first, and all is unpacked before anything changes. Throws BackupUnusable where the backup is damaged, or where the
 * directory holds something and `replace` is not given; what is replaced stays in a folder beside.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  options: { replace: boolean; now?: () => number },
): Promise<Restored> {
  await checkBackup(file);
  const taken = (await readdir(dataDir)).filter((name) => parts.includes(name));
  if (taken.length > 0 && !options.replace) {
    throw new BackupUnusable(
      `${dataDir} is in use (${taken.join(', ')}). Add --replace to move what is there aside, or set DATA_DIR.`,
    );
  }
  const unpacked = path.join(dataDir, `restore-${randomUUID()}`);
  try {
    await mkdir(unpacked, { recursive: true, mode: 0o700 });
    const { madeAt, filesElsewhere } = await unpack(file, unpacked);
    const stamp = new Date((options.now ?? Date.now)()).toISOString().replace(/[-:.]/g, '');
    const replaced = await exchange(dataDir, unpacked, path.join(dataDir, `replaced-${stamp}`));
    return { madeAt, replaced, filesElsewhere };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}
