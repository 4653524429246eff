import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/port.ts';
import { createSessionChecks } from './session-checks.ts';

const id = (kind: number, index: number) =>
  `00000000-0000-4000-8000-${kind}${String(index).padStart(11, '0')}`;
const userOf = (index: number) => id(1, index);
const sessionOf = (index: number) => id(2, index);
const count = 400;
const bannedFrom = 301;

let database: Database;
let reads = 0;
let isDown = false;
const counted = (): Database => ({
  ...database,
  asOwner(work) {
    reads += 1;
    return isDown ? Promise.reject(new Error('the database is away')) : database.asOwner(work);
  },
});
beforeAll(async () => {
  database = await openPlatformDatabase();
  await database.asOwner(async (tx) => {
    for (let index = 1; index <= count; index += 1) {
      await tx.query(`insert into auth.users (id, email, banned_until) values ($1, $2, $3)`, [
        userOf(index),
        `user${index}@mail.example`,
        index >= bannedFrom ? '2999-01-01' : null,
      ]);
      await tx.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
        sessionOf(index),
        userOf(index),
      ]);
    }
  });
});
afterAll(() => database.close());

describe('many sessions that are checked at once', () => {
  it('are read together, each with the right answer', async () => {
    const checks = createSessionChecks(counted(), Date.now);
    reads = 0;
    const states = await Promise.all(
      Array.from({ length: count + 2 }, (_, index) => checks.check(userOf(index + 1), sessionOf(index + 1))),
    );
    expect(reads).toBeLessThanOrEqual(6);
    expect(states).toEqual([
      ...Array(bannedFrom - 1).fill('live'),
      ...Array(count - bannedFrom + 1).fill('banned'),
      'gone',
      'gone',
    ]);
  });

  it('never take a session for another user’s', async () => {
    const checks = createSessionChecks(counted(), Date.now);
    const states = await Promise.all([
      checks.check(userOf(1), sessionOf(1)),
      checks.check(userOf(2), sessionOf(1)),
      checks.check(userOf(2), sessionOf(2)),
    ]);
    expect(states).toEqual(['live', 'gone', 'live']);
  });

  it('all fail while the database is away, and are asked again afterwards', async () => {
    const checks = createSessionChecks(counted(), Date.now);
    const all = () =>
      Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => checks.check(userOf(index + 1), sessionOf(index + 1))),
      );
    isDown = true;
    expect((await all()).every(({ status }) => status === 'rejected')).toBe(true);
    isDown = false;
    expect((await all()).every(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
