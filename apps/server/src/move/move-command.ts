// npm run move -- --to postgres://...: everything from the embedded database to PostgreSQL. The host must be stopped.
// Files stay in the data directory; where the S3_* settings are set they go to that store.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataDirectory } from '../data-lock.ts';
import { makeFilesForOwnerOnly } from '../data-modes.ts';
import { readEnvironment } from '../env.ts';
import { openDiskFiles } from '../files/disk.ts';
import { openS3Files } from '../files/s3.ts';
import { explain } from '../operator-errors.ts';
import { MoveRefused } from './move-rows.ts';
import { moveSite } from './move-site.ts';

makeFilesForOwnerOnly();
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { dataDir, databaseUrl, s3 } = readEnvironment();
  if (!values.to) throw new MoveRefused('Say where to: npm run move -- --to postgres://user@host/database');
  if (databaseUrl)
    throw new MoveRefused('DATABASE_URL is set: the data is in PostgreSQL already. Unset it to move.');
  const unlock = await lockDataDirectory(dataDir);
  const from = await openDiskFiles(path.join(dataDir, 'files'));
  const to = s3 ? await openS3Files(s3) : from;
  const moved = await moveSite({ dataDir, targetUrl: values.to, files: { from, to } });
  console.log(
    `${moved.rows} rows in ${moved.tables} tables and ${moved.files} files are there, each compared.`,
  );
  console.log(`Start with DATABASE_URL set to the new address. The old database is still in ${dataDir}.`);
  to.close();
  unlock();
} catch (error) {
  console.error(`Nothing was moved. ${explain(error)}`);
  process.exitCode = 1;
}
