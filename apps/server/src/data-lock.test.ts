import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DataDirectoryInUse, lockDataDirectory } from './data-lock.ts';

const lockModule = pathToFileURL(path.join(import.meta.dirname, 'data-lock.ts')).href;
const newFolder = () => mkdtemp(path.join(tmpdir(), 'greenroom-lock-'));

/** Another process that takes the lock, says so and stays. */
async function holdInAnotherProcess(folder: string) {
  const script = `const { lockDataDirectory } = await import(${JSON.stringify(lockModule)});
    await lockDataDirectory(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a data directory', () => {
  it('refuses a second process, saying why', async () => {
    const folder = await newFolder();
    const holder = await holdInAnotherProcess(folder);
    try {
      await expect(lockDataDirectory(folder)).rejects.toThrow(DataDirectoryInUse);
      await expect(lockDataDirectory(folder)).rejects.toThrow(/Another Greenroom process uses .*DATA_DIR/);
    } finally {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
  });

  it('is free again at once when its process was killed', async () => {
    const folder = await newFolder();
    const holder = await holdInAnotherProcess(folder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = await lockDataDirectory(folder);
    release();
  });

  it('is free again when it was released, and releasing twice is no error', async () => {
    const folder = await newFolder();
    const release = await lockDataDirectory(folder);
    await expect(lockDataDirectory(folder)).rejects.toThrow(DataDirectoryInUse);
    release();
    release();
    (await lockDataDirectory(folder))();
  });
});
