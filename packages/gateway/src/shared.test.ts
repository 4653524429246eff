import { openEmptyDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type PostgresServer, startPostgres } from './conformance/postgres-server.ts';
import { type Database, DatabaseUnavailable, isUnavailable } from './database/port.ts';
import { openPostgres } from './database/postgres.ts';
import { createLeases } from './leases.ts';
import { applyPlatform } from './platform.ts';
import { createSharedRateLimiter } from './shared-rate-limit.ts';

const setUpMs = 120_000;

/** What two processes on one PostgreSQL are to each other: two pools that share nothing but the server. */
describe.skipIf(!hasPostgres())('two processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let here: Database;
  let there: Database;
  let now = 1_000_000;
  const clock = () => now;

  beforeAll(async () => {
    server = await startPostgres();
    here = await openPostgres(server.url);
    there = await openPostgres(server.url);
    // At the same moment, on a server that has neither roles nor schemas.
    await Promise.all([applyPlatform(here), applyPlatform(there)]);
  }, setUpMs);
  afterAll(async () => {
    await Promise.all([here?.close(), there?.close()]);
    await server?.stop();
  }, setUpMs);

  it('count to one limit together, however many events arrive at once', async () => {
    const limiters = [createSharedRateLimiter(here, clock), createSharedRateLimiter(there, clock)];
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, at) => limiters[at % 2]?.take('a', 10, 60)),
    );
    expect(taken.filter((answer) => answer?.allowed)).toHaveLength(10);
    now += 15_000;
    expect(await limiters[1]?.take('a', 10, 60)).toEqual({ allowed: false, retryAfterSeconds: 45 });
    await limiters[0]?.refund('a');
    expect(await limiters[1]?.take('a', 10, 60)).toEqual({ allowed: true });
    expect((await limiters[0]?.take('a', 10, 60))?.allowed).toBe(false);
    await limiters[0]?.refund('never seen');
    now += 45_000;
    expect(await limiters[0]?.take('a', 10, 60)).toEqual({ allowed: true });
  });

  it('keep no counter longer than its window, and no name in the clear', async () => {
    const limiter = createSharedRateLimiter(here, clock);
    for (let at = 0; at < 150; at += 1) await limiter.take(`203.0.113.${at}`, 1, 60);
    const count = async () => {
      const sql = `select count(*)::int as n, bool_or(key like '%203.%') as is_clear from gateway.rate_limits`;
      return (await here.asOwner((tx) => tx.query<{ n: number; is_clear: boolean }>(sql))).rows[0];
    };
    expect(await count()).toMatchObject({ is_clear: false });
    now += 61_000;
    for (let at = 0; at < 60; at += 1) await limiter.take('other', 100, 60);
    expect((await count())?.n).toBe(1);
  });

  it('waits at most the window after a clock that ran a day ahead was set back', async () => {
    const limiter = createSharedRateLimiter(here, clock);
    now += 29 * 3_600_000;
    for (let i = 0; i < 3; i++) await limiter.take('ahead', 3, 900);
    now -= 29 * 3_600_000;
    expect(await limiter.take('ahead', 3, 900)).toEqual({ allowed: false, retryAfterSeconds: 900 });
    now += 900_000;
    expect(await limiter.take('ahead', 3, 900)).toEqual({ allowed: true });
  });

  it('agree on the one that does what only one may do; the other takes over when it is silent', async () => {
    const [first, second] = [createLeases(here), createLeases(there)];
    const asked = await Promise.all([first.hold('mail', 1), second.hold('mail', 1)]);
    expect(asked.filter(Boolean)).toHaveLength(1);
    const [holder, other] = asked[0] ? [first, second] : [second, first];
    for (let at = 0; at < 3; at += 1) {
      expect(await holder.hold('mail', 1)).toBe(true);
      expect(await other.hold('mail', 1)).toBe(false);
    }
    expect(await other.hold('sweep', 1)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    expect(await other.hold('mail', 1)).toBe(true);
    expect(await holder.hold('mail', 1)).toBe(false);
  });

  it('a server that goes away is told apart from every other fault, and the pool goes on when it is back', {
    timeout: setUpMs,
  }, async () => {
    const gaps: string[] = [];
    const heard: string[] = [];
    const stop = await here.listen(
      'news',
      (text) => heard.push(text),
      () => gaps.push('gap'),
    );
    const ask = () =>
      here
        .asOwner((tx) => tx.query('select 1 as one'))
        .then(
          () => null,
          (error: unknown) => error,
        );
    const isDown = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    // One connection is inside a transaction and silent at the moment of the stop.
    const open = here
      .asOwner(async (tx) => {
        await tx.query('select 1');
        await server.restart(async () => {
          isDown.resolve();
          await isAsked.promise;
        });
        await tx.query('select 1');
      })
      .then(
        () => null,
        (error: unknown) => error,
      );
    await isDown.promise;
    const refused = await ask();
    expect(isUnavailable(refused)).toBe(true);
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    await expect(here.listen('other', () => {})).rejects.toBeInstanceOf(DatabaseUnavailable);
    isAsked.resolve();
    expect(isUnavailable(await open)).toBe(true);
    expect(await ask()).toBeNull();
    await expect.poll(() => gaps, { timeout: 15_000 }).toEqual(['gap']);
    await there.asOwner((tx) => tx.exec(`notify news, 'again'`)).catch(() => undefined);
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['again']);
    await stop();
    expect(isUnavailable(new Error('a bug'))).toBe(false);
    const wrong = await here.asOwner((tx) => tx.query('selekt')).catch((error: unknown) => error);
    expect(isUnavailable(wrong)).toBe(false);
  });
});

it('an embedded database belongs to one process, which does everything', async () => {
  const database = await openEmptyDatabase();
  const leases = [createLeases(database), createLeases(database)];
  for (const lease of leases) expect(await lease.hold('mail', 60)).toBe(true);
  await database.close();
});
