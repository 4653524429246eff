import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkFileName } from './file-name.ts';
import type { HostFiles } from './host-files.ts';

const staleMilliseconds = 60 * 60 * 1000;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Makes a rename or a new folder survive a loss of power; Windows has no such call for folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, bytes: ReadableStream<Uint8Array> | Uint8Array): Promise<number> {
  if (bytes instanceof Uint8Array) {
    await handle.writeFile(bytes);
    return bytes.byteLength;
  }
  let sizeBytes = 0;
  for await (const chunk of bytes) {
    await handle.writeFile(chunk);
    sizeBytes += chunk.byteLength;
  }
  return sizeBytes;
}

/** Removes what a process that died while writing left behind; another process may be writing right now. */
async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info && info.mtimeMs < Date.now() - staleMilliseconds) await rm(path, { force: true });
  }
}

/**
 * Opens a folder as a file store. A file appears under its name only when whole and on the disk: it is written to a
 * temporary file, synced, then renamed. Names are the gateway's own opaque ones; any other throws. Files belong to
 * this user alone (0600). A full disk throws ENOSPC and leaves nothing.
 */
export async function openDiskFiles(folder: string): Promise<HostFiles> {
  const partial = join(folder, 'partial');
  const made = await mkdir(partial, { recursive: true, mode: 0o700 });
  if (made !== undefined) await Promise.all([folder, dirname(made)].map(syncFolder));
  await removeStale(partial);

  function locate(name: string): { shard: string; path: string } {
    checkFileName(name);
    const shard = join(folder, name.slice(0, 2));
    return { shard, path: join(shard, name) };
  }

  async function publish(name: string, fill: (temporary: string) => Promise<number>): Promise<number> {
    const { shard, path } = locate(name);
    const temporary = join(partial, randomUUID());
    try {
      const sizeBytes = await fill(temporary);
      if ((await mkdir(shard, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(folder);
      await rename(temporary, path);
      await syncFolder(shard);
      return sizeBytes;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    place: folder,
    check: () => access(partial, constants.W_OK),
    close() {},
    write: (name, bytes) =>
      publish(name, async (temporary) => {
        const handle = await open(temporary, 'wx', 0o600);
        try {
          const sizeBytes = await writeAll(handle, bytes);
          await handle.sync();
          return sizeBytes;
        } finally {
          await handle.close();
        }
      }),
    async read(name) {
      const { path } = locate(name);
      let handle: FileHandle;
      try {
        handle = await open(path, 'r');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      const { size } = await handle.stat();
      const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      return { body, sizeBytes: size };
    },
    async remove(name) {
      const { shard, path } = locate(name);
      await rm(path, { force: true });
      // A removed file that a power cut brings back would belong to nobody.
      await syncFolder(shard).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    async copy(from, to) {
      const source = locate(from).path;
      await publish(to, async (temporary) => {
        await copyFile(source, temporary, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        const handle = await open(temporary, 'r+');
        try {
          await handle.chmod(0o600);
          await handle.sync();
          return (await handle.stat()).size;
        } finally {
          await handle.close();
        }
      });
    },
  };
}
