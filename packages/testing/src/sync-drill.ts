// Counts with strace what the embedded database and the store of files ask of the disk.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One call that the kernel took, in their order. */
export interface DiskCall {
  at: number;
  call: 'fsync' | 'rename';
  /** The file or folder that was synced, or the one that got another name. */
  file: string;
  /** The new name. */
  to?: string;
}

interface Work {
  commits: number;
  files: number;
}

export const hasStrace = (): boolean => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;

/** Reads what strace wrote about fsync, fdatasync and rename. */
export function readTrace(file: string): DiskCall[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at): DiskCall[] => {
      const synced = /(?:fsync|fdatasync)\(\d+<([^>]+)>/.exec(line)?.[1];
      if (synced) return [{ at, call: 'fsync', file: synced }];
      const [, from, to] = /rename(?:at2?)?\([^"]*"([^"]+)",[^"]*"([^"]+)"/.exec(line) ?? [];
      return from && to ? [{ at, call: 'rename', file: from, to }] : [];
    })
    .map((call, at) => ({ ...call, at }));
}

/** Commits rows and writes files in a process of its own under strace; answers what it asked of the disk meanwhile. */
export async function traceSyncs(
  dataDir: string,
  work: Work,
): Promise<{ calls: DiskCall[]; syncs: DiskCall[] }> {
  const trace = path.join(dataDir, 'trace.txt');
  const options = ['-f', '-y', '-e', 'trace=fsync,fdatasync,rename,renameat,renameat2', '-o', trace];
  const self = [import.meta.filename, dataDir, String(work.commits), String(work.files)];
  execFileSync('strace', [...options, process.execPath, ...self], { stdio: ['ignore', 'ignore', 'inherit'] });
  const calls = readTrace(trace);
  return { calls, syncs: calls.filter(({ call }) => call === 'fsync') };
}

/** What is traced. */
async function perform(dataDir: string, { commits, files }: Work): Promise<void> {
  if (commits > 0) {
    const { openPglite } = await import('@greenroom/gateway');
    const database = await openPglite({ dataDir: path.join(dataDir, 'db') });
    await database.asOwner((tx) => tx.exec('create table drill (at int)'));
    for (let at = 0; at < commits; at += 1) {
      await database.asOwner((tx) => tx.query('insert into drill values ($1)', [at]));
    }
    // Without an orderly end: what it syncs then is not counted.
    process.exit(0);
  }
  const { openDiskFiles } = await import('../../../apps/server/src/files/disk.ts');
  const store = await openDiskFiles(path.join(dataDir, 'files'));
  for (let at = 0; at < files; at += 1) await store.write(crypto.randomUUID(), Buffer.from(`file ${at}`));
}

// The traced process runs this file itself.
if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  await perform(process.argv[2] ?? '', { commits: Number(process.argv[3]), files: Number(process.argv[4]) });
}
