import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  demoAccountsIn,
  type HostProcess,
  killHosts,
  newDataDir,
  runCommand,
  startedDataDir,
  startHost,
} from '@greenroom/testing/host-process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../env.ts';
import { openTestApp, type TestApp, testPassword } from '../test-app.ts';
import { demoEmails } from './accounts.ts';
import { createDemoGuard } from './guard-demo.ts';
import { removeDemo, retireDemo } from './retire-demo.ts';
import { settleDemo } from './settle-demo.ts';

const longMs = 180_000;

/** What the server answers who sends the published password of each demo account. */
async function signInToDemos(host: HostProcess, dataDir: string) {
  const { publishableKey } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'));
  const accounts = await demoAccountsIn(dataDir);
  const responses = accounts.map(({ email, password }) =>
    fetch(`${host.address}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }).then(({ status }) => status),
  );
  return Promise.all(responses);
}

describe('demo accounts of a first start on this machine', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await startedDataDir();
  });
  afterEach(async () => {
    killHosts();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('are disabled for good when SITE_URL is set, and each later start says so', {
    timeout: longMs,
  }, async () => {
    const exposed = await startHost({ DATA_DIR: dataDir, SITE_URL: 'https://greenroom.example' });
    expect(await signInToDemos(exposed, dataDir)).toEqual([400, 400]);
    expect(exposed.printed()).toMatch(/Demo +disabled for good on this data/);
    for (const { password } of await demoAccountsIn(dataDir))
      expect(exposed.printed()).not.toContain(password);
    await exposed.stop();

    const local = await startHost({ DATA_DIR: dataDir });
    expect(await signInToDemos(local, dataDir)).toEqual([400, 400]);
    expect(local.printed()).toMatch(/Demo +disabled: others could reach this data before/);
    await local.stop();
  });

  it('are disabled by the first request through a proxy that nobody declared', {
    timeout: longMs,
  }, async () => {
    const host = await startHost({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    expect(await signInToDemos(host, dataDir)).toEqual([200, 200]);
    await fetch(`${host.address}/`, { headers: { origin: 'https://greenroom.example' } });
    expect(await signInToDemos(host, dataDir)).toEqual([400, 400]);
    expect(host.printed()).toMatch(/a foreign origin.*SITE_URL.*demo accounts disabled/);
    await host.stop();
  });

  it('are disabled in the backup of a public site that is stopped', { timeout: longMs }, async () => {
    const backups = await newDataDir();
    const settings = { DATA_DIR: dataDir, BACKUP_DIR: backups };
    const made = await runCommand('backup/backup-command.ts', {
      ...settings,
      SITE_URL: 'https://greenroom.example',
    });
    expect(made.code).toBe(0);
    const restored = await newDataDir();
    const back = await runCommand('backup/restore-command.ts', { ...settings, DATA_DIR: restored }, [
      'latest',
    ]);
    expect(back).toMatchObject({ code: 0 });
    const host = await startHost({ DATA_DIR: restored });
    expect(await signInToDemos(host, restored)).toEqual([400, 400]);
    await host.stop();
    for (const folder of [backups, restored]) await rm(folder, { recursive: true });
  });
});

describe('demo accounts of a database', () => {
  let backend: TestApp;
  let known: string;
  beforeAll(async () => {
    backend = await openTestApp();
    known = (await backend.signIn()).email;
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    await backend.database.asOwner(removeDemo);
    for (const email of demoEmails) {
      const made = await backend.database.asOwner((tx) =>
        tx.query(
          `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
           select gen_random_uuid(), $1, encrypted_password, now() from auth.users where email = $2 returning id`,
          [email, known],
        ),
      );
      expect(made.rows).toHaveLength(1);
    }
  });
  const signIns = () =>
    Promise.all(
      demoEmails.map(async (email) => {
        const { error } = await backend.visitor().auth.signInWithPassword({ email, password: testPassword });
        return error?.status ?? 200;
      }),
    );

  it.each([
    ['HOST is open to others', { HOST: '0.0.0.0' }],
    ['TRUST_PROXY says that a proxy is in front', { TRUST_PROXY: '1' }],
    ['SITE_URL is set', { SITE_URL: 'https://greenroom.example' }],
  ])('are disabled when %s, and the start says so for good', async (_, settings) => {
    expect(await signIns()).toEqual([200, 200]);
    const demo = await settleDemo(readEnvironment(settings), backend.database);
    expect(demo).toEqual({ isOpen: false, note: expect.stringMatching(/^disabled for good on this data/) });
    expect(await signIns()).toEqual([400, 400]);
  });

  const at = (headers: Record<string, string>) => new Request('http://localhost:3000/', { headers });

  it.each([
    ['a forwarded header', { 'x-forwarded-for': '203.0.113.7' }],
    ['a host name that is not local', { host: 'greenroom.example' }],
    ['a foreign origin', { origin: 'https://greenroom.example' }],
    ['a foreign referer', { referer: 'https://greenroom.example/sign-in' }],
  ])('are disabled by the guard for %s, once', async (sign, headers) => {
    const lines: unknown[] = [];
    const guard = createDemoGuard(backend.database, (...line) => lines.push(line));
    await Promise.all([guard(at(headers)), guard(at(headers))]);
    await guard(at(headers));
    expect(lines).toEqual([
      ['warn', 'demo accounts disabled', expect.objectContaining({ reason: expect.stringContaining(sign) })],
    ]);
    expect(await retireDemo(backend.database)).toBe(0);
  });

  it.each([
    ['this machine by any of its names', { host: '127.0.0.1:3000', origin: 'http://localhost:3000' }],
    ['a link on another site', { referer: 'https://news.example/', 'sec-fetch-site': 'cross-site' }],
    ['a request without headers', {}],
  ])('are left open by the guard for %s', async (_, headers) => {
    const guard = createDemoGuard(backend.database, () => expect.unreachable());
    await guard(at(headers));
    expect(await retireDemo(backend.database)).toBe(demoEmails.length);
  });
});
