// npm run backup: keeps the embedded database, the files and the secrets, now. A host that runs makes it itself.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openPglite } from '@greenroom/gateway';
import { DataDirectoryInUse, lockDataDirectory } from '../data-lock.ts';
import { makeFilesForOwnerOnly } from '../data-modes.ts';
import { retireDemo } from '../demo/retire-demo.ts';
import { allowsDemo } from '../demo/settle-demo.ts';
import { readEnvironment } from '../env.ts';
import { explain } from '../operator-errors.ts';
import { BackupUnusable } from './backup-files.ts';
import { askHost } from './backup-host.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';

/** Closes the demo accounts, so that none is open in the backup of a public site. */
async function retireStoredDemo(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const database = await openPglite({ dataDir: folder });
  await retireDemo(database).finally(() => database.close());
}

async function backUp(): Promise<MadeBackup> {
  const environment = readEnvironment();
  const { dataDir, databaseUrl, backup, s3 } = environment;
  if (databaseUrl) {
    throw new BackupUnusable(
      'The data is in PostgreSQL. Keep it with pg_dump or your provider; see docs/operate.md.',
    );
  }
  let unlock: () => void;
  try {
    unlock = await lockDataDirectory(dataDir);
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return askHost(dataDir);
    throw error;
  }
  try {
    if (!allowsDemo(environment)) await retireStoredDemo(path.join(dataDir, 'db'));
    const { folder, keep } = backup;
    const filesElsewhere = s3 && `${s3.endpoint}, bucket ${s3.bucket}`;
    return await makeBackup({ dataDir, folder, keep, database: null, filesElsewhere });
  } finally {
    unlock();
  }
}

makeFilesForOwnerOnly();
try {
  const { file, sizeBytes } = await backUp();
  console.log(`${file}  ${(sizeBytes / 1024 / 1024).toFixed(1)} MB`);
} catch (error) {
  console.error(`No backup was made. ${explain(error)}`);
  process.exitCode = 1;
}
