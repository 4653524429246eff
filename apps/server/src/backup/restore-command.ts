// npm run restore -- <file> [--replace]: brings the data directory to the state of a backup. The host must be stopped.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataDirectory } from '../data-lock.ts';
import { makeFilesForOwnerOnly } from '../data-modes.ts';
import { readEnvironment } from '../env.ts';
import { explain } from '../operator-errors.ts';
import { BackupUnusable, listBackups } from './backup-files.ts';
import { restoreBackup } from './restore-backup.ts';

/** The file that is named, or the newest of the folder for `latest`. */
async function findBackup(named: string | undefined, folder: string): Promise<string> {
  const kept = await listBackups(folder);
  if (named === 'latest' && kept[0]) return kept[0].file;
  if (named && named !== 'latest') return path.resolve(named);
  const names = kept.slice(0, 5).map(({ file }) => `  ${file}`);
  const there = names.length > 0 ? `The newest are:\n${names.join('\n')}` : `There is none in ${folder}.`;
  throw new BackupUnusable(`Name the backup: npm run restore -- <file or latest> [--replace]. ${there}`);
}

async function restore(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const { dataDir, backup } = readEnvironment();
  const file = await findBackup(positionals[0], backup.folder);
  const unlock = await lockDataDirectory(dataDir);
  try {
    const { madeAt, replaced, filesElsewhere } = await restoreBackup(dataDir, file, values);
    console.log(`${dataDir} is as it was at ${madeAt}.`);
    if (replaced) console.log(`What was there is kept in ${replaced}; remove it when you no longer need it.`);
    if (filesElsewhere) console.log(`The files are not in the backup: they are at ${filesElsewhere}.`);
  } finally {
    unlock();
  }
}

makeFilesForOwnerOnly();
try {
  await restore();
} catch (error) {
  console.error(`Nothing was restored. ${explain(error)}`);
  process.exitCode = 1;
}
