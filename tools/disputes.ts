// npm run disputes: prints what users marked in their answers as JSON lines, without names. See docs/operate.md.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, openPglite, openPostgres } from '@greenroom/gateway';
import { lockDataDirectory } from '../apps/server/src/data-lock.ts';
import { type Environment, EnvironmentUnusable, readEnvironment } from '../apps/server/src/env.ts';
import { explain } from '../apps/server/src/operator-errors.ts';

/** One mark without whoever made it. */
export interface Dispute {
  question: string;
  /** The coaching question, or the reason of the red flag. */
  ask: string;
  pointId: string;
  kind: 'said' | 'left_out' | 'not_meant';
  /** Empty for `left_out`; what the red flag was found in for `not_meant`. */
  words: string;
  counts: boolean;
}

interface MarkRow extends Dispute {
  name: string | null;
}

const email = /[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".,]+/g;
const phone = /\+?\(?\d[\d\s().-]{7,}\d/g;

/** Words without email addresses, phone numbers and the parts of the user's own name. */
export function withoutNames(words: string, name: string | null): string {
  const parts = (name ?? '').split(/[^\p{L}\p{M}]+/u).filter((part) => part.length > 1);
  const anyPart = new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  const plain = words.replace(email, '[email]').replace(phone, '[phone]');
  return parts.length === 0 ? plain : plain.replace(anyPart, '[name]');
}

/** Every mark, in an order that says nothing of who made it or when. */
export async function readDisputes(database: Database): Promise<Dispute[]> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<MarkRow>(
      `select mark.question_text as question, mark.ask, mark.point_id as "pointId", mark.kind, mark.quote as words,
         mark.counts, profile.full_name as name
       from public.interview_marks as mark
       left join public.profiles as profile on profile.user_id = mark.user_id
       order by mark.question_text, mark.point_id, mark.kind, mark.quote`,
    ),
  );
  return rows.map(({ name, words, ...mark }) => ({ ...mark, words: withoutNames(words, name) }));
}

async function openDatabase({ dataDir, databaseUrl, supabase }: Environment) {
  if (databaseUrl) return { database: await openPostgres(databaseUrl), unlock: () => {} };
  if (supabase)
    throw new EnvironmentUnusable("Set DATABASE_URL to the Supabase project's connection string.");
  const unlock = await lockDataDirectory(dataDir);
  return { database: await openPglite({ dataDir: path.join(dataDir, 'db') }), unlock };
}

async function printDisputes(): Promise<void> {
  const environment = readEnvironment();
  if (!environment.exportDisputes) {
    throw new EnvironmentUnusable(
      'The export is off. Set EXPORT_DISPUTES=1 to turn it on, and read docs/operate.md first.',
    );
  }
  const { database, unlock } = await openDatabase(environment);
  try {
    for (const dispute of await readDisputes(database)) console.log(JSON.stringify(dispute));
  } finally {
    await database.close();
    unlock();
  }
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  try {
    await printDisputes();
  } catch (error) {
    console.error(`No marks were exported. ${explain(error)}`);
    process.exitCode = 1;
  }
}
