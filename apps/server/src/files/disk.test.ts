import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskFiles } from './disk.ts';
import { describeFileStore } from './file-store-contract.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const first = '5f1f6f7e-0000-4000-8000-000000000001';
const second = 'a71f6f7e-0000-4000-8000-000000000002';
const bytes = new TextEncoder().encode('a resume');

describeFileStore('a folder', () => openDiskFiles(folder));

describe('files on a disk', () => {
  it('leave no temporary file of a write that breaks off', async () => {
    const files = await openDiskFiles(folder);
    let pulls = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls > 1) controller.error(new Error('the client went away'));
        else controller.enqueue(bytes);
      },
    });
    await expect(files.write(first, broken)).rejects.toThrow('the client went away');
    expect(await files.read(first)).toBeNull();
    expect(await readdir(join(folder, 'partial'))).toEqual([]);
  });

  it('removes, at the start, only temporary files that nobody can be writing any more', async () => {
    await openDiskFiles(folder);
    const old = join(folder, 'partial', 'old');
    await writeFile(old, 'x');
    await writeFile(join(folder, 'partial', 'fresh'), 'x');
    await utimes(old, new Date(0), new Date(0));
    await openDiskFiles(folder);
    expect(await readdir(join(folder, 'partial'))).toEqual(['fresh']);
  });

  it.skipIf(process.platform === 'win32')('lets no other user of the machine read the files', async () => {
    const files = await openDiskFiles(folder);
    await files.write(first, bytes);
    await files.copy(first, second);
    for (const name of [first, second]) {
      expect((await stat(join(folder, name.slice(0, 2), name))).mode & 0o077).toBe(0);
    }
  });
});
