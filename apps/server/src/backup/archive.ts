import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Entry, extract, type Pack, pack } from 'tar-stream';

/** The archive is damaged, or it isn't one of ours. */
export class ArchiveUnreadable extends Error {}

/** A file or folder of this machine, and what it is called in the archive. */
export interface ArchiveSource {
  path: string;
  name: string;
}

/** Adds one file. Rejects if it gets shorter or longer meanwhile: nobody writes to a file while it is archived. */
async function addFile(archive: Pack, source: ArchiveSource): Promise<void> {
  const handle = await open(source.path, 'r');
  try {
    const { size } = await handle.stat();
    const entry = archive.entry({ name: source.name, size, mode: 0o600, type: 'file' });
    const bytes = size > 0 ? handle.createReadStream({ autoClose: false }) : Readable.from([]);
    await pipeline(bytes, entry);
  } finally {
    await handle.close();
  }
}

async function add(archive: Pack, source: ArchiveSource): Promise<void> {
  if (!(await stat(source.path)).isDirectory()) return addFile(archive, source);
  archive.entry({ name: `${source.name}/`, mode: 0o700, type: 'directory' });
  for (const name of (await readdir(source.path)).sort()) {
    await add(archive, { path: path.join(source.path, name), name: `${source.name}/${name}` });
  }
}

async function addAll(archive: Pack, sources: readonly ArchiveSource[]): Promise<void> {
  try {
    for (const source of sources) await add(archive, source);
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
}

/**
 * Writes a compressed archive that any `tar` can read, for its owner's eyes only (0600), and waits for the disk.
 * Returns its size and its SHA-256 in hexadecimal.
 */
export async function writeArchive(
  file: string,
  sources: readonly ArchiveSource[],
  signal?: AbortSignal,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const archive = pack();
  const writing = pipeline(archive, createGzip({ level: 4 }), measure, output, { signal });
  const [added, written] = await Promise.allSettled([addAll(archive, sources), writing]);
  // What could not be added explains why nothing was written; an abort explains both.
  if (added.status === 'rejected' && !signal?.aborted) throw added.reason;
  if (written.status === 'rejected') throw written.reason;
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** Names that stay below the folder they are unpacked in, on every system. */
const isPlainName = (name: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(name) && !name.split('/').some((part) => /^\.+$/.test(part));

/** Unpacks one entry and waits for the disk. Throws ArchiveUnreadable for anything but our own files and folders. */
async function unpack(entry: Entry, folder: string): Promise<void> {
  const { name, type } = entry.header;
  if (!isPlainName(name) || (type !== 'file' && type !== 'directory')) {
    throw new ArchiveUnreadable('the archive holds something that no backup does');
  }
  const target = path.join(folder, ...name.split('/'));
  await mkdir(type === 'directory' ? target : path.dirname(target), { recursive: true, mode: 0o700 });
  if (type === 'directory') return void entry.resume();
  const handle = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of entry) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unpackAll(entries: AsyncIterable<Entry>, folder: string): Promise<void> {
  let isEmpty = true;
  for await (const entry of entries) {
    await unpack(entry, folder);
    isEmpty = false;
  }
  if (isEmpty) throw new ArchiveUnreadable('the archive is empty');
}

/** Unpacks an archive of `writeArchive` into an empty folder, files 0600, folders 0700. Throws ArchiveUnreadable. */
export async function readArchive(file: string, folder: string): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  const [read, unpacked] = await Promise.allSettled([reading, unpackAll(entries, folder)]);
  const error: unknown = unpacked.status === 'rejected' ? unpacked.reason : undefined;
  // Disk errors have a code of their own; what the parser says of a broken archive has none.
  if (error instanceof Error && !(error instanceof ArchiveUnreadable) && !('code' in error)) {
    throw new ArchiveUnreadable('the archive is damaged', { cause: error });
  }
  if (error) throw error;
  if (read.status === 'rejected') throw read.reason;
}

/** The SHA-256 of a file, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
