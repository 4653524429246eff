import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../operator-errors.ts';
import { hashFile } from './archive.ts';

/** A backup cannot be made or used, for a reason that a person can mend. */
export class BackupUnusable extends OperatorError {}

export interface KeptBackup {
  file: string;
  sizeBytes: number;
  /** Milliseconds since 1970. */
  madeAt: number;
}

const namePattern = /^greenroom-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.gz$/;

/** `greenroom-20251121T091500000Z.tar.gz`: names in order are times in order. */
export const nameOf = (time: Date) => `greenroom-${time.toISOString().replace(/[-:.]/g, '')}.tar.gz`;

/** Beside each backup: its SHA-256, as `sha256sum --check` reads it. */
export const checksumFileOf = (file: string) => `${file}.sha256`;

/** The backups of a folder, the newest first; none where there is no such folder. Other files are not ours. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.flatMap((name) => {
    const parts = namePattern.exec(name)?.slice(1).map(Number);
    if (!parts) return [];
    const [year = 0, month = 0, day, hour, minute, second, ms] = parts;
    return [{ name, madeAt: Date.UTC(year, month - 1, day, hour, minute, second, ms) }];
  });
  found.sort((a, b) => b.madeAt - a.madeAt);
  return Promise.all(
    found.map(async ({ name, madeAt }) => {
      const file = path.join(folder, name);
      return { file, madeAt, sizeBytes: (await stat(file)).size };
    }),
  );
}

/** Compares a backup with the checksum beside it. Throws BackupUnusable where they differ or there is none. */
export async function checkBackup(file: string): Promise<void> {
  if (!(await stat(file).catch(() => null))?.isFile())
    throw new BackupUnusable(`There is no backup at ${file}.`);
  const line = await readFile(checksumFileOf(file), 'utf8').catch(() => '');
  const expected = /^([0-9a-f]{64}) [ *]/.exec(line)?.[1];
  if (!expected) {
    throw new BackupUnusable(
      `The checksum ${checksumFileOf(file)} is missing; copy it together with the backup.`,
    );
  }
  if ((await hashFile(file)) !== expected) {
    throw new BackupUnusable(
      `${file} is damaged: it does not have the checksum that it was made with. Take another.`,
    );
  }
}
