import { createHash } from 'node:crypto';
import type { FileStore, Tx } from '@greenroom/gateway';
import { MoveRefused } from './move-rows.ts';

interface StoredFile {
  name: string;
  size_bytes: string | null;
}

async function hashOf(store: FileStore, name: string): Promise<{ hash: string; sizeBytes: number } | null> {
  const found = await store.read(name);
  if (!found) return null;
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of found.body) {
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
  }
  return { hash: hash.digest('hex'), sizeBytes };
}

/**
 * Sees to it that every file that a row speaks of is in the new store, and compares its bytes there with those in the old
 * one; what has arrived earlier is not sent again. Answers how many files there are. Throws MoveRefused where one is
 * missing or differs.
 */
export async function moveFiles(tx: Tx, from: FileStore, to: FileStore): Promise<number> {
  const { rows } = await tx.query<StoredFile>(
    `select distinct on (version) version as name, metadata ->> 'size' as size_bytes
       from storage.objects where version is not null order by version`,
  );
  for (const { name, size_bytes: expected } of rows) {
    const original = await hashOf(from, name);
    if (!original) throw new MoveRefused(`The file ${name} is missing in the old place.`);
    if (expected !== null && Number(expected) !== original.sizeBytes) {
      throw new MoveRefused(`The file ${name} has ${original.sizeBytes} bytes, not ${expected}.`);
    }
    if (from === to) continue;
    if ((await hashOf(to, name))?.hash === original.hash) continue;
    const source = await from.read(name);
    if (source) await to.write(name, source.body);
    if ((await hashOf(to, name))?.hash !== original.hash) {
      throw new MoveRefused(`The file ${name} did not arrive whole in the new place.`);
    }
  }
  return rows.length;
}
