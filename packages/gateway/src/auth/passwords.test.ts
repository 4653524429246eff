import { describe, expect, it } from 'vitest';
import { HttpRefusal } from '../http.ts';
import { createPasswords, createTurns, defaultCost } from './passwords.ts';

const room = 'Rehearse-24!room';

describe('passwords', () => {
  it('are hashed by bcrypt at cost 10 unless told otherwise', async () => {
    expect(defaultCost).toBe(10);
    expect(await createPasswords().hash(room)).toMatch(/^\$2b\$10\$/);
  });

  it('match their own hash, and no hash at all matches nothing', async () => {
    const passwords = createPasswords(4);
    const hash = await passwords.hash(room);
    expect(await passwords.matches(room, hash)).toBe(true);
    expect(await passwords.matches(`${room}x`, hash)).toBe(false);
    expect(await passwords.matches(room, null)).toBe(false);
    expect(await passwords.matches(room, undefined)).toBe(false);
  });

  it('of more than 72 bytes match nothing', async () => {
    const passwords = createPasswords(4);
    const long = 'x'.repeat(72);
    expect(await passwords.matches(`${long}y`, await passwords.hash(long))).toBe(false);
  });
});

describe('turns', () => {
  it('run at most four at once, in the order of asking, also after a failure', async () => {
    const inTurn = createTurns(4, 100);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const tasks = Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(index);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        if (index === 3) throw new Error('this one fails');
        return index;
      }),
    );
    const settled = await Promise.allSettled(tasks);
    expect(most).toBe(4);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('refuse with 503 what would wait too long', async () => {
    const inTurn = createTurns(1, 1);
    let release = () => {};
    const held = inTurn(() => new Promise<void>((resolve) => (release = resolve)));
    const waiting = inTurn(async () => 'waited');
    const refused = await inTurn(async () => 'never').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpRefusal);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    release();
    await held;
    expect(await waiting).toBe('waited');
  });
});
