import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '@greenroom/gateway';

/** From now on, files and folders that this process makes are its user's alone. */
export const makeFilesForOwnerOnly = (): void => {
  process.umask(0o077);
};

/** Everything below a folder and the folder itself, without what symbolic links lead to. */
async function* walk(folder: string): AsyncGenerator<string> {
  yield folder;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(file);
    else if (entry.isFile()) yield file;
  }
}

/** Takes the rights of others from a file; false where it belongs to another user. */
async function close(file: string): Promise<boolean> {
  // Another process may have removed it meanwhile.
  const found = await lstat(file).catch(() => null);
  if (!found || (found.mode & 0o077) === 0) return true;
  return chmod(file, found.mode & 0o700).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return true;
      if (error.code === 'EPERM' || error.code === 'EROFS') return false;
      throw error;
    },
  );
}

/** What this product puts into a data directory. Somebody may have chosen one that holds other things too. */
const ownNames =
  /^(?:db(?:\.new)?|files|backups|secrets\.json|lock\.sqlite.*|moved\.json|disk-reserve|(?:backup|restore|replaced)-.*)$/;

/**
 * Lets only the owner read a data directory and the product's files in it, no matter who created them or with which permissions.
 * The folder goes first: from then on nobody else gets in. Files of another user can't be changed, so each gets a line in the
 * log.
 */
export async function keepToOwner(dataDir: string, log: Log): Promise<void> {
  if (process.platform === 'win32') return;
  let refused = (await close(dataDir)) ? 0 : 1;
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!ownNames.test(entry.name) || !(entry.isFile() || entry.isDirectory())) continue;
    const own = path.join(dataDir, entry.name);
    for await (const file of entry.isDirectory() ? walk(own) : [own]) {
      if (!(await close(file))) refused += 1;
    }
  }
  if (refused === 0) return;
  log('warn', 'files of the data directory are open to other users', {
    files: refused,
    help: 'give the data directory to the user that runs the server, with mode 0700',
  });
}
