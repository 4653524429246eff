import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js';
import { differs, refused, supported } from './claim.ts';
import { adaId } from './stage.ts';

/** Subscribes; resolves to the first status, or to the message of a refusal. */
async function subscribe(channel: RealtimeChannel): Promise<string> {
  await channel.socket.setAuth();
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? error.message : status));
  });
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const hello = { type: 'broadcast', event: 'hello', payload: { n: 1 } } as const;
/** The private topic of ada. */
const room = `room:${adaId}`;

interface Heard {
  event: string;
  payload?: unknown;
  meta?: { replayed?: boolean };
}

/** Joins a topic and collects its broadcasts. */
async function hear(
  client: SupabaseClient,
  topic: string,
  options?: RealtimeChannelOptions,
): Promise<Heard[]> {
  const heard: Heard[] = [];
  const channel = client.channel(topic, options);
  channel.on('broadcast', { event: '*' }, ({ event, payload, meta }) => {
    heard.push({ event, payload, ...(meta ? { meta } : {}) });
  });
  equal(await subscribe(channel), 'SUBSCRIBED');
  return heard;
}

/** Without the client's warning that its send falls back to a request. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { warn } = console;
  console.warn = () => {};
  await work().finally(() => {
    console.warn = warn;
  });
}

export const realtime = [
  ...supported('Realtime', [
    '`postgres_changes`: INSERT, UPDATE, DELETE, filters; only rows one may see',
    async ({ overSocket, ada, ben }) => {
      const client = await overSocket();
      const received: [string, unknown][] = [];
      const filter = `user_id=eq.${adaId}`;
      const channel = client
        .channel('notes')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'notes', filter }, (change) => {
          received.push([change.eventType, 'text' in change.new ? change.new.text : null]);
        });
      equal(await subscribe(channel), 'SUBSCRIBED');
      await ben.from('notes').insert({ text: 'of ben' });
      await ada.from('notes').insert({ text: 'told' });
      await until(() => received.length >= 1);
      await ada.from('notes').update({ text: 'told again' }).eq('text', 'told');
      await until(() => received.length >= 2);
      await ada.from('notes').delete().eq('text', 'told again');
      await until(() => received.length >= 3);
      await ben.from('notes').delete().eq('text', 'of ben');
      deepEqual(received, [
        ['INSERT', 'told'],
        ['UPDATE', 'told again'],
        ['DELETE', null],
      ]);
    },
  ]),
  ...supported(
    'Realtime: broadcast',
    [
      '`send` and `on("broadcast")`, `self`, `ack`, JSON and bytes',
      async ({ overSocket, ben, visitor }) => {
        const [sender, other, near] = [await overSocket(), await overSocket(ben), await overSocket(visitor)];
        const config = { broadcast: { ack: true, self: true } };
        const heard = [
          await hear(sender, 'talk', { config }),
          await hear(other, 'talk'),
          await hear(near, 'talk:2'),
        ];
        equal(await sender.channel('talk').send({ ...hello, payload: { text: 'grüß 👋' } }), 'ok');
        equal(
          await sender.channel('talk').send({ ...hello, payload: new Uint8Array([0, 255]).buffer }),
          'ok',
        );
        await until(() => heard[0]?.length === 2 && heard[1]?.length === 2);
        deepEqual(heard[1]?.[0], { event: 'hello', payload: { text: 'grüß 👋' } });
        deepEqual(new Uint8Array(heard[1]?.[1]?.payload as ArrayBuffer), new Uint8Array([0, 255]));
        deepEqual(heard[2], []);
      },
      differs('payloads of at most 256 KiB'),
    ],
    [
      '`send` before the channel is joined, `httpSend`',
      async ({ overSocket, ben }) => {
        const [sender, other] = [await overSocket(), await overSocket(ben)];
        const heard = await hear(other, 'lectures');
        await sender.realtime.setAuth();
        await quietly(async () => equal(await sender.channel('lectures').send(hello), 'ok'));
        deepEqual(await sender.channel('lectures').httpSend('told', { n: 2 }), { success: true });
        await until(() => heard.length === 2);
        deepEqual(heard, [
          { event: 'hello', payload: { n: 1 } },
          { event: 'told', payload: { n: 2 } },
        ]);
      },
    ],
    [
      '`realtime.send`, `realtime.send_binary`, `realtime.broadcast_changes` in SQL',
      async ({ overSocket, ada, database }) => {
        const client = await overSocket();
        const heard = await hear(client, room, { config: { private: true } });
        await ada.from('notes').insert({ text: 'told by a trigger' });
        await database.asOwner((tx) => tx.query(`select realtime.send('{"id": 7}', 'sent', $1)`, [room]));
        await database.asOwner((tx) => tx.query(`select realtime.send_binary('a', 'bytes', $1)`, [room]));
        await until(() => heard.length === 3);
        deepEqual(
          heard.map(({ event }) => event),
          ['INSERT', 'sent', 'bytes'],
        );
        match(JSON.stringify(heard[0]?.payload), /told by a trigger/);
        deepEqual(heard[1]?.payload, { id: 7 });
        await ada.from('notes').delete().eq('text', 'told by a trigger');
      },
      'kept for three days',
    ],
    [
      '`replay` on private channels, `replication_ready`',
      async ({ overSocket, database }) => {
        const since = Date.now() - 60_000;
        await database.asOwner((tx) => tx.query(`select realtime.send('{"id": 1}', 'before', $1)`, [room]));
        const client = await overSocket();
        const config = { private: true, broadcast: { replay: { since, limit: 1 }, replication_ready: true } };
        const heard = await hear(client, room, { config });
        await until(() => heard.length === 1);
        deepEqual([heard[0]?.event, heard[0]?.meta?.replayed], ['before', true]);
      },
      differs('the latest 25 at most'),
    ],
  ),
  ...supported('Realtime: presence', [
    '`track`, `untrack`, `presenceState`; `sync`, `join`, `leave`; a client that is gone',
    async ({ overSocket, ben }) => {
      const [client, other] = [await overSocket(), await overSocket(ben)];
      const events: string[] = [];
      const channel = client.channel('hall', { config: { presence: { key: 'ada' } } });
      channel
        .on('presence', { event: 'sync' }, () => events.push('sync'))
        .on('presence', { event: 'join' }, ({ key }) => events.push(`join ${key}`))
        .on('presence', { event: 'leave' }, ({ key }) => events.push(`leave ${key}`));
      equal(await subscribe(channel), 'SUBSCRIBED');
      equal(await channel.track({ mood: 'calm' }), 'ok');
      await until(() => events.includes('join ada'));
      const theirs = other.channel('hall', { config: { presence: { key: 'ben' } } });
      equal(await subscribe(theirs), 'SUBSCRIBED');
      await theirs.track({ mood: 'bold' });
      await until(() => Object.keys(channel.presenceState()).length === 2);
      await channel.untrack();
      await until(() => events.includes('leave ada'));
      void other.realtime.disconnect();
      await until(() => events.includes('leave ben'));
      deepEqual(channel.presenceState(), {});
    },
    differs('at most 500 a topic and 4 KiB each; changes of 50 ms and more come as one'),
  ]),
  ...supported('Realtime: private channels', [
    'policies on `realtime.messages` for broadcast and presence, `realtime.topic()`; the owner, another user, a visitor',
    async ({ overSocket, ben, visitor }) => {
      const clients = [await overSocket(), await overSocket(ben), await overSocket(visitor)] as const;
      const config = { private: true, broadcast: { ack: true, self: true } };
      const joinAll = (topic: string) =>
        Promise.all(clients.map((client) => subscribe(client.channel(topic, { config }))));
      const none = 'Unauthorized: You do not have permissions to read from this Channel topic: ';
      deepEqual(await joinAll(room), ['SUBSCRIBED', `${none}${room}`, `${none}${room}`]);
      deepEqual(await joinAll('talks'), ['SUBSCRIBED', 'SUBSCRIBED', `${none}talks`]);
      const [owner, other] = clients;
      equal(await owner.channel(room).send(hello), 'ok');
      equal(await owner.channel(room).track({}), 'ok');
      await rejects(other.channel(room, { config }).httpSend('hello', {}), /Unauthorized/);
    },
    'asked at the join, at the first message, and again with each new token; `realtime.publicChannels` closes the others',
  ]),
  ...refused(
    'Realtime',
    [
      'messages to a private channel without a policy for insert',
      async ({ overSocket, ben }) => {
        const other = await overSocket(ben);
        const channel = other.channel('talks', { config: { private: true, broadcast: { ack: true } } });
        equal(await subscribe(channel), 'SUBSCRIBED');
        equal(await channel.send(hello), 'error');
        equal(await channel.track({}), 'error');
      },
      'an error at once that names it, and 403 by HTTP, where Supabase says nothing',
    ],
    [
      '`persist` of `send` and `httpSend`',
      async ({ overSocket }) => {
        const client = await overSocket();
        const config = { private: true, broadcast: { ack: true } };
        const channel = client.channel(room, { config });
        await rejects(channel.httpSend('hello', {}, { persist: true }), /persist/);
        equal(await subscribe(channel), 'SUBSCRIBED');
        match(await channel.send({ ...hello, persist: true }), /persist/);
      },
      'an error reply or 422 that names it; `realtime.send` stores',
    ],
    [
      'broadcasts of more than 256 KiB, topics and events of more than 255 bytes',
      async ({ overSocket }) => {
        const client = await overSocket();
        const channel = client.channel('talk', { config: { broadcast: { ack: true } } });
        equal(await subscribe(channel), 'SUBSCRIBED');
        equal(await channel.send({ ...hello, payload: 'x'.repeat(256 * 1024) }), 'error');
        await rejects(channel.httpSend('x'.repeat(256), {}), /255 bytes/);
        match(await subscribe(client.channel('x'.repeat(250))), /255 bytes/);
      },
      'an error reply or 422; a frame of more than 264 KiB ends the connection with 1009',
    ],
    [
      'more than 20 messages a second (100 at once) of a connection, 50 channels',
      async ({ overSocket }) => {
        const client = await overSocket();
        const statuses: string[] = [];
        for (let at = 0; at < 51; at += 1) statuses.push(await subscribe(client.channel(`many ${at}`)));
        match(statuses.at(-1) ?? '', /Too many channels/);
      },
      'the connection ends with 1008; the join is refused; by HTTP 429',
    ],
  ),
];
