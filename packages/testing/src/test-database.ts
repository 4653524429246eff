import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  applyMigrations,
  applyPlatform,
  applySeed,
  asDatabase,
  copiesOf,
  type Database,
  openPglite,
  openPostgres,
} from '@greenroom/gateway';

const root = new URL('../../../', import.meta.url);
const platformFolder = new URL('packages/gateway/sql/', root);
const migrationsFolder = new URL('supabase/migrations/', root);
const seedFile = new URL('supabase/seed.sql', root);
const seedFolder = new URL('supabase/seed/', root);
const cacheFolder = new URL('.cache/', root);

/**
 * A database of its own for one test file: platform, migrations and seed applied, nothing else in it. PGlite in
 * memory, opened from a cached dump; where TEST_DATABASE_URL names a PostgreSQL server, a new database there,
 * dropped on close. The address's user must be allowed to create databases and roles.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnPostgres(url) : openCopy('product', await hashOfProduct(), prepareDatabase);
}

/** PGlite in memory with the platform alone in it, opened from a cached dump. */
export const openPlatformDatabase = async (): Promise<Database> =>
  openCopy('platform', await hashOfSql([platformFolder], []), applyPlatform);

/** PGlite in memory with nothing in it, opened from a cached dump: making one takes many times as long. */
export const openEmptyDatabase = async (): Promise<Database> =>
  openCopy('empty', await hashOfSql([], []), async () => {});

/** One copier per dump and process: it keeps the dump in memory. */
const copiers = new Map<string, Promise<ReturnType<typeof copiesOf>>>();
async function openCopy(name: string, hash: string, prepare: (database: Database) => Promise<void>) {
  const key = `${name}-${hash}`;
  const copier = copiers.get(key) ?? cachedDump(name, hash, prepare).then(copiesOf);
  copiers.set(key, copier);
  const open = await copier;
  return asDatabase(await open());
}

/** Applies platform, migrations and seed: an empty database becomes the product's. */
export async function prepareDatabase(database: Database): Promise<void> {
  await applyPlatform(database);
  await applyMigrations(database, fileURLToPath(migrationsFolder));
  await applySeed(database, fileURLToPath(seedFile));
  await applySeed(database, fileURLToPath(seedFolder));
}

/** Names the state of all SQL files of the product and of its dependencies: 16 hexadecimal digits. */
export const hashOfProduct = () => hashOfSql([platformFolder, migrationsFolder, seedFolder], [seedFile]);

/** Reads or makes the dump of what `prepare` makes of an empty database; `hash` is of the files that it reads. */
async function cachedDump(
  name: string,
  hash: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Uint8Array> {
  const file = new URL(`test-${name}-${hash}.tar`, cacheFolder);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const database = await openPglite();
  try {
    await prepare(database);
    const dump = await database.dump();
    await keep(file, dump);
    await removeOthers(file, name);
    return dump;
  } finally {
    await database.close();
  }
}

/** Test files run in parallel processes: the finished file appears at once or not at all. */
async function keep(file: URL, bytes: Uint8Array): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = new URL(`${file.href}.${randomUUID()}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** A dump of earlier SQL files is of no use; one that another process has open stays readable to it. */
async function removeOthers(kept: URL, name: string): Promise<void> {
  for (const found of await readdir(cacheFolder)) {
    const file = new URL(found, cacheFolder);
    const isDump = found.startsWith(`test-${name}-`) && found.endsWith('.tar');
    if (isDump && file.href !== kept.href) await rm(file, { force: true });
  }
}

async function hashOfSql(folders: readonly URL[], files: readonly URL[]): Promise<string> {
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).sort().map((name) => new URL(name, folder))),
  );
  const hash = createHash('sha256');
  for (const file of [...lists.flat(), ...files, new URL('package-lock.json', root)]) {
    hash.update(file.pathname.slice(root.pathname.length)).update('\0');
    hash.update(await readFile(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Copies a template that is prepared once per state of the SQL files: preparing each database anew takes longer. */
async function openOnPostgres(url: string): Promise<Database> {
  const template = `greenroom_test_${await hashOfProduct()}`;
  const name = `greenroom_test_${randomUUID().replaceAll('-', '')}`;
  const server = await openPostgres(url, 1);
  try {
    await prepareTemplate(server, url, template);
    await outsideTransaction(server, `create database ${name} template ${template}`);
  } finally {
    await server.close();
  }
  const database = await openPostgres(addressOf(url, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      const cleaner = await openPostgres(url, 1);
      await outsideTransaction(cleaner, `drop database ${name} with (force)`).finally(() => cleaner.close());
    },
  };
}

/** The lock orders test processes: one prepares the template, the others wait and find it. */
async function prepareTemplate(server: Database, url: string, template: string): Promise<void> {
  await server.asOwner(async (tx) => {
    await tx.exec('select pg_advisory_xact_lock(7270903)');
    const { rows } = await tx.query('select from pg_database where datname = $1', [template]);
    if (rows.length > 0) return;
    const unfinished = `greenroom_test_${randomUUID().replaceAll('-', '')}`;
    // The open transaction holds the lock and one connection; a pool lends nobody a second one.
    const other = await openPostgres(url, 1);
    try {
      await outsideTransaction(other, `create database ${unfinished}`);
      const database = await openPostgres(addressOf(url, unfinished), 1);
      try {
        await prepareDatabase(database);
      } finally {
        await database.close();
      }
      await outsideTransaction(other, `alter database ${unfinished} rename to ${template}`);
    } finally {
      await other.close();
    }
  });
}

/** PostgreSQL makes and drops databases outside transactions only, so the open one is left and another begun. */
async function outsideTransaction(server: Database, statement: string): Promise<void> {
  await server.asOwner(async (tx) => {
    await tx.exec('commit');
    try {
      await tx.exec(statement);
    } finally {
      await tx.exec('begin');
    }
  });
}

function addressOf(url: string, databaseName: string): string {
  const address = new URL(url);
  address.pathname = `/${databaseName}`;
  return address.href;
}
