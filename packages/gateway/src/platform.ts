import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database/port.ts';

const folder = new URL('../sql/', import.meta.url);

/** Gives a plain database what a Supabase project has from birth: roles, auth, storage, realtime. May run twice. */
export async function applyPlatform(database: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await database.asOwner(async (tx) => {
    // Several processes may start at once on one PostgreSQL; "if not exists" alone races.
    await tx.exec('select pg_advisory_xact_lock(7270901)');
    for (const file of files) await tx.exec(await readFile(new URL(file, folder), 'utf8'));
  });
}
