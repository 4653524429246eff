import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ArchiveUnreadable, blockBytes, type Entry, readHeader, writeHeader } from './archive-header.ts';

/** A file or folder of this machine, and what it is called in the archive. */
export interface ArchiveSource {
  path: string;
  name: string;
}

const paddingOf = (sizeBytes: number) => (blockBytes - (sizeBytes % blockBytes)) % blockBytes;

async function* tarOfFile(source: ArchiveSource): AsyncGenerator<Buffer> {
  const handle = await open(source.path, 'r');
  try {
    const { size } = await handle.stat();
    yield writeHeader({ name: source.name, sizeBytes: size });
    let read = 0;
    // Not past the size that the header names: nobody writes to a file while it is archived, but it is not asked.
    const stream: ReadStream = handle.createReadStream({ end: Math.max(size - 1, 0), autoClose: false });
    if (size > 0) {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        read += chunk.byteLength;
        yield chunk;
      }
    }
    if (read !== size) throw new Error(`${source.name} became shorter while it was read`);
    yield Buffer.alloc(paddingOf(size));
  } finally {
    await handle.close();
  }
}

async function* tarOf(source: ArchiveSource): AsyncGenerator<Buffer> {
  const info = await stat(source.path);
  if (!info.isDirectory()) return yield* tarOfFile(source);
  yield writeHeader({ name: `${source.name}/`, sizeBytes: 0 });
  for (const name of (await readdir(source.path)).sort()) {
    yield* tarOf({ path: path.join(source.path, name), name: `${source.name}/${name}` });
  }
}

async function* tar(sources: readonly ArchiveSource[]): AsyncGenerator<Buffer> {
  for (const source of sources) yield* tarOf(source);
  yield Buffer.alloc(2 * blockBytes);
}

/**
 * Writes a compressed archive that any `tar` can read, for its owner's eyes only (0600), and waits for the disk.
 * Answers its size and its SHA-256 in hexadecimal.
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
  await pipeline(Readable.from(tar(sources)), createGzip({ level: 4 }), measure, output, { signal });
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** Takes exactly so many bytes at a time from a stream of chunks of any length. */
function createReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* take(sizeBytes: number): AsyncGenerator<Buffer> {
    let missing = sizeBytes;
    while (missing > 0) {
      if (rest.byteLength === 0) {
        const next = await chunks.next();
        if (next.done) throw new ArchiveUnreadable('the archive ends too early');
        rest = next.value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.byteLength);
      missing -= part.byteLength;
      yield part;
    }
  }
  return {
    take,
    async block(): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of take(blockBytes)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}

async function unpackFile(file: string, { sizeBytes }: Entry, bytes: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle: FileHandle = await open(file, 'wx', 0o600);
  try {
    if (sizeBytes > 0) for await (const part of bytes) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Unpacks an archive of `writeArchive` into an empty folder, files 0600, folders 0700. Throws ArchiveUnreadable. */
export async function readArchive(file: string, folder: string): Promise<void> {
  const unzipped = createReadStream(file).pipe(createGunzip());
  const reader = createReader(unzipped as AsyncIterable<Buffer>);
  for (;;) {
    const entry = readHeader(await reader.block());
    if (!entry) return;
    const target = path.join(folder, ...entry.name.split('/'));
    if (entry.name.endsWith('/')) {
      await mkdir(target, { recursive: true, mode: 0o700 });
      continue;
    }
    await unpackFile(target, entry, reader.take(entry.sizeBytes));
    for await (const _padding of reader.take(paddingOf(entry.sizeBytes)));
  }
}

/** The SHA-256 of a file, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
