import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { uncrowdModule } from './wasm/uncrowd-module.ts';

const inPackage = (file: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@electric-sql/pglite/${file}`)));

/** The code of PGlite and its files, as `PGlite.create` takes them. */
export interface PgliteEngine {
  pgliteWasmModule: WebAssembly.Module;
  fsBundle: Blob;
}

async function readEngine(): Promise<PgliteEngine> {
  const [code, files] = await Promise.all([inPackage('pglite.wasm'), inPackage('pglite.data')]);
  return { pgliteWasmModule: await WebAssembly.compile(uncrowdModule(code)), fsBundle: new Blob([files]) };
}

let engine: Promise<PgliteEngine> | undefined;

/** PGlite's code, read and compiled once for all databases of the process. */
export function pgliteEngine(): Promise<PgliteEngine> {
  engine ??= readEngine();
  return engine;
}

/** Tells PGlite's releases apart, as files that one made may not suit another. */
export async function pgliteRelease(): Promise<string> {
  const hash = createHash('sha256').update(await inPackage('pglite.wasm'));
  return hash.digest('hex').slice(0, 16);
}
