import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { killHosts, startedDataDir, startHost } from '@greenroom/testing/host-process';
import { afterEach, beforeEach, expect, it } from 'vitest';

const longMs = 120_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'greenroom-unopened-'));
});
afterEach(async () => {
  killHosts();
  await rm(dataDir, { recursive: true, force: true });
});

const refusal = () =>
  startHost({ DATA_DIR: dataDir }).then(
    () => 'it started',
    (error: Error) => error.message,
  );

it('names the command that restores when the database does not open', { timeout: longMs }, async () => {
  await startedDataDir(dataDir);
  const wal = path.join(dataDir, 'db', 'pg_wal');
  for (const name of await readdir(wal)) if (/^\w{24}$/.test(name)) await truncate(path.join(wal, name), 100);
  const said = await refusal();
  expect(said).toContain(`The database in ${dataDir}/db cannot be opened. PostgreSQL says: `);
  expect(said).toContain('npm run restore -- latest --replace');
  expect(said).not.toContain('    at ');
});

it('does not make a new database where the old one has lost a part', { timeout: longMs }, async () => {
  await startedDataDir(dataDir);
  await rm(path.join(dataDir, 'db', 'PG_VERSION'));
  expect(await refusal()).toMatch(/PG_VERSION is missing.*npm run restore/);
});

it('ends the process when the disk refuses to sync, rather than hang or go on', {
  timeout: longMs,
}, async () => {
  const script = path.join(import.meta.dirname, '../../../.cache', `panic-${crypto.randomUUID()}.mjs`);
  const gateway = path.join(import.meta.dirname, '../../../packages/gateway/src/index.ts');
  await writeFile(
    script,
    `import fs from 'node:fs';
     const { openPglite } = await import(${JSON.stringify(gateway)});
     const database = await openPglite({ dataDir: ${JSON.stringify(path.join(dataDir, 'db'))} });
     fs.fsyncSync = () => { throw Object.assign(new Error('EIO'), { code: 'EIO' }); };
     await database.asOwner((tx) => tx.exec('create table t (i int)'));
     console.log('acknowledged');`,
  );
  const ended = promisify(execFile)(process.execPath, [script], { timeout: 60_000 });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/The database cannot go on: .*PANIC: +could not fsync/),
  });
  await rm(script);
});
