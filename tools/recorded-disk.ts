// A disk as a power cut leaves it. It records what a process does to the files below a folder, and then writes what could be left
// of them: everything that was synced, and any part of what was not, in any order, down to half a page.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const pageBytes = 4_096;
const sectorBytes = 512;

interface FileOnDisk {
  kind: 'file';
  stable: Map<number, Buffer>;
  stableSize: number;
  current: Map<number, Buffer>;
  currentSize: number;
  /** What was written since the last sync, oldest first: versions of pages and sizes. */
  pages: Map<number, Buffer[]>;
  sizes: number[];
}

interface FolderOnDisk {
  kind: 'folder';
  stable: Map<string, Entry>;
  current: Map<string, Entry>;
  changes: Change[];
}

type Entry = FileOnDisk | FolderOnDisk;

/** A name that came (`entry`) or went; the two parts of a rename share one `step`. */
interface Change {
  name: string;
  entry: Entry | null;
  step: number;
}

type Operation =
  | { do: 'write'; file: FileOnDisk; bytes: Buffer; position: number }
  | { do: 'size'; file: FileOnDisk; size: number }
  | { do: 'sync'; entry: Entry }
  | { do: 'name'; parts: { folder: FolderOnDisk; name: string; entry: Entry | null }[] }
  | { do: 'acknowledge'; what: string };

const newFile = (): FileOnDisk => ({
  kind: 'file',
  stable: new Map(),
  stableSize: 0,
  current: new Map(),
  currentSize: 0,
  pages: new Map(),
  sizes: [],
});
const newFolder = (): FolderOnDisk => ({
  kind: 'folder',
  stable: new Map(),
  current: new Map(),
  changes: [],
});

/** What a power cut spares of what was not synced: nothing, everything, or this share of it. */
type Mercy = (random: () => number) => boolean;

function writePages(file: FileOnDisk, bytes: Buffer, position: number): void {
  for (let at = 0; at < bytes.length; ) {
    const page = Math.floor((position + at) / pageBytes);
    const offset = (position + at) % pageBytes;
    const length = Math.min(pageBytes - offset, bytes.length - at);
    const next = Buffer.from(file.current.get(page) ?? Buffer.alloc(pageBytes));
    bytes.copy(next, offset, at, at + length);
    file.current.set(page, next);
    file.pages.set(page, [...(file.pages.get(page) ?? []), next]);
    at += length;
  }
  if (position + bytes.length > file.currentSize) resize(file, position + bytes.length);
}

function resize(file: FileOnDisk, size: number): void {
  if (size < file.currentSize) {
    for (const page of file.current.keys()) if (page * pageBytes >= size) file.current.delete(page);
  }
  file.currentSize = size;
  file.sizes.push(size);
}

function sync(entry: Entry): void {
  if (entry.kind === 'folder') {
    entry.stable = new Map(entry.current);
    entry.changes = [];
    return;
  }
  entry.stable = new Map(entry.current);
  entry.stableSize = entry.currentSize;
  entry.pages = new Map();
  entry.sizes = [];
}

/** The disk's own model of the files, moved on operation by operation. */
function perform(operation: Operation, step: number): void {
  if (operation.do === 'write') writePages(operation.file, operation.bytes, operation.position);
  else if (operation.do === 'size') resize(operation.file, operation.size);
  else if (operation.do === 'sync') sync(operation.entry);
  else if (operation.do === 'name') {
    for (const { folder, name, entry } of operation.parts) {
      if (entry) folder.current.set(name, entry);
      else folder.current.delete(name);
      folder.changes.push({ name, entry, step });
    }
  }
}

/** A page that was being written: the first sectors of it are new. */
function tear(old: Buffer | undefined, next: Buffer, random: () => number): Buffer {
  const sectors = Math.floor(random() * (pageBytes / sectorBytes + 1));
  const torn = Buffer.from(old ?? Buffer.alloc(pageBytes));
  next.copy(torn, 0, 0, sectors * sectorBytes);
  return torn;
}

