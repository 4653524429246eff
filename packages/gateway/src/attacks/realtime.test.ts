import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ada,
  call,
  ending,
  framesOf,
  listenOn,
  opened,
  openRealtime,
  pause,
  type RealtimeFixture,
  until,
} from '../realtime/realtime-fixture.ts';

// Ada's private topic is "room"; ben may receive there.
let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime({ limits: { messageBurst: 400, socketsPerAddress: 300 } });
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

async function connect() {
  const socket = realtime.socket();
  await opened(socket);
  return { socket, frames: framesOf(socket) };
}

/** A binary frame of the client, as version 2.0.0 has it. */
function pushFrame(topic: string, event: string, encoding: number, payload: Uint8Array): Buffer {
  const [t, e] = [Buffer.from(topic), Buffer.from(event)];
  return Buffer.concat([
    Buffer.from([3, 0, 1, t.length, e.length, 0, encoding]),
    Buffer.from('1'),
    t,
    e,
    payload,
  ]);
}

describe('a stranger', () => {
  it('cannot hand receivers what they fail to parse', async () => {
    const { heard } = await listenOn(realtime.client(null), 'talk');
    const { socket, frames } = await connect();
    await call(socket, 'realtime:talk', 'phx_join', { config: { broadcast: { ack: true } } });
    const bad = ['{', '', '{}{}', 'NaN', '\u0000'].map((text) => Buffer.from(text));
    for (const bytes of [...bad, Buffer.from([0xff, 0xfe])])
      socket.send(pushFrame('realtime:talk', 'e', 1, bytes));
    await until(() => frames.length === 7);
    for (const [, , , , reply] of frames.slice(1)) expect(reply.status).toBe('error');
    await call(socket, 'realtime:talk', 'broadcast', { event: 'e', payload: { ok: true } });
    await until(() => heard.length === 1);
  });

  it.each([
    ['no event', {}],
    ['an event that is no text', { event: 7 }],
    ['an empty event', { event: '' }],
    ['an event of half a character', { event: '\ud800' }],
    ['an event that is too long', { event: 'x'.repeat(256) }],
    ['a list', []],
    ['nothing', null],
  ])('a broadcast with %s is refused, and the connection goes on', async (_name, payload) => {
    const { socket } = await connect();
    await call(socket, 'realtime:talk', 'phx_join', {});
    expect((await call(socket, 'realtime:talk', 'broadcast', payload)).status).toBe('error');
    expect((await call(socket, 'phoenix', 'heartbeat')).status).toBe('ok');
  });

  it('payloads nested a hundred thousand deep do no harm', async () => {
    const { socket } = await connect();
    await call(socket, 'realtime:talk', 'phx_join', {});
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const event of ['broadcast', 'presence']) {
      const payload = `{"event":"track","payload":{"a":${deep}}}`;
      socket.send(`["1","2","realtime:talk","${event}",${payload}]`);
    }
    socket.send(pushFrame('realtime:talk', 'e', 1, Buffer.from(deep)));
    socket.send(`["1","3","realtime:deep","phx_join",{"config":${deep}}]`);
    expect((await call(socket, 'phoenix', 'heartbeat')).status).toBe('ok');
    expect(realtime.logged.filter((line) => line.includes('failed'))).toEqual([]);
  });

  it.each([
    ['no event', {}],
    ['an unknown event', { event: 'steal' }],
    ['a list to be tracked', { event: 'track', payload: [] }],
    ['5 KiB to be tracked', { event: 'track', payload: { x: 'x'.repeat(5_000) } }],
    ['no payload at all', null],
  ])('a presence with %s is refused', async (_name, payload) => {
    const { socket } = await connect();
    await call(socket, 'realtime:talk', 'phx_join', {});
    expect((await call(socket, 'realtime:talk', 'presence', payload)).status).toBe('error');
  });

  it.each([
    ['a presence key that is an object', { presence: { enabled: true, key: {} } }],
    ['a presence key that is too long', { presence: { enabled: true, key: 'x'.repeat(256) } }],
    ['a privacy that is no boolean', { private: 'maybe' }],
    ['a replay of all times on a public channel', { broadcast: { replay: { since: 0 } } }],
    ['a replay since no time', { private: true, broadcast: { replay: { since: 'x' } } }],
    ['a replay of a topic that it may not read', { private: true, broadcast: { replay: { since: 0 } } }],
  ])('a join with %s is refused', async (_name, config) => {
    const { socket } = await connect();
    expect((await call(socket, 'realtime:other', 'phx_join', { config })).status).toBe('error');
  });

  it.each([
    'realtime:',
    'realtime',
    'phoenix',
    'private:room',
    'realtime:\0',
    `realtime:${'ü'.repeat(124)}`,
    'realtime:\ud800',
  ])('the topic %j is not joined', async (topic) => {
    const { socket } = await connect();
    expect((await call(socket, topic, 'phx_join', {})).status).toBe('error');
  });

  it('topics named like something internal are topics like any other', async () => {
    const secret = await listenOn(realtime.client('token of ada'), 'room', { private: true });
    const names = [
      'private:room',
      'public:room',
      'phoenix',
      '__proto__',
      'realtime:room',
      'room ',
      "room'; select 1 --",
    ];
    const { socket } = await connect();
    const echoed: string[] = [];
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) echoed.push(data.subarray(5, 5 + (data[1] ?? 0)).toString());
    });
    const config = { broadcast: { self: true, ack: true } };
    for (const name of names) {
      const topic = `realtime:${name}`;
      expect((await call(socket, topic, 'phx_join', { config })).status).toBe('ok');
      await call(socket, topic, 'broadcast', { event: 'e', payload: {} });
    }
    await realtime.sql(`select realtime.send('{"id": 1}', 'told', 'room')`);
    await until(() => secret.heard.length === 1);
    expect(secret.heard).toMatchObject([{ event: 'told' }]);
    expect(echoed).toEqual(names.map((name) => `realtime:${name}`));
  });

  it('a private topic with quotes is asked about by its whole name', async () => {
    const topic = `room' or true --`;
    const { status } = await listenOn(realtime.client('token of ada'), topic, { private: true });
    expect(status).toContain('Unauthorized');
  });

  it('sends nothing to a topic that it has not joined or has left', async () => {
    const { heard } = await listenOn(realtime.client(null), 'talk');
    const { socket } = await connect();
    const send = () => call(socket, 'realtime:talk', 'broadcast', { event: 'e', payload: {} });
    expect((await send()).status).toBe('error');
    await call(socket, 'realtime:talk', 'phx_join', {});
    await call(socket, 'realtime:talk', 'phx_leave');
    expect((await send()).status).toBe('error');
    socket.send(pushFrame('realtime:talk', 'e', 1, Buffer.from('{}')));
    await pause(30);
    expect(heard).toEqual([]);
  });

  it('joining twice leaves one channel, leaving twice is no error', async () => {
    const { heard, channel } = await listenOn(realtime.client(null), 'talk');
    const { socket, frames } = await connect();
    const join = { config: { presence: { enabled: true, key: 'k' } } };
    await call(socket, 'realtime:talk', 'phx_join', join);
    await call(socket, 'realtime:talk', 'presence', { event: 'track', payload: {} });
    await call(socket, 'realtime:talk', 'phx_join', join);
    await until(() => frames.some(([, , , event]) => event === 'presence_state'));
    const states = frames.filter(([, , , event]) => event === 'presence_state');
    expect(states.at(-1)?.[4]).toEqual({});
    let received = 0;
    socket.on('message', (_data, isBinary) => {
      if (isBinary) received += 1;
    });
    await channel.send({ type: 'broadcast', event: 'e', payload: {} });
    await until(() => received === 1);
    for (let time = 0; time < 2; time += 1) {
      expect((await call(socket, 'realtime:talk', 'phx_leave')).status).toBe('ok');
    }
    await channel.send({ type: 'broadcast', event: 'e', payload: {} });
    await pause(30);
    expect([received, heard]).toEqual([1, []]);
  });

  it('with the token of another user gets what that user may, and the first one’s sending ends', async () => {
    const owner = await listenOn(realtime.client('token of ada'), 'room', { private: true });
    const { socket } = await connect();
    const config = { private: true, broadcast: { ack: true } };
    const send = () => call(socket, 'realtime:room', 'broadcast', { event: 'e', payload: {} });
    await call(socket, 'realtime:room', 'phx_join', { access_token: 'token of ada', config });
    expect((await send()).status).toBe('ok');
    socket.send(
      JSON.stringify(['1', '2', 'realtime:room', 'access_token', { access_token: 'token of ben' }]),
    );
    expect((await send()).status).toBe('error');
    await until(() => owner.heard.length === 1);
  });

  it('a public channel beside the private one shares nothing with it', async () => {
    const owner = await listenOn(realtime.client('token of ada'), 'room', { private: true });
    const { socket, frames } = await connect();
    await call(socket, 'realtime:room', 'phx_join', { config: { presence: { enabled: true } } });
    await owner.channel.track({ secret: ada });
    await owner.channel.send({ type: 'broadcast', event: 'e', payload: { secret: ada } });
    await pause(120);
    expect(JSON.stringify(frames)).not.toContain(ada);
  });

  it('a hundred that join, speak and vanish leave the others undisturbed', async () => {
    const { heard } = await listenOn(realtime.client(null), 'talk');
    const crowd = await Promise.all(Array.from({ length: 100 }, connect));
    await Promise.all(crowd.map(({ socket }) => call(socket, 'realtime:talk', 'phx_join', {})));
    for (const { socket } of crowd) socket.send(pushFrame('realtime:talk', 'e', 1, Buffer.from('{}')));
    await until(() => heard.length === 100);
    for (const { socket } of crowd) {
      socket.send(pushFrame('realtime:talk', 'e', 1, Buffer.from('{}')));
      socket.terminate();
    }
    const { socket } = await connect();
    expect((await call(socket, 'realtime:talk', 'phx_join', {})).status).toBe('ok');
  });

  it('that floods the server with long messages is slowed down or cut off, and nobody else is', async () => {
    const other = await connect();
    const { socket } = await connect();
    await call(socket, 'realtime:flood', 'phx_join', {});
    const end = ending(socket);
    const long = Buffer.from(`"${'x'.repeat(200_000)}"`);
    for (let at = 0; at < 100; at += 1) socket.send(pushFrame('realtime:flood', 'e', 1, long));
    expect(await end).toBe(1008);
    expect((await call(other.socket, 'phoenix', 'heartbeat')).status).toBe('ok');
  });
});
