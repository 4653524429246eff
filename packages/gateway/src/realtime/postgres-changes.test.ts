import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ada,
  ben,
  follow,
  openRealtime,
  pause,
  type RealtimeFixture,
  secretKey,
  subscribe,
  until,
} from './realtime-fixture.ts';

let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime();
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

const adas = () => realtime.client('token of ada');
const note = (userId: string, body: string) =>
  realtime.sql('insert into notes (user_id, body, stars) values ($1, $2, 3)', [userId, body]);

describe('the official client, unchanged', () => {
  it.each(['2.0.0', '1.0.0'] as const)(
    'hears of inserts, updates and deletes by protocol %s',
    async (vsn) => {
      const { status, received, raw, channel } = await follow(realtime.client('token of ada', vsn));
      expect(status).toBe('SUBSCRIBED');
      const { rows } = await realtime.sql(
        `insert into notes (user_id, body, stars, tags, details) values ($1, 'one', 3, '{a,b}', '{"x":[1]}') returning id::int`,
        [ada],
      );
      const { id } = rows[0] as { id: number };
      await until(() => received.length === 1);
      await realtime.sql(`update notes set body = 'two', is_done = true where id = $1`, [id]);
      await until(() => received.length === 2);
      await realtime.sql('delete from notes where id = $1', [id]);
      await until(() => received.length === 3);
      const one = {
        id,
        user_id: ada,
        body: 'one',
        stars: 3,
        is_done: false,
        tags: ['a', 'b'],
        details: { x: [1] },
      };
      expect(received).toEqual([
        { eventType: 'INSERT', new: expect.objectContaining(one), old: {} },
        {
          eventType: 'UPDATE',
          new: expect.objectContaining({ id, body: 'two', is_done: true }),
          old: { id },
        },
        { eventType: 'DELETE', new: {}, old: { id } },
      ]);
      expect(raw[0]).toMatchObject({ schema: 'public', table: 'notes', errors: null });
      expect(Date.parse(raw[0]?.commit_timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000);
      await channel.unsubscribe();
      await note(ada, 'after leaving');
      await pause(100);
      expect(received).toHaveLength(3);
    },
  );

  it('hears only of the events it asked for, several on one channel', async () => {
    const inserts = await follow(adas(), { event: 'INSERT', table: 'notes' });
    const updates = await follow(adas(), { event: 'UPDATE', table: 'notes' });
    await note(ada, 'x');
    await realtime.sql(`update notes set stars = 5 where body = 'x'`);
    await until(() => updates.received.length === 1 && inserts.received.length === 1);
    await pause(50);
    expect(inserts.received.map((change) => change.eventType)).toEqual(['INSERT']);
    expect(updates.received.map((change) => change.eventType)).toEqual(['UPDATE']);
  });

  it('follows every published table of the schema when it names none', async () => {
    const { received } = await follow(adas(), {});
    await realtime.sql(`insert into news values (1, 'hello')`);
    await note(ada, 'all');
    await until(() => received.length === 2);
    expect(received.map((change) => change.new.title ?? change.new.body)).toEqual(['hello', 'all']);
  });

  it('gets one message a change, whatever the number of its subscriptions', async () => {
    const client = adas();
    const seen: string[] = [];
    const channel = client.channel('twice');
    for (const filter of [undefined, `user_id=eq.${ada}`]) {
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes', filter }, () => {
        seen.push(String(filter));
      });
    }
    await new Promise<void>((resolve) => channel.subscribe((status) => status === 'SUBSCRIBED' && resolve()));
    await note(ada, 'twice');
    await until(() => seen.length === 2);
    await pause(50);
    expect(seen).toEqual(['undefined', `user_id=eq.${ada}`]);
  });

  it('gets only the columns it wants', async () => {
    const { received } = await follow(adas(), { table: 'notes', select: ['id', 'body'] });
    await note(ada, 'narrow');
    await until(() => received.length === 1);
    expect(received[0]?.new).toEqual({ id: expect.any(Number), body: 'narrow' });
  });

  it('hears of changes in their order', async () => {
    const { received } = await follow(adas(), { table: 'notes', filter: 'body=like.order%' });
    for (let index = 0; index < 120; index += 1) await note(ada, `order ${index}`);
    await until(() => received.length === 120);
    expect(received.map((change) => change.new.body)).toEqual(
      Array.from({ length: 120 }, (_, index) => `order ${index}`),
    );
  });

  it('heals by itself when it joins before its token is there', async () => {
    const channel = adas().channel('early');
    const statuses: string[] = [];
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, () => {});
    channel.subscribe((status) => statuses.push(status));
    await until(() => statuses.includes('SUBSCRIBED'));
  });

  it('hears nothing of what is rolled back', async () => {
    const { received } = await follow(adas());
    const failed = realtime.database.asOwner(async (tx) => {
      await tx.query('insert into notes (user_id, body) values ($1, $2)', [ada, 'undone']);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await note(ada, 'done');
    await until(() => received.length === 1);
    expect(received[0]?.new.body).toBe('done');
  });
});

