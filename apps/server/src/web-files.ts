import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const shellPath = '/app-shell.html';
const appPathsPath = '/app-paths.json';
/** What the build writes for the server, not for browsers. */
const isPrivate = (urlPath: string) =>
  /\.(?:br|gz|map)$|\/\./.test(urlPath) || ['/csp.json', appPathsPath].includes(urlPath);

/** The folder is read again no more often than this, when something asked for is not known. */
const rescanMilliseconds = 2_000;

/** What the build left in a folder. Only names found in it are ever known, so an address cannot lead out of it. */
export interface WebFiles {
  /** The paths of all files, `/assets/x.js`; read again where they may be out of date, but not at each call. */
  known(isStale?: boolean): Promise<Set<string>>;
  /** The file for an address, and null where there is neither a file nor a page. */
  choose(known: Set<string>, urlPath: string): Promise<string | null>;
  /** Hashes of the inline scripts that the pages carry, `sha256-...`. */
  scriptHashes(): Promise<string[]>;
  /** The folder was replaced: everything is read anew. */
  forget(): void;
}

async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const urlPaths = entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
  return new Set(urlPaths);
}

/** The addresses at which the app has a page: patterns such as `/interview/:sessionId`, as the build wrote them. */
async function readAppPaths(root: string): Promise<RegExp[]> {
  try {
    const patterns: unknown = JSON.parse(await readFile(path.join(root, appPathsPath), 'utf8'));
    if (!Array.isArray(patterns)) return [];
    return patterns.map((pattern) => new RegExp(`^${String(pattern).replace(/:\w+/g, '[^/]+')}/?$`));
  } catch {
    return [];
  }
}

/** Knows the files of the built web app in `root`. */
export function createWebFiles(root: string): WebFiles {
  let files: Promise<Set<string>> | undefined;
  let appPaths: Promise<RegExp[]> | undefined;
  let scannedAt = 0;

  function known(isStale = false): Promise<Set<string>> {
    if (!files || (isStale && Date.now() - scannedAt > rescanMilliseconds)) {
      scannedAt = Date.now();
      files = listFiles(root);
      appPaths = undefined;
    }
    return files;
  }

  async function isAppPath(urlPath: string): Promise<boolean> {
    appPaths ??= readAppPaths(root);
    return (await appPaths).some((pattern) => pattern.test(urlPath));
  }

  async function choose(names: Set<string>, urlPath: string): Promise<string | null> {
    const page = urlPath === '/' ? '/index.html' : `${urlPath.replace(/\/$/, '')}.html`;
    for (const candidate of [urlPath, page]) {
      if (names.has(candidate) && !isPrivate(candidate)) return candidate;
    }
    return (await isAppPath(urlPath)) ? shellPath : null;
  }

  return {
    known,
    choose,
    async scriptHashes() {
      try {
        const policy: unknown = JSON.parse(await readFile(path.join(root, 'csp.json'), 'utf8'));
        const hashes = (policy as { scriptHashes?: unknown }).scriptHashes;
        return Array.isArray(hashes) ? hashes.filter((hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash)) : [];
      } catch {
        return [];
      }
    },
    forget() {
      files = undefined;
    },
  };
}
