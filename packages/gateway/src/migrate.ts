import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Tx } from './database/port.ts';

/** One file of a migrations folder: `20251121090000_interview.sql` has that version and the name `interview`. */
interface Migration {
  version: string;
  name: string;
  file: string;
}

/** The migrations of a folder or of a database are not in the state that the next step needs. */
export class MigrationError extends Error {}

/** One at a time per server, whichever process it comes from; platform.ts holds another number. */
const lockMigrations = 'select pg_advisory_xact_lock(7270902)';

/** The table is Supabase's own, so that its command line sees what was applied and the other way round. */
const prepare = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
revoke all on schema supabase_migrations from public;`;

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = files.map((file) => {
    const [, version, name] = /^(\d{14})_([a-z0-9_-]+)\.sql$/.exec(file) ?? [];
    if (!version || !name)
      throw new MigrationError(`${file}: a migration is named <14 digits>_<feature>.sql`);
    return { version, name, file };
  });
  const twice = migrations.find((migration, index) => migrations[index + 1]?.version === migration.version);
  if (twice) throw new MigrationError(`Two migrations have the version ${twice.version}`);
  return migrations;
}

/** Refuses a database that is ahead of the folder, or that lacks a file older than one it has. */
async function pendingMigrations(tx: Tx, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await tx.query<{ version: string; name: string | null }>(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  for (const applied of rows) {
    const known = migrations.find((migration) => migration.version === applied.version);
    if (!known)
      throw new MigrationError(`The database has migration ${applied.version}, which has no file here`);
    if (applied.name !== null && applied.name !== known.name) {
      throw new MigrationError(
        `Migration ${applied.version} was applied as "${applied.name}", not "${known.name}"`,
      );
    }
  }
  const latest = rows.at(-1)?.version ?? '';
  const done = new Set(rows.map((row) => row.version));
  const pending = migrations.filter((migration) => !done.has(migration.version));
  const late = pending.find((migration) => migration.version < latest);
  if (late) throw new MigrationError(`${late.file} is older than ${latest}, which is applied already`);
  return pending;
}

/**
 * Brings a database to the state of a folder of migrations, in the order of their versions. Each file runs in a
 * transaction of its own, recorded in the same transaction; processes that start together wait for one another.
 * Returns the names of the files that ran. Throws MigrationError where folder and database do not fit, and the
 * database's own error, with the file's name before it, where a file fails: everything before that file stays.
 */
export async function applyMigrations(database: Database, folder: string): Promise<{ applied: string[] }> {
  const migrations = await listMigrations(folder);
  await database.asOwner(async (tx) => {
    await tx.exec(lockMigrations);
    await tx.exec(prepare);
  });
  const applied: string[] = [];
  for (;;) {
    const file = await database.asOwner(async (tx) => {
      await tx.exec(lockMigrations);
      const [next] = await pendingMigrations(tx, migrations);
      if (next) await runMigration(tx, folder, next);
      return next?.file;
    });
    if (!file) break;
    applied.push(file);
  }
  // Every gateway on this database reads its schema anew; a PostgREST beside it knows the same words.
  if (applied.length > 0)
    await database.asOwner((tx) => tx.query(`select pg_notify('pgrst', 'reload schema')`));
  return { applied };
}

async function runMigration(tx: Tx, folder: string, migration: Migration): Promise<void> {
  await runFile(tx, join(folder, migration.file));
  await tx.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
    migration.version,
    migration.name,
  ]);
}

/**
 * Runs seed files in one transaction: the file itself, or the `.sql` files of a folder in the order of their names.
 * They are written so that they may run any number of times.
 */
export async function applySeed(database: Database, path: string): Promise<void> {
  const files = path.endsWith('.sql')
    ? [path]
    : (await readdir(path))
        .filter((file) => file.endsWith('.sql'))
        .sort()
        .map((file) => join(path, file));
  await database.asOwner(async (tx) => {
    await tx.exec(lockMigrations);
    for (const file of files) await runFile(tx, file);
  });
}

async function runFile(tx: Tx, path: string): Promise<void> {
  const sql = await readFile(path, 'utf8');
  try {
    await tx.exec(sql);
  } catch (error) {
    if (error instanceof Error) error.message = `${path}: ${error.message}`;
    throw error;
  }
}
