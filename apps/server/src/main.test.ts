import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@greenroom/domain';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it } from 'vitest';
import { demoAccounts } from './demo/accounts.ts';
import { pastInterviews } from './demo/history.data.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const startMilliseconds = 60_000;

interface Started {
  process: ChildProcess;
  address: string;
  printed: string;
}

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

const newFolder = () => mkdtemp(path.join(tmpdir(), 'greenroom-main-'));

function launch(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [main], {
    env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts the server as `node main.ts` does and waits until it says that it is ready. */
async function start(dataDir: string): Promise<Started> {
  const child = launch(dataDir);
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /ready at (\S+)/.exec(printed)?.[1];
      if (address) resolve({ process: child, address, printed });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
}

async function stop({ process: child }: Started, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code as number | null;
}

/** The demo account of a plan, signed in over the network. */
async function signIn(address: string, plan: 'trial' | 'premium'): Promise<SupabaseClient<Database>> {
  const { url, publishableKey } = (await (await fetch(`${address}/config.json`)).json()) as Record<
    string,
    string
  >;
  const client = createClient<Database>(String(url), String(publishableKey), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const account = demoAccounts.find((candidate) => candidate.plan === plan);
  if (!account) throw new Error('no such account');
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

describe('node main.ts', () => {
  it('starts from nothing, says what is on, keeps its data and ends cleanly', {
    timeout: startMilliseconds,
  }, async () => {
    const dataDir = await newFolder();
    const first = await start(dataDir);
    for (const { email, password } of demoAccounts) {
      expect(first.printed).toContain(email);
      expect(first.printed).toContain(password);
    }
    expect(first.printed).toContain(`${first.address}/_mail`);
    expect(first.printed).toMatch(/Coach .*rubric/);
    expect(first.printed).toMatch(/Database .*embedded/);
    expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
    if (process.platform !== 'win32') {
      expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    }
    const second = launch(dataDir);
    let refusal = '';
    second.stderr?.on('data', (chunk) => {
      refusal += chunk;
    });
    expect(await once(second, 'exit')).toEqual([1, null]);
    expect(refusal).toMatch(/Another Greenroom process uses .*DATA_DIR/);
    expect(await stop(first, 'SIGTERM')).toBe(0);

    const again = await start(dataDir);
    const client = await signIn(again.address, 'premium');
    const { data } = await client
      .from('interview_sessions')
      .select('id, overall_score, completed_at, feedback')
      .eq('status', 'completed')
      .order('completed_at');
    expect(data?.map((row) => row.id)).toEqual(pastInterviews.map((interview) => interview.id));
    const scores = data?.map((row) => row.overall_score ?? 0) ?? [];
    expect((scores.at(-1) ?? 0) - (scores[0] ?? 0)).toBeGreaterThanOrEqual(30);
    for (const row of data ?? []) expect(Date.parse(String(row.completed_at))).toBeLessThan(Date.now());
    const streak = await client.from('user_streaks').select('current_streak, total_points').single();
    expect(streak.data?.current_streak).toBe(2);
    const trial = await signIn(again.address, 'trial');
    expect((await trial.from('interview_sessions').select('id')).data).toEqual([]);
    expect(await stop(again, 'SIGINT')).toBe(0);
  });

  it('loses nothing it has acknowledged when it is killed', { timeout: startMilliseconds }, async () => {
    const dataDir = await newFolder();
    let server = await start(dataDir);
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const client = await signIn(server.address, 'premium');
      const { data } = await client.auth.getUser();
      const userId = String(data.user?.id);
      let isKilled = false;
      const writing = (async () => {
        while (!isKilled) {
          const id = crypto.randomUUID();
          const game = { id, user_id: userId, word: 'RESUME', score: 10, time_taken: 20, difficulty: 'easy' };
          const { error } = await client.from('word_games').insert(game);
          if (!error) acknowledged.push(id);
        }
      })();
      await new Promise((resolve) => setTimeout(resolve, 300 + round * 170));
      await stop(server, 'SIGKILL');
      isKilled = true;
      await writing;
      server = await start(dataDir);
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    const client = await signIn(server.address, 'premium');
    const kept = new Set<string>();
    for (let from = 0; ; from += 500) {
      const { data } = await client
        .from('word_games')
        .select('id')
        .order('id')
        .range(from, from + 499);
      for (const row of data ?? []) kept.add(row.id);
      if ((data ?? []).length < 500) break;
    }
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(await stop(server, 'SIGTERM')).toBe(0);
  });

  it('says in a sentence what is wrong with its settings', async () => {
    const child = spawn(process.execPath, [main], {
      env: { PORT: 'http' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toMatch(/cannot start.*PORT/);
    expect(said).not.toContain('    at ');
  });
});
