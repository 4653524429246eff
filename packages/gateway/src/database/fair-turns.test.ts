import { describe, expect, it } from 'vitest';
import { createFairTurns, ownerKey, turnKeyOf } from './fair-turns.ts';

/** A queue on a clock that each piece of work moves, and the order in which work was done. */
function openTurns(bounds: { maxWaitingPerCaller?: number; maxWaiting?: number } = {}) {
  const time = { now: 0 };
  const done: string[] = [];
  const turns = createFairTurns({ monotonicMs: () => time.now, ...bounds });
  const add = (key: string, ms = 1) =>
    turns.take(key, async () => {
      time.now += ms;
      done.push(key);
    });
  return { add, done, time };
}

describe('turns at the one connection', () => {
  it('runs one piece of work at a time, and answers each with its own result', async () => {
    const turns = createFairTurns();
    let running = 0;
    const work = (result: number) => async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (result === 2) throw new Error('two');
      return result;
    };
    const results = await Promise.allSettled([1, 2, 3].map((result) => turns.take('ada', work(result))));
    expect(
      results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    ).toEqual([1, 'two', 3]);
  });

  it('lets others in before the waiting requests of one user', async () => {
    const { add, done } = openTurns();
    const all = [add('ada'), add('ada'), add('ada'), add('ada'), add('ben'), add('cleo')];
    await Promise.all(all);
    expect(done.slice(0, 3)).toEqual(['ada', 'ben', 'cleo']);
  });

  it('lets a user with short requests in before one whose requests take long, each time', async () => {
    const { add, done } = openTurns();
    const heavy = Array.from({ length: 5 }, () => add('heavy', 900));
    for (let round = 0; round < 4; round += 1) await add('light');
    expect(done.filter((key) => key === 'heavy').length).toBeLessThan(5);
    expect(done.indexOf('light')).toBe(1);
    await Promise.all(heavy);
    expect(done).toHaveLength(9);
  });

  it('forgives the time somebody used long ago', async () => {
    const { add, done, time } = openTurns();
    await add('heavy', 900);
    time.now += 120_000;
    await add('light', 5);
    await Promise.all([add('first'), add('light'), add('heavy')]);
    expect(done.slice(-2)).toEqual(['heavy', 'light']);
  });

  it('gives the gateway itself every second turn at least', async () => {
    const { add, done } = openTurns();
    await Promise.all([add('ada'), add('ben'), add(ownerKey), add(ownerKey), add('cleo')]);
    expect(done).toEqual(['ada', ownerKey, 'ben', ownerKey, 'cleo']);
  });

  it('refuses early where too many wait, as an unavailable database', async () => {
    const { add } = openTurns({ maxWaitingPerCaller: 2, maxWaiting: 3 });
    const all = ['ada', 'ada', 'ada', 'ada', 'ben', 'cleo'].map((key) => add(key));
    const results = await Promise.allSettled(all);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(results[3]).toMatchObject({ reason: { code: '08006' } });
  });

  it('know a user by id, and keys without a user by role', () => {
    expect(turnKeyOf({ role: 'authenticated', claims: { sub: 'ada' } })).toBe('user ada');
    expect(turnKeyOf({ role: 'anon', claims: {} })).toBe('anon');
  });
});
