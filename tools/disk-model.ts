// What a disk holds for certain and what may be lost: files and folders with what was synced and what was not.
import fs from 'node:fs';
import path from 'node:path';

const pageBytes = 4_096;
const sectorBytes = 512;

export interface FileOnDisk {
  kind: 'file';
  stable: Map<number, Buffer>;
  stableSize: number;
  current: Map<number, Buffer>;
  currentSize: number;
  /** What was written since the last sync, oldest first: versions of pages and sizes. */
  pages: Map<number, Buffer[]>;
  sizes: number[];
}

export interface FolderOnDisk {
  kind: 'folder';
  stable: Map<string, Entry>;
  current: Map<string, Entry>;
  changes: Change[];
}

export type Entry = FileOnDisk | FolderOnDisk;

/** A name that came (`entry`) or went; the two parts of a rename share one `step`. */
interface Change {
  name: string;
  entry: Entry | null;
  step: number;
}

export type Operation =
  | { do: 'write'; file: FileOnDisk; bytes: Buffer; position: number }
  | { do: 'size'; file: FileOnDisk; size: number }
  | { do: 'sync'; entry: Entry }
  | { do: 'name'; parts: { folder: FolderOnDisk; name: string; entry: Entry | null }[] }
  | { do: 'acknowledge'; what: string };

export const newFile = (): FileOnDisk => ({
  kind: 'file',
  stable: new Map(),
  stableSize: 0,
  current: new Map(),
  currentSize: 0,
  pages: new Map(),
  sizes: [],
});
export const newFolder = (): FolderOnDisk => ({
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
export function perform(operation: Operation, step: number): void {
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

/** Writes into a folder what a power cut leaves of another. */
export function writeLeft(from: FolderOnDisk, to: string, spares: Mercy, random: () => number): void {
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
