import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHealthCheck } from './health.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp();
});
afterAll(() => backend.close());

const checkFiles = async () => {};
const ready = () => backend.app.fetch(new Request('http://localhost:3000/health/ready'));

describe('/health/ready', () => {
  it('names what was looked at', async () => {
    const answer = await ready();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', files: 'ok', disk: 'ok' },
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says no where the database lacks a migration, and yes where it has a newer one', async () => {
    const { database } = backend;
    const look = () => createHealthCheck({ database, checkFiles, dataDir: undefined }).look();
    const versions = 'supabase_migrations.schema_migrations';
    await database.asOwner((tx) => tx.query(`insert into ${versions} (version) values ('29990101000000')`));
    expect(await look()).toMatchObject({ isReady: true, checks: { migrations: 'ok' } });
    const [latest] = await database.asOwner(async (tx) => {
      await tx.query(`delete from ${versions} where version = '29990101000000'`);
      const last = `(select max(version) from ${versions})`;
      const removed = await tx.query<{ version: string; name: string }>(
        `delete from ${versions} where version = ${last} returning version, name`,
      );
      return removed.rows;
    });
    expect(await look()).toMatchObject({ isReady: false, checks: { database: 'ok', migrations: 'failing' } });
    await database.asOwner((tx) =>
      tx.query(`insert into ${versions} (version, name) values ($1, $2)`, [latest?.version, latest?.name]),
    );
  });

  it('goes on serving where files are away, and says so; a database that hangs is none', async () => {
    const { database } = backend;
    const failing = () => Promise.reject(new Error('away'));
    const health = createHealthCheck({ database, checkFiles: failing, dataDir: process.cwd() });
    expect(await health.look()).toMatchObject({ isReady: true, checks: { files: 'failing', disk: 'ok' } });
    const hanging = { ...database, asOwner: () => new Promise<never>(() => {}) };
    const away = createHealthCheck({ database: hanging, checkFiles, dataDir: undefined });
    expect(await away.look()).toMatchObject({ isReady: false, checks: { database: 'failing' } });
  });

  it('looks once for everybody who asks at the same moment', async () => {
    let looks = 0;
    const counted = async () => {
      looks += 1;
    };
    const health = createHealthCheck({ database: backend.database, checkFiles: counted, dataDir: undefined });
    await Promise.all(Array.from({ length: 50 }, () => health.look()));
    expect(looks).toBe(1);
  });
});
