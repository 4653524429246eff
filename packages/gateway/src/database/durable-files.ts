// The default import, not named ones: a drill that records file operations replaces the members of this object.
import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const isWindows = process.platform === 'win32';

/** Emscripten's file system over Node's, as far as it is changed here. It has no fsync of its own. */
interface NodeFiles {
  realPath(node: FileNode): string;
  tryFSOperation<T>(act: () => T): T;
  node_ops: {
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode;
    rename(node: FileNode, newFolder: FileNode, newName: string): void;
    unlink(folder: FileNode, name: string): void;
    rmdir(folder: FileNode, name: string): void;
    symlink(folder: FileNode, name: string, target: string): void;
    setattr(node: FileNode, attributes: Attributes): void;
  };
  stream_ops: {
    fsync?: (stream: FileStream) => number;
    setattr(stream: FileStream, attributes: Attributes): void;
  };
}

interface FileStream {
  nfd: number;
}

interface Attributes {
  mode?: number;
}

interface FileNode {
  parent: FileNode;
}

/** Waits until the disk has a folder's list of names. Windows has no such call for folders. */
export function syncFolderNow(folder: string): void {
  if (isWindows) return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Runs `then` with the folders in which a name has come, gone or changed. */
function watchNames(files: NodeFiles, onChanged: (folder: string) => void): void {
  const { mknod, rename, unlink, rmdir, symlink } = files.node_ops;
  files.node_ops.mknod = (parent, name, mode, device) => {
    const made = mknod(parent, name, mode, device);
    onChanged(files.realPath(parent));
    return made;
  };
  files.node_ops.rename = (node, newFolder, newName) => {
    const oldFolder = files.realPath(node.parent);
    rename(node, newFolder, newName);
    onChanged(oldFolder);
    onChanged(files.realPath(newFolder));
  };
  files.node_ops.unlink = (folder, name) => {
    unlink(folder, name);
    onChanged(files.realPath(folder));
  };
  files.node_ops.rmdir = (folder, name) => {
    rmdir(folder, name);
    onChanged(files.realPath(folder));
  };
  files.node_ops.symlink = (folder, name, target) => {
    symlink(folder, name, target);
    onChanged(files.realPath(folder));
  };
}

/**
 * Gives Emscripten's files an fsync that reaches the disk. PostgreSQL syncs a folder after a rename that must last, but
 * trusts the file system with the names of new files. Here each fsync first syncs the folders whose names have
 * changed since the last one, so a commit never refers to a file whose name a power cut can take.
 */
function addFsync(files: NodeFiles): void {
  const changed = new Set<string>();
  watchNames(files, (folder) => changed.add(folder));
  const syncChanged = () => {
    for (const folder of changed) {
      try {
        syncFolderNow(folder);
      } catch (error) {
        // A folder that has been removed since then has no names to keep.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      changed.delete(folder);
    }
  };
  files.stream_ops.fsync = (stream) => {
    files.tryFSOperation(() => {
      syncChanged();
      if (!isWindows || fs.fstatSync(stream.nfd).isFile()) fs.fsyncSync(stream.nfd);
    });
    return 0;
  };
}

/** Leaves rights on a file or folder to its owner alone. Emscripten sets modes itself, whatever the umask of the process is. */
const ownerOnly = (mode: number): number => mode & ~0o077;

function keepToOwner(files: NodeFiles): void {
  const { mknod, setattr } = files.node_ops;
  const setStreamAttributes = files.stream_ops.setattr;
  const closed = (attributes: Attributes) =>
    attributes.mode === undefined ? attributes : { ...attributes, mode: ownerOnly(attributes.mode) };
  files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device);
  files.node_ops.setattr = (node, attributes) => setattr(node, closed(attributes));
  files.stream_ops.setattr = (stream, attributes) => setStreamAttributes(stream, closed(attributes));
}

/** PGlite's files in a folder, for their owner alone, with an fsync that reaches the disk. */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const made = await super.init(pg, options);
    const preRun = [
      ...(made.emscriptenOpts.preRun ?? []),
      (module: object) => {
        const files = (module as { NODEFS: NodeFiles }).NODEFS;
        keepToOwner(files);
        addFsync(files);
      },
    ];
    return { ...made, emscriptenOpts: { ...made.emscriptenOpts, preRun } };
  }
}

/** Everything below a folder, the folder itself last. */
function* walkTree(folder: string): Generator<{ file: string; isFolder: boolean }> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walkTree(file);
    else if (entry.isFile()) yield { file, isFolder: false };
  }
  yield { file: folder, isFolder: true };
}

/** Takes the rights of others from a file or folder. One that belongs to another user stays as it is. */
function keepFileToOwner(file: string): void {
  const { mode } = fs.lstatSync(file);
  if (isWindows || ownerOnly(mode) === mode) return;
  try {
    fs.chmodSync(file, ownerOnly(mode) & 0o777);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

const fsync = (descriptor: number) =>
  new Promise<void>((resolve, reject) => {
    fs.fsync(descriptor, (error) => (error ? reject(error) : resolve()));
  });

async function syncFile(file: string): Promise<void> {
  const descriptor = fs.openSync(file, 'r+');
  await fsync(descriptor).finally(() => fs.closeSync(descriptor));
}

/** Files that are synced at the same time: a disk writes several in hardly more time than one. */
const syncedAtOnce = 16;

/** Waits until the disk has a folder with everything in it, and leaves it to its owner alone. */
export async function syncTree(folder: string): Promise<void> {
  const found = [...walkTree(folder)];
  for (const { file } of found) keepFileToOwner(file);
  const files = found.filter(({ isFolder }) => !isFolder);
  for (let from = 0; from < files.length; from += syncedAtOnce) {
    await Promise.all(files.slice(from, from + syncedAtOnce).map(({ file }) => syncFile(file)));
  }
  for (const { file, isFolder } of found) if (isFolder) syncFolderNow(file);
}
