import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  listenOn,
  opened,
  openRealtime,
  pause,
  publishableKey,
  type RealtimeFixture,
  until,
} from './realtime-fixture.ts';

let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime();
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

const hello = { type: 'broadcast', event: 'hello', payload: { text: 'grüß dich 👋' } } as const;

describe('broadcast', () => {
  it('reaches the others on the topic, not the sender, not another topic', async () => {
    const [sender, other, elsewhere] = await Promise.all([
      listenOn(realtime.client('token of ada'), 'talk'),
      listenOn(realtime.client(null), 'talk'),
      listenOn(realtime.client(null), 'talk:1'),
    ]);
    expect(await sender.channel.send(hello)).toBe('ok');
    await until(() => other.heard.length === 1);
    await pause(30);
    expect(other.heard).toEqual([{ event: 'hello', payload: hello.payload }]);
    expect(sender.heard).toEqual([]);
    expect(elsewhere.heard).toEqual([]);
  });

  it('with self reaches the sender, with ack resolves once the server has it', async () => {
    const config = { broadcast: { self: true, ack: true } };
    const sender = await listenOn(realtime.client(null), 'talk', config);
    expect(await sender.channel.send(hello)).toBe('ok');
    await until(() => sender.heard.length === 1);
  });

  it('passes between both versions of the protocol, in order', async () => {
    const old = await listenOn(realtime.client(null, '1.0.0'), 'talk');
    const current = await listenOn(realtime.client(null, '2.0.0'), 'talk');
    for (const text of ['a', 'b', 'c']) {
      await old.channel.send({ ...hello, payload: { text } });
      await current.channel.send({ ...hello, payload: { text } });
    }
    const expected = ['a', 'b', 'c'].map((text) => ({ event: 'hello', payload: { text } }));
    await until(() => old.heard.length === 3 && current.heard.length === 3);
    expect(old.heard).toEqual(expected);
    expect(current.heard).toEqual(expected);
  });

  it('carries bytes as they are, and leaves out clients that can read text alone', async () => {
    const sender = await listenOn(realtime.client(null), 'talk');
    const current = await listenOn(realtime.client(null), 'talk');
    const old = await listenOn(realtime.client(null, '1.0.0'), 'talk');
    const { buffer } = new Uint8Array([0, 255, 128, 34]);
    await sender.channel.send({ ...hello, payload: buffer });
    await sender.channel.send(hello);
    await until(() => current.heard.length === 2 && old.heard.length === 1);
    expect(new Uint8Array(current.heard[0]?.payload as ArrayBuffer)).toEqual(new Uint8Array(buffer));
    expect(old.heard).toEqual([{ event: 'hello', payload: hello.payload }]);
  });

  it('a message without a payload arrives with an empty one', async () => {
    const sender = await listenOn(realtime.client(null), 'talk');
    const other = await listenOn(realtime.client(null), 'talk');
    await sender.channel.send({ type: 'broadcast', event: 'ping' });
    await until(() => other.heard.length === 1);
    expect(other.heard).toEqual([{ event: 'ping', payload: {} }]);
  });

  it('of 256 KiB arrives, a longer one is refused with the reason', async () => {
    const config = { broadcast: { ack: true } };
    const sender = await listenOn(realtime.client(null), 'talk', config);
    const other = await listenOn(realtime.client(null), 'talk');
    const ofSize = (bytes: number) => ({ ...hello, payload: 'x'.repeat(bytes - 2) });
    expect(await sender.channel.send(ofSize(256 * 1024))).toBe('ok');
    await until(() => other.heard.length === 1);
    expect(await sender.channel.send(ofSize(256 * 1024 + 1))).toBe('error');
  });

  it('that is to be stored is refused by name', async () => {
    const socket = realtime.socket();
    await opened(socket);
    await call(socket, 'realtime:a', 'phx_join', {});
    const replied = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
    const [topic, event, metadata] = ['realtime:a', 'e', '{"persist":true}'].map((text) => Buffer.from(text));
    const head = Buffer.from([3, 1, 1, topic?.length ?? 0, 1, metadata?.length ?? 0, 1]);
    socket.send(
      Buffer.concat([head, Buffer.from('17'), topic, event, metadata, Buffer.from('{}')] as Buffer[]),
    );
    expect(await replied).toContain('persist');
  });
});

