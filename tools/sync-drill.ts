// `node tools/sync-drill.ts 300` says how many fsync calls 300 commits made.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasStrace, traceSyncs } from '@greenroom/testing/sync-drill';

if (!hasStrace()) {
  console.log('strace is not installed, so the calls cannot be counted.');
} else {
  const commits = Number(process.argv[2] ?? 300);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sync-drill-'));
  const { syncs } = await traceSyncs(dataDir, { commits, files: 0 });
  const log = syncs.filter(({ file }) => file.includes('/pg_wal/'));
  console.log(`${commits} commits: ${log.length} fsync calls on the log, ${syncs.length} in all`);
  await rm(dataDir, { recursive: true });
  if (log.length < commits) process.exitCode = 1;
}
