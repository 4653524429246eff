import { once } from 'node:events';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@greenroom/domain';
import { demoAccountsIn, killHosts, launchHost, startHost } from '@greenroom/testing/host-process';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it } from 'vitest';
import { publishedPasswords } from './demo/accounts.ts';
import { pastInterviews } from './demo/history.data.ts';

const startMilliseconds = 120_000;

afterEach(killHosts);

const newFolder = () => mkdtemp(path.join(tmpdir(), 'greenroom-main-'));
const start = (dataDir: string) => startHost({ DATA_DIR: dataDir, SMALL_MACHINE: '0' });

/** The demo account of a plan, signed in over the network. */
async function signIn(
  address: string,
  dataDir: string,
  plan: 'trial' | 'premium',
): Promise<SupabaseClient<Database>> {
  const { url, publishableKey } = (await (await fetch(`${address}/config.json`)).json()) as Record<
    string,
    string
  >;
  const client = createClient<Database>(String(url), String(publishableKey), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const account = (await demoAccountsIn(dataDir)).find((candidate) => candidate.plan === plan);
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
    for (const { email, password } of await demoAccountsIn(dataDir)) {
      expect(first.printed()).toContain(email);
      expect(first.printed()).toContain(password);
    }
    const { publishableKey } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'));
    for (const [plan, password] of Object.entries(publishedPasswords)) {
      const known = await fetch(`${first.address}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${plan}@greenroom.local`, password }),
      });
      expect(known.status).toBe(400);
    }
    const [mailLink = ''] = /http\S+\/_mail\?key=\S+/.exec(first.printed()) ?? [];
    expect((await fetch(mailLink)).status).toBe(200);
    expect((await fetch(`${first.address}/_mail`)).status).toBe(403);
    const [checkoutLink = ''] = /http\S+\/_checkout\/\?key=\S+/.exec(first.printed()) ?? [];
    expect((await fetch(checkoutLink)).status).toBe(200);
    expect(first.printed()).toMatch(/Coach .*rubric/);
    expect(first.printed()).toMatch(/Database .*embedded/);
    expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
    if (process.platform !== 'win32') {
      expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    }
    const second = launchHost({ DATA_DIR: dataDir, PORT: '0' });
    let refusal = '';
    second.stderr?.on('data', (chunk) => {
      refusal += chunk;
    });
    expect(await once(second, 'exit')).toEqual([1, null]);
    expect(refusal).toMatch(/Another Greenroom process uses .*DATA_DIR/);
    expect(await first.stop('SIGTERM')).toBe(0);

    const again = await start(dataDir);
    const client = await signIn(again.address, dataDir, 'premium');
    const { data } = await client
      .from('interview_sessions')
      .select('id, overall_score, completed_at, feedback')
      .eq('status', 'completed')
      .order('completed_at');
    expect(data?.map((row) => row.id)).toEqual(pastInterviews.map((interview) => interview.id));
    const scores = data?.map((row) => row.overall_score ?? 0) ?? [];
    expect((scores.at(-1) ?? 0) - (scores[0] ?? 0)).toBeGreaterThanOrEqual(30);
    for (const row of data ?? []) expect(Date.parse(String(row.completed_at))).toBeLessThan(Date.now());
    const badges = await client.from('user_badges').select('earned_at').order('earned_at');
    const completed = new Set(data?.map((row) => row.completed_at));
    expect(badges.data?.length).toBeGreaterThan(1);
    expect(badges.data?.[0]?.earned_at).toBe(data?.[0]?.completed_at);
    for (const badge of badges.data ?? []) expect(completed).toContain(badge.earned_at);
    const streak = await client.from('user_streaks').select('current_streak, total_points').single();
    expect(streak.data?.current_streak).toBe(2);
    const trial = await signIn(again.address, dataDir, 'trial');
    expect((await trial.from('interview_sessions').select('id')).data).toEqual([]);
    expect(await again.stop('SIGINT')).toBe(0);
  });

  it('says in a sentence what is wrong with its settings', async () => {
    const child = launchHost({ PORT: 'http' });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toMatch(/cannot start.*PORT/);
    expect(said).not.toContain('    at ');
  });
});
