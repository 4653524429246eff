// A disk as a power cut leaves it. It records what a process does to the files below a folder, and then writes what could be left
// of them: everything that was synced, and any part of what was not, in any order, down to half a page.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { type Entry, newFile, newFolder, type Operation, perform, writeLeft } from './disk-model.ts';

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
