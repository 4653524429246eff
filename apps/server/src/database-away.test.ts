import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enrol, type HostProcess, killHosts, signInAt, startHost } from '@greenroom/testing/host-process';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../packages/gateway/src/conformance/postgres-server.ts';

const longMs = 240_000;
const awayMs = 1_500;

interface Seen {
  status: number;
  retryAfter: string | null;
  text: string;
}

describe.skipIf(!hasPostgres())('PostgreSQL restarted under load', () => {
  let postgres: PostgresServer;
  let dataDir: string;
  let host: HostProcess;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'greenroom-away-'));
    postgres = await startPostgres();
    host = await startHost({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  }, longMs);
  afterAll(async () => {
    killHosts();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, longMs);

  it('answers 503 with the time to wait, keeps what it acknowledged, and goes on by itself', {
    timeout: longMs,
  }, async () => {
    const person = await enrol(host.address, dataDir);
    const client: SupabaseClient = await signInAt(host.address, dataDir, person);
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const seen: Seen[] = [];
    const acknowledged: string[] = [];
    let isOver = false;

    async function ask(method: string, address: string, body?: unknown): Promise<number> {
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const answer = await fetch(`${host.address}${address}`, init);
      seen.push({
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        text: await answer.text(),
      });
      return answer.status;
    }
    const repeat = async (act: () => Promise<void>) => {
      while (!isOver) await act();
    };
    const load = [
      repeat(async () => {
        const id = crypto.randomUUID();
        const game = {
          id,
          user_id: person.id,
          word: 'RESUME',
          score: 10,
          time_taken: 20,
          difficulty: 'easy',
        };
        if ((await ask('POST', '/rest/v1/word_games', game)) === 201) acknowledged.push(id);
      }),
      repeat(() => ask('GET', '/rest/v1/interview_sessions?select=id').then(() => {})),
      repeat(() => ask('GET', '/auth/v1/user').then(() => {})),
      repeat(() => ask('POST', '/storage/v1/object/list/documents', { prefix: person.id }).then(() => {})),
      repeat(() =>
        ask('POST', '/functions/v1/check-subscription-status', { feature_type: 'word_game' }).then(() => {}),
      ),
    ];
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await pause(800);
    await postgres.restart(async () => {
      const ready = await fetch(`${host.address}/health/ready`);
      expect(ready.status).toBe(503);
      expect((await fetch(`${host.address}/health/live`)).status).toBe(200);
      await pause(awayMs);
    });
    await expect
      .poll(async () => (await fetch(`${host.address}/health/ready`)).status, { timeout: 30_000 })
      .toBe(200);
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 5);
    isOver = true;
    await Promise.all(load);

    const failed = seen.filter(({ status }) => status >= 400);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
    expect(failed.filter(({ text }) => /postgres|socket|ECONN|terminat/i.test(text))).toEqual([]);
    const kept = await client.from('word_games').select('id').limit(10_000);
    const ids = new Set(kept.data?.map(({ id }) => id));
    expect(kept.data?.length).toBeLessThan(1_000);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(host.process.exitCode).toBeNull();
  });
});
