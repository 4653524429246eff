import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  applyMigrations,
  applyPlatform,
  applySeed,
  type Database,
  openPglite,
  openPostgres,
} from '@greenroom/gateway';
import { checkGrants } from './check-grants.ts';
import { keepDiskReserve, settleSpareRoom } from './disk-reserve.ts';

/** Where the migrations are that this process knows. */
export const migrationsFolder = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url));
/** Where an empty embedded database is kept. `make-empty-database.ts` makes it, and without it a first start takes longer. */
export const emptyDatabases = fileURLToPath(new URL('../dist', import.meta.url));
const seedFile = fileURLToPath(new URL('../../../supabase/seed.sql', import.meta.url));
const seedFolder = fileURLToPath(new URL('../../../supabase/seed', import.meta.url));

export interface DatabaseOptions {
  /** The embedded database lives in `db` there; the folder is locked by the caller. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
}

/** Brings tables and rights to the state of the migrations; returns the names of the files that ran. No rows of the seed. */
export async function prepareSchema(database: Database): Promise<string[]> {
  await applyPlatform(database);
  return (await applyMigrations(database, migrationsFolder)).applied;
}

/**
 * Opens the database and brings it to the state of the migrations and the seed, in turn with other processes that do so
 * at the same moment. Throws where it is ahead of them, or where its rights are not those that the migrations give.
 * `onMigrated` hears the names of the files that ran.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseOptions,
  onMigrated: (applied: readonly string[]) => void = () => {},
): Promise<Database> {
  const isLow = databaseUrl ? false : await settleSpareRoom(dataDir);
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : keepDiskReserve(await openPglite({ dataDir: path.join(dataDir, 'db'), emptyDatabases }), dataDir);
  try {
    const applied = await prepareSchema(database);
    // On a full disk every write counts, and an earlier start has written these.
    if (!isLow) {
      await applySeed(database, seedFile);
      await applySeed(database, seedFolder);
    }
    await checkGrants(database);
    onMigrated(applied);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}
