import { describe, expect, it } from 'vitest';
import { HttpError } from '../http.ts';
import { hashInThread } from './bcrypt-threads.ts';
import { createHashQueue, createPasswords, defaultCost } from './passwords.ts';

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

  it('of one account share their salt where it is asked for, and each matches its own alone', async () => {
    const passwords = createPasswords(4);
    const hash = await passwords.hash(room);
    const other = await passwords.hash(`${room}x`, hash);
    expect(other.slice(0, 29)).toBe(hash.slice(0, 29));
    expect(await passwords.matchesEach(room, [hash, other])).toEqual([true, false]);
    expect(await passwords.matchesEach(`${room}x`, [hash, other])).toEqual([false, true]);
    expect(await passwords.matchesEach(`${room}y`, [hash, other])).toEqual([false, false]);
    expect(await passwords.matchesEach(room, [undefined, hash])).toEqual([false, true]);
    expect(await passwords.matchesEach(room, [null, undefined])).toEqual([false, false]);
    expect((await passwords.hash(room)).slice(0, 29)).not.toBe(hash.slice(0, 29));
  });

  it('under a hash that is none of bcrypt match nothing', async () => {
    for (const none of ['', 'x', '$2b$04$short', '$argon2id$v=19$m=65536$abc'])
      expect(await createPasswords(4).matches(room, none)).toBe(false);
  });

  it('of more than 72 bytes match nothing', async () => {
    const passwords = createPasswords(4);
    const long = 'x'.repeat(72);
    expect(await passwords.matches(`${long}y`, await passwords.hash(long))).toBe(false);
  });
});

describe('a bcrypt thread', () => {
  it('that breaks fails its own call alone', async () => {
    const passwords = createPasswords(4);
    const calls = [hashInThread(room, 'no salt'), passwords.hash(room)];
    const [broken, whole] = await Promise.allSettled(calls);
    expect(broken?.status).toBe('rejected');
    expect(whole?.status).toBe('fulfilled');
    expect(await passwords.hash(room)).toMatch(/^\$2b\$04\$/);
  });
});

describe('turns', () => {
  it('run at most four at once, in the order of asking, also after a failure', async () => {
    const enqueue = createHashQueue(4, 100);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const tasks = Array.from({ length: 20 }, (_, index) =>
      enqueue(async () => {
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
    const enqueue = createHashQueue(1, 1);
    let release = () => {};
    const held = enqueue(() => new Promise<void>((resolve) => (release = resolve)));
    const waiting = enqueue(async () => 'waited');
    const refused = await enqueue(async () => 'never').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    release();
    await held;
    expect(await waiting).toBe('waited');
  });
});
