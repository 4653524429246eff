// Cuts the power of the embedded database again and again, from its very first start on: each time the disk keeps what was synced and any
// part of the rest. Opens what is left and counts what was acknowledged and is not there.
// `node tools/power-cut-drill.ts 100`, and `node tools/power-cut-drill.ts 100 400 7` for another course of chance.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/server/src/database.ts';
import type { Database } from '../packages/gateway/src/index.ts';
import { RecordedDisk } from './recorded-disk.ts';

interface PowerCutReport {
  cuts: number;
  /** Databases that opened again with all that they acknowledged. */
  opened: number;
  /** Rows whose commit was acknowledged before the cut and that were not there after it. */
  lost: number;
  acknowledged: number;
  /** What the databases said that did not open. */
  refusals: string[];
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a busy day does to files: small rows, long ones, tables that come and go, changed and removed rows, checkpoints. */
async function work(database: Database, disk: RecordedDisk, rounds: number): Promise<void> {
  const run = (sql: string, params?: unknown[]) => database.asOwner((tx) => tx.query(sql, params));
  await run('create schema drill');
  await run('create table drill.rows (id text primary key, body text not null)');
  for (let at = 0; at < rounds; at += 1) {
    const id = `row-${at}`;
    await run(
      `insert into drill.rows select $1, string_agg(md5(i::text), '') from generate_series(1, $2) i`,
      [id, at % 9 === 0 ? 400 : 3],
    );
    disk.acknowledge(id);
    if (at % 10 === 5) await run(`create table drill.table_${at} as select * from drill.rows`);
    if (at % 20 === 15) await run(`drop table drill.table_${at}`);
    if (at % 8 === 7) await run(`update drill.rows set body = body || 'x' where id = $1`, [`row-${at - 3}`]);
    if (at % 60 === 59) await database.asOwner((tx) => tx.exec('checkpoint'));
  }
}

async function countLost(folder: string, acknowledged: readonly string[]): Promise<number> {
  // Before the first start has come to its end there is nothing: it begins again.
  const database = await openDatabase({ dataDir: folder });
  try {
    if (acknowledged.length === 0) return 0;
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ id: string }>('select id from drill.rows where length(body) > 0'),
    );
    const kept = new Set(rows.map(({ id }) => id));
    return acknowledged.filter((id) => !kept.has(id)).length;
  } finally {
    await database.close();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}${error.cause === undefined ? '' : `: ${reasonOf(error.cause)}`}`
    : String(error);

/** Records one life of a database and cuts its power `cuts` times, a fifth of them in its first start. */
async function runPowerCutDrill(cuts: number, rounds: number, seed: number): Promise<PowerCutReport> {
  const random = chance(seed);
  // In memory: what the disk would keep is worked out here, and waiting for a real one proves nothing.
  const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const base = await mkdtemp(path.join(place, 'power-cut-'));
  const report: PowerCutReport = { cuts, opened: 0, lost: 0, acknowledged: 0, refusals: [] };
  try {
    const disk = new RecordedDisk(path.join(base, 'life'));
    const stop = disk.record();
    const database = await openDatabase({ dataDir: path.join(base, 'life') });
    const started = disk.length;
    await work(database, disk, rounds);
    stop();
    await database.close();
    const moments = Array.from({ length: cuts }, (_, index) =>
      index % 5 === 0
        ? Math.floor(random() * started)
        : started + Math.ceil(random() * (disk.length - started)),
    ).sort((a, b) => a - b);
    for (const left of disk.cut(moments, (index) => path.join(base, `cut-${index}`), random)) {
      report.acknowledged += left.acknowledged.length;
      try {
        report.lost += await countLost(left.folder, left.acknowledged);
        report.opened += 1;
      } catch (error) {
        report.refusals.push(reasonOf(error));
      }
      await rm(left.folder, { recursive: true });
    }
    return report;
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  const [cuts = 100, rounds = 400, seed = 1] = process.argv.slice(2).map(Number);
  const report = await runPowerCutDrill(cuts, rounds, seed);
  console.log(JSON.stringify(report, null, 2));
  if (report.lost > 0 || report.opened < report.cuts) process.exitCode = 1;
}