describe('broadcasts of the database', () => {
  const send = (topic: string, isPrivate: boolean, payload = '{"n": 1}') =>
    realtime.sql('select realtime.send($1::jsonb, $2, $3, $4)', [payload, 'told', topic, isPrivate]);

  it('realtime.send reaches the public topic with the id of the message', async () => {
    const { heard } = await listenOn(realtime.client(null), 'news');
    await send('news', false);
    await until(() => heard.length === 1);
    const { rows } = await realtime.sql(`select id from realtime.messages where topic = 'news'`);
    const [{ id }] = rows as [{ id: string }];
    expect(heard).toEqual([{ event: 'told', payload: { n: 1, id }, meta: { id } }]);
  });

  it('a private message does not reach the public topic of the same name, nor the other way round', async () => {
    const open = await listenOn(realtime.client('token of ada'), 'room');
    const closed = await listenOn(realtime.client('token of ada'), 'room', { private: true });
    await send('room', true, '{"id": "private"}');
    await send('room', false, '{"id": "public"}');
    await until(() => open.heard.length === 1 && closed.heard.length === 1);
    expect(open.heard[0]?.payload).toEqual({ id: 'public' });
    expect(closed.heard[0]?.payload).toEqual({ id: 'private' });
  });

  it('nothing of a transaction that fails is sent, and 300 of one that works come in order', async () => {
    const { heard } = await listenOn(realtime.client(null), 'news');
    const failing = realtime.database.asOwner(async (tx) => {
      await tx.query(`select realtime.send('{}', 'never', 'news', false)`);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await realtime.sql(
      `select realtime.send(jsonb_build_object('id', n), 'told', 'news', false) from generate_series(1, 300) n`,
    );
    await until(() => heard.length === 300);
    expect(heard.map(({ payload }) => (payload as { id: number }).id)).toEqual(
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
  });

  it('bytes, rows of a trigger and long payloads arrive; too long ones are left out', async () => {
    const { heard } = await listenOn(realtime.client('token of ada'), 'room', { private: true });
    await realtime.sql(`select realtime.send_binary('\\x00ff'::bytea, 'bytes', 'room')`);
    await realtime.sql(
      `select realtime.broadcast_changes('room', 'INSERT', 'INSERT', 'news', 'public', row(1, 'new')::public.news, null::public.news)`,
    );
    await realtime.sql(
      `select realtime.send(jsonb_build_object('text', repeat('x', $1)), 'long', 'room')`,
      [300_000],
    );
    await realtime.sql(
      `select realtime.send(jsonb_build_object('text', repeat('x', $1)), 'long', 'room')`,
      [200_000],
    );
    await until(() => heard.length === 3);
    expect(new Uint8Array(heard[0]?.payload as ArrayBuffer)).toEqual(new Uint8Array([0, 255]));
    expect(heard[1]?.payload).toMatchObject({
      operation: 'INSERT',
      table: 'news',
      record: { id: 1, title: 'new' },
    });
    expect(heard[2]?.payload).toMatchObject({ text: 'x'.repeat(200_000) });
  });

  it('a message that cannot be stored never fails the write', async () => {
    const { rows } = await realtime.sql(`select realtime.send('{}', 'told', null) as sent`);
    expect(rows).toHaveLength(1);
  });

  it('are replayed to a private channel that asks for them, before what comes meanwhile', async () => {
    const since = Date.now() - 60_000;
    await realtime.sql(`delete from realtime.messages`);
    for (const id of ['a', 'b', 'c']) await send('room', true, JSON.stringify({ id }));
    const config = { private: true, broadcast: { replay: { since, limit: 2 } } };
    const { status, heard } = await listenOn(realtime.client('token of ada'), 'room', config);
    expect(status).toBe('SUBSCRIBED');
    await send('room', true, '{"id": "d"}');
    await until(() => heard.length === 3);
    expect(heard.map(({ payload, meta }) => [(payload as { id: string }).id, meta?.replayed])).toEqual([
      ['b', true],
      ['c', true],
      ['d', undefined],
    ]);
  });

  it('of more than three days ago are deleted by the sweep', async () => {
    await realtime.sql(`delete from realtime.messages`);
    await send('room', true);
    await send('room', true);
    await realtime.sql(
      `update realtime.messages set inserted_at = inserted_at - interval '73 hours'
        where id = (select id from realtime.messages limit 1)`,
    );
    await realtime.realtime.sweep();
    expect((await realtime.sql('select from realtime.messages')).rows).toHaveLength(1);
  });
});

describe('public channels', () => {
  it('with none of them every public join is refused, and private ones go on', async () => {
    const strict = await openRealtime({ publicChannels: 'none' });
    const refused = await listenOn(strict.client('token of ada'), 'room');
    expect(refused.status).toBe('PrivateOnly: This project only allows private channels');
    const { status } = await listenOn(strict.client('token of ada'), 'room', { private: true });
    expect(status).toBe('SUBSCRIBED');
    await strict.close();
  });

  it('with changes alone they join, and neither send nor receive broadcasts', async () => {
    const strict = await openRealtime({ publicChannels: 'changes' });
    const config = { broadcast: { ack: true, self: true } };
    const { status, channel, heard } = await listenOn(strict.client(publishableKey), 'talk', config);
    expect(status).toBe('SUBSCRIBED');
    expect(await channel.send(hello)).toBe('error');
    expect(await channel.track({})).toBe('error');
    await strict.sql(`select realtime.send('{}', 'told', 'talk', false)`);
    await pause(50);
    expect(heard).toEqual([]);
    const present = await listenOn(strict.client(null), 'here', { presence: { enabled: true } });
    expect(present.status).toContain('PrivateOnly');
    await strict.close();
  });
});
