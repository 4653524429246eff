import { readdir, statfs } from 'node:fs/promises';
import type { Database } from '@greenroom/gateway';
import { migrationsFolder } from './database.ts';
import type { Readiness } from './http-app.ts';

export interface HealthOptions {
  database: Database;
  /** Rejects where files cannot be kept or read. */
  checkFiles(): Promise<void>;
  /** A folder on the disk that data is written to; without it, its space is not looked at. */
  dataDir: string | undefined;
}

type Finding = 'ok' | 'failing' | 'low';

/** What was found. Only a database that is away or behind the migrations makes the product useless. */
export interface Health {
  isReady: boolean;
  checks: { database: Finding; migrations: Finding; files: Finding; disk: Finding };
}

export interface HealthCheck {
  /** Checks, at most once a second for all callers together. Never rejects. */
  look(): Promise<Health>;
}

/** Check timeout. */
const patienceMilliseconds = 2_000;
const keptMilliseconds = 1_000;
/** Below this the next large write may fail. */
const lowDiskBytes = 200 * 1024 * 1024;

async function found(check: () => Promise<Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve('failing'), patienceMilliseconds);
  });
  try {
    return await Promise.race([check(), tooLong]);
  } catch {
    return 'failing';
  } finally {
    clearTimeout(timer);
  }
}

const versionOf = (file: string) => /^(\d{14})_.*\.sql$/.exec(file)?.[1];

/** The check behind `/health/ready`. The result is cached for a second, so that frequent probes cost nothing. */
export function createHealthCheck({ database, checkFiles, dataDir }: HealthOptions): HealthCheck {
  let versions: string[] | undefined;
  let latest: { at: number; health: Promise<Health> } | undefined;

  /** A database ahead of this process is in order: a newer process has migrated it while this one serves on. */
  async function lookAtDatabase(): Promise<Finding> {
    versions ??= (await readdir(migrationsFolder)).flatMap((file) => versionOf(file) ?? []);
    const wanted = versions;
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ applied: number }>(
        'select count(*)::int as applied from supabase_migrations.schema_migrations where version = any($1::text[])',
        [wanted],
      ),
    );
    return rows[0]?.applied === wanted.length ? 'ok' : 'low';
  }

  async function lookAtDisk(): Promise<Finding> {
    if (!dataDir) return 'ok';
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < lowDiskBytes ? 'low' : 'ok';
  }

  async function look(): Promise<Health> {
    const files = async () => checkFiles().then(() => 'ok' as const);
    const [seen, stored, disk] = await Promise.all([found(lookAtDatabase), found(files), found(lookAtDisk)]);
    return {
      isReady: seen === 'ok',
      checks: {
        database: seen === 'failing' ? 'failing' : 'ok',
        migrations: seen === 'ok' ? 'ok' : 'failing',
        files: stored,
        disk,
      },
    };
  }

  return {
    look() {
      if (!latest || latest.at + keptMilliseconds < Date.now()) latest = { at: Date.now(), health: look() };
      return latest.health;
    },
  };
}

/** `/health/ready`: 503 where nothing can be served, 200 with what is failing where part of it can. Null: it starts. */
export function readinessOf(health: Health | null): Readiness {
  if (!health) return { status: 503, body: { status: 'starting' } };
  const { isReady, checks } = health;
  const isWhole = Object.values(checks).every((finding) => finding === 'ok');
  const status = !isReady ? 'not ready' : isWhole ? 'ready' : 'degraded';
  return { status: isReady ? 200 : 503, body: { status, checks } };
}
