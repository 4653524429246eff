import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { fewBuffers } from './few-buffers.ts';
import { pgliteEngine } from './pglite-engine.ts';

/** Where PGlite keeps the database in its file system. */
const dataFolder = '/pglite/data';
const recordBytes = 512;

interface Entry {
  /** Absolute, in PGlite's file system. */
  path: string;
  isFolder: boolean;
  bytes: Uint8Array;
}

const text = (record: Uint8Array, at: number, length: number) =>
  Buffer.from(record.subarray(at, at + length))
    .toString('latin1')
    .replace(/\0.*$/s, '');

/** The entries of a tar that PGlite's own `dumpDataDir` wrote without compression. */
function readTar(tar: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + recordBytes <= tar.length && tar[at] !== 0; ) {
    const record = tar.subarray(at, at + recordBytes);
    const prefix = text(record, 345, 131);
    const name = `${prefix ? `${prefix}/` : ''}${text(record, 0, 100)}`.replace(/^\/|\/$/g, '');
    const sizeBytes = Number.parseInt(text(record, 124, 12), 8) || 0;
    const start = at + recordBytes;
    const bytes = tar.subarray(start, start + sizeBytes);
    entries.push({ path: `${dataFolder}/${name}`, isFolder: text(record, 156, 1) === '5', bytes });
    at = start + Math.ceil(sizeBytes / recordBytes) * recordBytes;
  }
  return entries;
}

/** A file system in memory that holds the files of a database before PGlite looks whether there is one. */
class FilledMemory extends MemoryFS {
  readonly #entries: readonly Entry[];
  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('PGlite asked for its files before it was there');
    files.mkdirTree(dataFolder, 0o700);
    for (const { path, isFolder, bytes } of this.#entries) {
      if (isFolder) files.mkdirTree(path, 0o700);
      else files.writeFile(path, bytes);
    }
  }
}

/**
 * Opens any number of databases in memory, each with the files of this dump (PGlite's, uncompressed). Far faster than to
 * let PGlite unpack it each time: what can be shared is read once, and the buffers, cleared one by one, are few.
 */
export function copiesOf(dump: Uint8Array): () => Promise<PGlite> {
  // A plain view: of a Buffer, `slice` would be no copy, and all databases would write into the same files.
  const entries = readTar(new Uint8Array(dump.buffer, dump.byteOffset, dump.byteLength));
  return async () =>
    PGlite.create({
      ...(await pgliteEngine()),
      fs: new FilledMemory(entries),
      startParams: [...PGlite.defaultStartParams, ...fewBuffers],
    });
}
