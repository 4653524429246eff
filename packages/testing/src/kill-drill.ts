// Kills a host in the middle of writing, again and again, and counts what it had acknowledged and no longer has.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { enrol, type HostProcess, newDataDir, signInAt, startedDataDir, startHost } from './host-process.ts';

interface KillReport {
  rounds: number;
  /** Rows and files whose writing was answered with success. */
  acknowledged: number;
  lost: number;
  /** Milliseconds from the kill to a host that is ready again, ascending. */
  reopenedMs: number[];
}

const writers = 4;
const longestWritingMs = 900;

/** What was acknowledged: rows by their ids, files by their paths. */
interface Ledger {
  games: string[];
  files: string[];
}

const fileText = (name: string) => `%PDF-1.7\n% ${name} ${name.repeat(40)}\n%%EOF\n`;

const countOf = ({ games, files }: Ledger) => games.length + files.length;

/** Lets the writers write for a random time, and until something was acknowledged: a busy machine may need longer. */
async function letWrite(ledger: Ledger): Promise<void> {
  const enough = countOf(ledger) + writers;
  await setTimeout(150 + Math.random() * longestWritingMs);
  while (countOf(ledger) < enough) await setTimeout(10);
}

async function writeUntilKilled(
  client: SupabaseClient,
  userId: string,
  ledger: Ledger,
  isKilled: () => boolean,
) {
  for (let at = 0; !isKilled(); at += 1) {
    const id = crypto.randomUUID();
    if (at % 4 === 3) {
      const file = `${userId}/${id}.pdf`;
      const sent = await client.storage.from('documents').upload(file, new Blob([fileText(id)]));
      if (!sent.error) ledger.files.push(file);
      continue;
    }
    const game = { id, user_id: userId, word: 'RESUME', score: 10, time_taken: 20, difficulty: 'easy' };
    const { error } = await client.from('word_games').insert(game);
    if (!error) ledger.games.push(id);
  }
}

async function countLost(client: SupabaseClient, ledger: Ledger): Promise<number> {
  const kept = new Set<string>();
  const page = 1_000;
  for (let from = 0; ; from += page) {
    const { data, error } = await client
      .from('word_games')
      .select('id')
      .order('id')
      .range(from, from + page - 1);
    if (error) throw error;
    for (const { id } of data) kept.add(id);
    if (data.length < page) break;
  }
  let lost = ledger.games.filter((id) => !kept.has(id)).length;
  for (const file of ledger.files) {
    const { data } = await client.storage.from('documents').download(file);
    if ((await data?.text()) !== fileText(path.basename(file, '.pdf'))) lost += 1;
  }
  return lost;
}

/** Kills a host `rounds` times while four writers write rows and files; every acknowledged one is looked for at the end. */
export async function runKillDrill(rounds: number, databaseUrl?: string): Promise<KillReport> {
  const dataDir = await (databaseUrl ? newDataDir() : startedDataDir());
  const settings: Record<string, string> = { DATA_DIR: dataDir };
  if (databaseUrl) settings.DATABASE_URL = databaseUrl;
  const ledger: Ledger = { games: [], files: [] };
  const reopenedMs: number[] = [];
  let host: HostProcess = await startHost(settings);
  try {
    const person = await enrol(host.address, dataDir);
    for (let round = 0; round < rounds; round += 1) {
      const client = await signInAt(host.address, dataDir, person);
      let isKilled = false;
      const writing = Array.from({ length: writers }, () =>
        writeUntilKilled(client, person.id, ledger, () => isKilled),
      );
      await letWrite(ledger);
      const killedAt = performance.now();
      await host.stop('SIGKILL');
      isKilled = true;
      await Promise.all(writing);
      host = await startHost(settings);
      reopenedMs.push(Math.round(performance.now() - killedAt));
    }
    const lost = await countLost(await signInAt(host.address, dataDir, person), ledger);
    await host.stop('SIGTERM');
    return { rounds, acknowledged: countOf(ledger), lost, reopenedMs: reopenedMs.sort((a, b) => a - b) };
  } finally {
    await host.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}
