import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../test-app.ts';
import { type Metrics, openMetrics } from './open-metrics.ts';

let metrics: Metrics;
let backend: TestApp;
let address: string;
let watched: Parameters<Metrics['serve']>[1];
const addressee = 'somebody@secret.example';

beforeAll(async () => {
  metrics = await openMetrics();
  const database = metrics.watchDatabase(await openTestDatabase());
  const log = metrics.watchLog(() => {});
  backend = await openTestApp({ database, log, onResponse: metrics.onResponse });
  const backupFolder = await mkdtemp(path.join(tmpdir(), 'metrics-'));
  watched = { database, app: backend.app, backupFolder };
  address = await metrics.serve({ port: 0, host: '127.0.0.1' }, watched);
});
afterAll(async () => {
  metrics.close();
  await backend.close();
});

async function read(): Promise<string> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

const figure = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

describe('the figures for Prometheus', () => {
  it('count answers by area and status, and tell nothing of who asked for what', async () => {
    const { client, id } = await backend.signIn();
    await client.from('word_games').select('id').eq('word', addressee);
    await backend.call('no-such-function', { email: addressee });
    await backend.app.fetch(new Request(`http://localhost:3000/${addressee}/x?token=secret`));
    for (let index = 0; index < 60; index += 1) {
      await backend.app.fetch(new Request(`http://localhost:3000/random-${index}`));
    }
    const text = await read();
    const count = (area: string, status: number) =>
      figure(text, `greenroom_request_duration_seconds_count{area="${area}",status="${status}"}`);
    expect(count('rest', 200)).toBe(1);
    expect(count('functions', 404)).toBe(1);
    expect(count('auth', 200)).toBeGreaterThan(0);
    expect(text).not.toMatch(/secret|random-/);
    expect(text).not.toContain(id);
  });

  it('show the database’s queue, the outbox, the threads, the checks, backups and the process', async () => {
    const text = await read();
    expect(figure(text, 'greenroom_database_wait_seconds_count')).toBeGreaterThan(5);
    expect(figure(text, 'greenroom_outbox_mails')).toBe(0);
    expect(figure(text, 'greenroom_threads_busy')).toBe(0);
    expect(figure(text, 'greenroom_check_ok{check="database"}')).toBe(1);
    expect(figure(text, 'greenroom_backup_latest_timestamp_seconds')).toBe(0);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    await backend.database.asOwner((tx) =>
      tx.query(
        `insert into private.mail_outbox (kind, to_address, subject, text, html) values ('recover', $1, 's', 't', 'h')`,
        [addressee],
      ),
    );
    expect(figure(await read(), 'greenroom_outbox_mails')).toBe(1);
  });

  it('bound what a caller of the model could make them count', async () => {
    const log = metrics.watchLog(() => {});
    log('info', 'model', { prompt: 'score-answer', code: 'ok', input: 1_700, output: 600 });
    for (let index = 0; index < 200; index += 1) log('warn', 'model', { code: `made-up-${index}` });
    const text = await read();
    const series = text.split('\n').filter((line) => line.startsWith('greenroom_model_calls_total{'));
    expect(series).toContain('greenroom_model_calls_total{outcome="ok"} 1');
    const tokens = (direction: string) =>
      figure(text, `greenroom_model_tokens_total{prompt="score-answer",direction="${direction}"}`);
    expect([tokens('input'), tokens('output')]).toEqual([1_700, 600]);
    expect(series.length).toBeLessThan(50);
  });

  it('show what the scoring of an interview takes and costs, and no cost without prices', async () => {
    const priced = await openMetrics({ input: 2, output: 10 });
    const port = { port: 0, host: '127.0.0.1' };
    const own = await priced.serve(port, watched);
    for (const one of [metrics, priced]) {
      const log = one.watchLog(() => {});
      log('info', 'model', { prompt: 'priced', code: 'ok', input: 100_000, output: 20_000 });
      log('info', 'model interview', { input: 12_000, output: 5_000 });
    }
    const text = await (await fetch(own)).text();
    const page = await (await fetch(new URL('/', own))).text();
    priced.close();
    expect(page).toContain('<th scope="row">Tokens in, per interview</th><td>12,000</td>');
    expect(page).toContain('<th scope="row">Cost, per interview</th><td>0.0740</td>');
    expect(page).toContain('<th scope="row">priced</th><td>100,000</td><td>20,000</td><td>0.4000</td>');
    expect(figure(text, 'greenroom_model_interview_tokens_sum{direction="input"}')).toBe(12_000);
    expect(figure(text, 'greenroom_model_interview_tokens_count{direction="output"}')).toBe(1);
    expect(figure(text, 'greenroom_model_cost_total{prompt="priced"}')).toBeCloseTo(0.4);
    expect(figure(text, 'greenroom_model_interview_cost_sum')).toBeCloseTo(0.074);
    const plain = await read();
    expect(figure(plain, 'greenroom_model_interview_tokens_sum{direction="input"}')).toBe(12_000);
    expect(plain).not.toContain('cost');
    expect(await (await fetch(new URL('/', address))).text()).toContain('AI_INPUT_PRICE and AI_OUTPUT_PRICE');
  });

  it('are at their own address alone', async () => {
    expect((await fetch(new URL('/other', address))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    const own = await backend.app.fetch(new Request('http://localhost:3000/metrics'));
    expect(await own.text()).not.toContain('greenroom_');
  });
});
