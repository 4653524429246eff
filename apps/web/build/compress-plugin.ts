import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Pages are left out: the host fills in who runs the site, and compresses them then. */
const textFile = /\.(?:js|css|svg|json|webmanifest)$/;
/** Below this size a compressed answer saves nothing on the wire. */
const smallestFileBytes = 512;
/** The scripts that set a PDF. From this size on, the best quality takes twice the time of the next one for 1.5% of the size. */
const largeFileBytes = 1_000_000;
const largeFileQuality = constants.BROTLI_MAX_QUALITY - 1;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses on the fly. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precompress',
    // After the service worker is written, whose plugin stands after all others.
    enforce: 'post',
    apply: (_, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        for (const entry of entries) {
          if (!entry.isFile() || !textFile.test(entry.name)) continue;
          await compressFile(path.join(entry.parentPath, entry.name));
        }
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < smallestFileBytes) return;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        content.byteLength < largeFileBytes ? constants.BROTLI_MAX_QUALITY : largeFileQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  };
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, options)),
    writeFile(`${file}.gz`, await deflate(content, { level: 9 })),
  ]);
}