function leftOfFile(file: FileOnDisk, spares: Mercy, random: () => number): Buffer {
  const sizes = [file.stableSize, ...file.sizes].filter((_size, at) => at === 0 || spares(random));
  const left = Buffer.alloc(sizes.at(-1) ?? 0);
  const put = (page: number, bytes: Buffer) => {
    if (page * pageBytes < left.length) bytes.copy(left, page * pageBytes);
  };
  for (const [page, bytes] of file.stable) put(page, bytes);
  for (const [page, versions] of file.pages) {
    const kept = versions.filter(() => spares(random));
    const last = kept[Math.floor(random() * kept.length)];
    if (last) put(page, random() < 0.1 ? tear(file.stable.get(page), last, random) : last);
  }
  return left;
}

/** Everything that happened to the files below a folder, and what power cuts leave of it. */
export class RecordedDisk {
  readonly #root: string;
  readonly #operations: Operation[] = [];
  readonly #top = newFolder();
  /** The process's own view while it is recorded: names to entries, and open files by their descriptors. */
  readonly #live = new Map<string, Entry>();
  readonly #open = new Map<number, Entry>();

  constructor(root: string) {
    this.#root = path.resolve(root);
    this.#live.set(this.#root, this.#top);
  }

  get length(): number {
    return this.#operations.length;
  }

  /** Notes that somebody was told that this is kept. */
  acknowledge(what: string): void {
    this.#operations.push({ do: 'acknowledge', what });
  }