describe('only rows the user may select', () => {
  it('two users on one table each hear of their own rows, with a filter or without', async () => {
    const own = await follow(adas());
    const other = await follow(realtime.client('token of ben'));
    const curious = await follow(realtime.client('token of ben'), {
      table: 'notes',
      filter: `user_id=eq.${ada}`,
    });
    expect(curious.status).toBe('SUBSCRIBED');
    await note(ada, 'mine');
    await note(ben, 'his');
    await until(() => own.received.length === 1 && other.received.length === 1);
    await pause(50);
    expect(own.received[0]?.new.body).toBe('mine');
    expect(other.received[0]?.new.body).toBe('his');
    expect(curious.received).toEqual([]);
  });

  it('a row that becomes another user’s is told to the other alone', async () => {
    await note(ada, 'gift');
    const own = await follow(adas());
    const other = await follow(realtime.client('token of ben'));
    await realtime.sql(`update notes set user_id = $1 where body = 'gift'`, [ben]);
    await until(() => other.received.length === 1);
    await pause(50);
    expect(own.received).toEqual([]);
  });

  it('a column without a grant is neither sent nor filtered by', async () => {
    const { received, raw } = await follow(adas());
    await note(ada, 'x');
    await until(() => received.length === 1);
    expect(received[0]?.new).not.toHaveProperty('secret');
    expect(JSON.stringify(raw)).not.toContain('hidden');
    const spying = await follow(adas(), { table: 'notes', filter: 'secret=eq.hidden' });
    expect(spying.status).toContain('secret does not exist or is not readable');
  });

  it('a visitor hears of what everybody may read, and cannot join what is for users', async () => {
    const { status, received } = await follow(realtime.client(null), { table: 'news' });
    expect(status).toBe('SUBSCRIBED');
    await realtime.sql(`insert into news values (2, 'extra')`);
    await until(() => received.length === 1);
    expect((await follow(realtime.client(null))).status).toContain('Unable to subscribe');
  });

  it('the service role hears of everything it may read', async () => {
    const { received } = await follow(realtime.client(secretKey));
    await note(ben, 'any');
    await until(() => received.length === 1);
    expect(received[0]?.new).toMatchObject({ body: 'any', secret: 'hidden' });
  });

  it.each([
    ['a table that is not published', { table: 'silent' }],
    ['a table without a key', { table: 'keyless' }],
    ['a table that does not exist', { table: 'nothing' }],
  ])('%s is refused in the same words', async (_name, filter) => {
    const { status } = await follow(adas(), filter);
    expect(status).toBe(
      `Unable to subscribe: public.${filter.table} is not published, or not readable for this user`,
    );
  });

  it.each(['auth', 'storage', 'private', 'realtime', '*'])('the schema %s is not exposed', async (schema) => {
    const channel = adas().channel(`schema ${schema}`);
    channel.on('postgres_changes', { event: '*', schema, table: 'users' }, () => {});
    expect(await subscribe(channel)).toBe(`The schema ${schema} is not exposed`);
  });
});
