import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskFiles } from './disk.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const first = '5f1f6f7e-0000-4000-8000-000000000001';
const second = 'a71f6f7e-0000-4000-8000-000000000002';
const bytes = new TextEncoder().encode('a resume');
const textOf = async (file: { body: ReadableStream<Uint8Array> } | null) =>
  file && (await new Response(file.body).text());

describe('the disk file store', () => {
  it('gives back what was written, from bytes and from a stream, with its size', async () => {
    const files = await openDiskFiles(folder);
    expect(await files.write(first, bytes)).toBe(8);
    expect(await files.write(second, new Blob(['in ', 'parts']).stream())).toBe(8);
    expect((await files.read(first))?.sizeBytes).toBe(8);
    expect(await textOf(await files.read(first))).toBe('a resume');
    expect(await textOf(await files.read(second))).toBe('in parts');
  });

  it('keeps what was written for the next process', async () => {
    await (await openDiskFiles(folder)).write(first, bytes);
    expect(await textOf(await (await openDiskFiles(folder)).read(first))).toBe('a resume');
  });

  it('answers null for a file that is not there, and removing it is no error', async () => {
    const files = await openDiskFiles(folder);
    expect(await files.read(first)).toBeNull();
    await files.remove(first);
    await files.write(first, bytes);
    await files.remove(first);
    expect(await files.read(first)).toBeNull();
  });

  it('copies bytes, and the copy outlives its source', async () => {
    const files = await openDiskFiles(folder);
    await files.write(first, bytes);
    await files.copy(first, second);
    await files.remove(first);
    expect(await textOf(await files.read(second))).toBe('a resume');
  });

  it('shows nothing of a write that breaks off, and leaves no temporary file', async () => {
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

  it.each(['../../etc/passwd', 'a/b', '..', 'partial/x', 'C:\\x', '', `${first}/..`])(
    'refuses the name %j',
    async (name) => {
      const files = await openDiskFiles(folder);
      await expect(files.write(name, bytes)).rejects.toThrow('name');
      await expect(files.read(name)).rejects.toThrow('name');
      await expect(files.remove(name)).rejects.toThrow('name');
      await expect(files.copy(first, name)).rejects.toThrow('name');
    },
  );

  it.skipIf(process.platform === 'win32')('lets no other user of the machine read the files', async () => {
    const files = await openDiskFiles(folder);
    await files.write(first, bytes);
    await files.copy(first, second);
    for (const name of [first, second]) {
      expect((await stat(join(folder, name.slice(0, 2), name))).mode & 0o077).toBe(0);
    }
  });
});