  #entryAt(file: string): Entry | undefined {
    return this.#live.get(path.resolve(file));
  }

  #name(changes: readonly (readonly [file: string, entry: Entry | null])[]): void {
    const parts = changes.flatMap(([file, entry]) => {
      const folder = this.#live.get(path.dirname(path.resolve(file)));
      return folder?.kind === 'folder' ? [{ folder, name: path.basename(file), entry }] : [];
    });
    if (parts.length === 0) return;
    this.#operations.push({ do: 'name', parts });
    for (const [file, entry] of changes) {
      if (entry) this.#live.set(path.resolve(file), entry);
      else this.#live.delete(path.resolve(file));
    }
  }

  #create(file: string, entry: Entry): void {
    if (!this.#entryAt(file)) this.#name([[file, entry]]);
  }

  #rename(from: string, to: string): void {
    const entry = this.#entryAt(from);
    if (!entry) return;
    this.#name([
      [from, null],
      [to, entry],
    ]);
    const below = `${path.resolve(from)}${path.sep}`;
    for (const [file, moved] of [...this.#live]) {
      if (!file.startsWith(below)) continue;
      this.#live.delete(file);
      this.#live.set(path.join(path.resolve(to), file.slice(below.length)), moved);
    }
  }

  #write(descriptor: number, bytes: Buffer, position: number): void {
    const file = this.#open.get(descriptor);
    if (file?.kind === 'file') this.#operations.push({ do: 'write', file, bytes, position });
  }

  #size(file: Entry | undefined, size: number): void {
    if (file?.kind === 'file') this.#operations.push({ do: 'size', file, size });
  }

  #sync(descriptor: number): void {
    const entry = this.#open.get(descriptor);
    if (entry) this.#operations.push({ do: 'sync', entry });
  }

  /** Records what this process does from now on; the answer ends it. Only calls that the embedded database makes are known. */
  record(): () => void {
    const real = { ...fs };
    const changed = {
      openSync: (file: string, flags: string | number = 'r', mode?: number) => {
        const descriptor = real.openSync(file, flags, mode);
        const creates = typeof flags === 'number' ? flags & fs.constants.O_CREAT : flags.startsWith('w');
        if (creates) this.#create(file, newFile());
        const entry = this.#entryAt(file);
        if (entry) this.#open.set(descriptor, entry);
        const truncates = typeof flags === 'number' ? flags & fs.constants.O_TRUNC : flags.startsWith('w');
        if (truncates) this.#size(entry, 0);
        return descriptor;
      },
      closeSync: (descriptor: number) => {
        this.#open.delete(descriptor);
        real.closeSync(descriptor);
      },
      writeSync: (descriptor: number, buffer: Uint8Array, offset: number, length: number, at: number) => {
        const written = real.writeSync(descriptor, buffer, offset, length, at);
        const view = Buffer.from(buffer.buffer, buffer.byteOffset + offset, written);
        this.#write(descriptor, Buffer.from(view), at);
        return written;
      },
      writeFileSync: (file: string, text: string, options?: fs.WriteFileOptions) => {
        if (text.length > 0) throw new Error('only empty files are expected');
        real.writeFileSync(file, text, options);
        this.#create(file, newFile());
        this.#size(this.#entryAt(file), 0);
      },
      truncateSync: (file: string, size: number) => {
        real.truncateSync(file, size);
        this.#size(this.#entryAt(file), size);
      },
      ftruncateSync: (descriptor: number, size: number) => {
        real.ftruncateSync(descriptor, size);
        this.#size(this.#open.get(descriptor), size);
      },
      mkdirSync: (folder: string, options?: fs.MakeDirectoryOptions) => {
        real.mkdirSync(folder, options);
        this.#create(folder, newFolder());
      },
      renameSync: (from: string, to: string) => {
        real.renameSync(from, to);
        this.#rename(from, to);
      },
      unlinkSync: (file: string) => {
        real.unlinkSync(file);
        this.#name([[file, null]]);
      },
      rmdirSync: (folder: string) => {
        real.rmdirSync(folder);
        this.#name([[folder, null]]);
      },
      fsyncSync: (descriptor: number) => {
        real.fsyncSync(descriptor);
        this.#sync(descriptor);
      },
      fsync: (descriptor: number, done: fs.NoParamCallback) => {
        real.fsync(descriptor, (error) => {
          if (!error) this.#sync(descriptor);
          done(error);
        });
      },
    };
    Object.assign(fs, changed);
    syncBuiltinESMExports();
    return () => {
      for (const name of Object.keys(changed)) Reflect.set(fs, name, Reflect.get(real, name));
      syncBuiltinESMExports();
    };
  }

  /**
   * Cuts the power after each of these numbers of operations (ascending) and answers what was acknowledged until then, after it
   * has written into the folder `target(index)` what is left.
   */
  *cut(
    moments: readonly number[],
    target: (index: number) => string,
    random: () => number,
  ): Generator<{ folder: string; acknowledged: readonly string[] }> {
    const acknowledged: string[] = [];
    let at = 0;
    for (const [index, moment] of moments.entries()) {
      for (; at < moment; at += 1) {
        const operation = this.#operations[at];
        if (!operation) break;
        if (operation.do === 'acknowledge') acknowledged.push(operation.what);
        else perform(operation, at);
      }
      const share = [0, 1, 0.5, 0.1][index % 4] ?? 0;
      const folder = target(index);
      writeLeft(this.#top, folder, (next) => next() < share, random);
      yield { folder, acknowledged: [...acknowledged] };
    }
  }
}

function writeLeft(from: FolderOnDisk, to: string, spares: Mercy, random: () => number): void {
  const spared = new Map<number, boolean>();
  const isSpared = (step: number) => {
    const known = spared.get(step) ?? spares(random);
    spared.set(step, known);
    return known;
  };
  const write = (folder: FolderOnDisk, target: string) => {
    fs.mkdirSync(target, { recursive: true });
    const names = new Map(folder.stable);
    for (const { name, entry, step } of folder.changes) {
      if (!isSpared(step)) continue;
      if (entry) names.set(name, entry);
      else names.delete(name);
    }
    for (const [name, entry] of names) {
      const file = path.join(target, name);
      if (entry.kind === 'folder') write(entry, file);
      else fs.writeFileSync(file, leftOfFile(entry, spares, random));
    }
  };
  write(from, to);
}
