import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database, Tx } from './database/port.ts';

const folder = new URL('../sql/', import.meta.url);

/** What was applied last, or null; the user counts, because each must be given the callers' roles. */
async function readFingerprint(tx: Tx): Promise<{ applied: string | null; user: string }> {
  const { rows: found } = await tx.query<{ is_there: boolean; user: string }>(
    `select to_regclass('gateway.platform') is not null as is_there, current_user::text as user`,
  );
  const user = found[0]?.user ?? '';
  if (!found[0]?.is_there) return { applied: null, user };
  const { rows } = await tx.query<{ fingerprint: string }>('select fingerprint from gateway.platform');
  return { applied: rows[0]?.fingerprint ?? null, user };
}

/**
 * Gives a plain database what a Supabase project has from birth: roles, auth, storage, realtime. May run twice: what is
 * applied already is left alone, so that a process that starts does not lock tables that others are serving from.
 */
export async function applyPlatform(database: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  await database.asOwner(async (tx) => {
    // Several processes may start at once on one PostgreSQL; "if not exists" alone races.
    await tx.exec('select pg_advisory_xact_lock(7270901)');
    const { applied, user } = await readFingerprint(tx);
    const fingerprint = createHash('sha256').update(files.join('\0')).update(user).digest('hex');
    if (applied === fingerprint) return;
    for (const file of files) await tx.exec(file);
    await tx.query(
      `insert into gateway.platform (fingerprint) values ($1)
       on conflict (id) do update set fingerprint = excluded.fingerprint`,
      [fingerprint],
    );
  });
}
