import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, type FileStore, openPostgres } from '@greenroom/gateway';
import { openDatabase, prepareSchema } from '../database.ts';
import { removeDemo } from '../demo/retire-demo.ts';
import { moveFiles } from './move-files.ts';
import { type MovedRows, MoveRefused, moveRows } from './move-rows.ts';

export interface MoveOptions {
  /** Of the embedded database; locked by the caller. */
  dataDir: string;
  /** An empty PostgreSQL database. */
  targetUrl: string;
  /** Where the files are, and where they are to be; the same store where they stay. */
  files: { from: FileStore; to: FileStore };
}

const noteOf = (dataDir: string) => path.join(dataDir, 'moved.json');

/** Refuses an embedded database whose data has been moved away: going on with it would make two truths. */
export async function refuseMoved(dataDir: string): Promise<void> {
  const note = await readFile(noteOf(dataDir), 'utf8').catch(() => null);
  if (note === null) return;
  throw new MoveRefused(
    `The data of ${dataDir} was moved to PostgreSQL. Set DATABASE_URL, or remove ${noteOf(dataDir)} to go on with the ` +
      'state from before the move.',
  );
}

/** The mark of a move that has not come to its end: a target with it may be used again. */
const mark = 'unfinished_move';

/** Throws MoveRefused for a database that holds anything but an unfinished move. */
async function claimEmpty(target: Database): Promise<void> {
  await target.asOwner(async (tx) => {
    await tx.exec('select pg_advisory_xact_lock(7270904)');
    const { rows } = await tx.query<{ is_marked: boolean; tables: number }>(
      `select to_regnamespace($1) is not null as is_marked,
              (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
                where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema') as tables`,
      [mark],
    );
    if (rows[0]?.is_marked) return;
    if (rows[0]?.tables !== 0) throw new MoveRefused('The new database is not empty. Nothing was moved.');
    await tx.exec(`create schema ${mark}`);
  });
}

/**
 * Moves everything from the embedded database to an empty PostgreSQL. All rows arrive in one transaction that commits
 * when each has been compared, or not at all; files are compared by their bytes. May be run again after a failure. The
 * embedded database stays as it was, and will not start again by mistake. The demo accounts, whose passwords are public, do
 * not arrive. Throws MoveRefused.
 */
export async function moveSite({
  dataDir,
  targetUrl,
  files,
}: MoveOptions): Promise<MovedRows & { files: number }> {
  await refuseMoved(dataDir);
  const source = await openDatabase({ dataDir });
  try {
    const target = await openPostgres(targetUrl, 2);
    try {
      await claimEmpty(target);
      await prepareSchema(target);
      const moved = await source.asOwner(async (from) => {
        const fileCount = await moveFiles(from, files.from, files.to);
        const rows = await target.asOwner(async (to) => {
          const answer = await moveRows(from, to);
          await removeDemo(to);
          await to.exec(`drop schema ${mark}`);
          return answer;
        });
        return { ...rows, files: fileCount };
      });
      await writeFile(
        noteOf(dataDir),
        `${JSON.stringify({ movedAt: new Date().toISOString(), ...moved })}\n`,
      );
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
