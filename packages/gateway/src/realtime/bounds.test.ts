import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ada,
  call,
  ending,
  follow,
  opened,
  openRealtime,
  pause,
  type RealtimeFixture,
  until,
} from './realtime-fixture.ts';

let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime({
    limits: {
      tokenRecheckMs: 0,
      channelsPerSocket: 3,
      socketsPerUser: 4,
      messageBurst: 30,
      maxFrameBytes: 32 * 1024,
      maxChangeBytes: 20_000,
      maxBufferedBytes: 200_000,
    },
  });
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

const note = (userId: string, body: string) =>
  realtime.sql('insert into notes (user_id, body) values ($1, $2)', [userId, body]);
const changes = [{ event: '*', schema: 'public', table: 'notes' }];
const joinOf = (token: string, extra: object = {}) => ({
  access_token: token,
  config: { postgres_changes: changes, ...extra },
});

describe('bounds', () => {
  it('a frame of 32 KiB passes and a longer one ends the connection with 1009', async () => {
    const socket = realtime.socket();
    await opened(socket);
    const frame = (size: number) => {
      const text = JSON.stringify([null, '1', 'phoenix', 'heartbeat', { x: '' }]);
      return text.replace('""', `"${'x'.repeat(size - text.length)}"`);
    };
    const answered = new Promise((resolve) => socket.once('message', resolve));
    socket.send(frame(32 * 1024));
    await answered;
    const end = ending(socket);
    socket.send(frame(32 * 1024 + 1));
    expect(await end).toBe(1009);
  });

  it('a client that sends too many messages is cut off with 1008', async () => {
    const socket = realtime.socket();
    await opened(socket);
    const end = ending(socket);
    for (let index = 0; index < 60; index += 1) socket.send('[null,"1","phoenix","heartbeat",{}]');
    expect(await end).toBe(1008);
  });

  it.each(['', '{', '[]', '[1,2,3,4,5]', 'null', '"x"', '[null,null,{},"phx_join",{}]'])(
    'the malformed frame %j ends the connection with 1007',
    async (frame) => {
      const socket = realtime.socket();
      await opened(socket);
      const end = ending(socket);
      socket.send(frame);
      expect(await end).toBe(1007);
    },
  );

  it('a malformed binary frame ends the connection, too', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from([3, 255, 255, 255]),
      Buffer.from([9, 0, 0, 0, 0, 0, 0]),
    ]) {
      const socket = realtime.socket();
      await opened(socket);
      const end = ending(socket);
      socket.send(bytes);
      expect(await end).toBe(1007);
    }
  });

  it.each([
    ['a topic of another kind', 'elsewhere', {}],
    [
      'an unknown event',
      'realtime:a',
      { config: { postgres_changes: [{ event: 'TRUNCATE', table: 'notes' }] } },
    ],
    ['subscriptions that are no list', 'realtime:a', { config: { postgres_changes: 'all' } }],
    [
      'more subscriptions than a channel takes',
      'realtime:a',
      { config: { postgres_changes: Array(21).fill(changes[0]) } },
    ],
    ['a payload that is no object', 'realtime:a', 'x'],
  ])('a join with %s is refused with a reason', async (_name, topic, payload) => {
    const socket = realtime.socket();
    await opened(socket);
    const answer = await call(socket, topic, 'phx_join', payload);
    expect(answer).toEqual({ status: 'error', response: { reason: expect.any(String) } });
    socket.close();
  });

  it('a connection takes so many channels, and leaving one makes room', async () => {
    const socket = realtime.socket();
    await opened(socket);
    for (const topic of ['a', 'b', 'c', 'c']) {
      expect((await call(socket, `realtime:${topic}`, 'phx_join', {})).status).toBe('ok');
    }
    expect((await call(socket, 'realtime:d', 'phx_join', {})).status).toBe('error');
    expect((await call(socket, 'realtime:a', 'phx_leave')).status).toBe('ok');
    expect((await call(socket, 'realtime:d', 'phx_join', {})).status).toBe('ok');
    expect(await call(socket, 'realtime:a', 'anything')).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    });
    socket.close();
  });

  it('a user has so many connections, and closing one makes room', async () => {
    const token = realtime.signIn('00000000-0000-4000-8000-00000000000c', 'token of cyd');
    const sockets = Array.from({ length: 5 }, () => realtime.socket());
    await Promise.all(sockets.map(opened));
    const statuses: string[] = [];
    for (const socket of sockets) {
      statuses.push((await call(socket, 'realtime:a', 'phx_join', joinOf(token))).status);
    }
    expect(statuses).toEqual(['ok', 'ok', 'ok', 'ok', 'error']);
    sockets[0]?.close();
    await pause(50);
    const [, , , , last] = sockets;
    expect(last && (await call(last, 'realtime:a', 'phx_join', joinOf(token))).status).toBe('ok');
    for (const socket of sockets) socket.close();
  });

  it('an address has so many connections, refused ones not counted', async () => {
    const small = await openRealtime({ limits: { socketsPerAddress: 2 } });
    for (let index = 0; index < 5; index += 1) expect(await ending(small.socket('?vsn=2.0.0'))).toBe(401);
    const first = small.socket();
    await opened(first);
    await opened(small.socket());
    expect(await ending(small.socket())).toBe(429);
    first.close();
    await ending(first);
    await pause(20);
    await opened(small.socket());
    await small.close();
  });

  it('a silent connection is taken for dead, one that sends heartbeats is not', async () => {
    const impatient = await openRealtime({ limits: { heartbeatTimeoutMs: 200 } });
    const silent = impatient.socket();
    const alive = impatient.socket();
    await Promise.all([opened(silent), opened(alive)]);
    const beat = setInterval(() => void call(alive, 'phoenix', 'heartbeat'), 50);
    expect(await ending(silent)).toBe(1006);
    expect(alive.readyState).toBe(alive.OPEN);
    clearInterval(beat);
    await impatient.close();
  });

  it('a consumer that reads too slowly is dropped', async () => {
    const socket = realtime.socket();
    await opened(socket);
    expect((await call(socket, 'realtime:a', 'phx_join', joinOf('token of ada'))).status).toBe('ok');
    socket.pause();
    const before = realtime.logged.length;
    // The kernel takes some megabytes before anything waits in the process.
    for (let round = 0; round < 60 && realtime.logged.length === before; round += 1) {
      await realtime.sql(
        `insert into notes (user_id, body) select $1, repeat('x', 15000) from generate_series(1, 20)`,
        [ada],
      );
      await pause(5);
    }
    expect(realtime.logged.slice(before)).toContain('realtime: a slow consumer was cut off');
    socket.terminate();
  }, 30_000);

  it('a change that is too long is sent with its key and says so', async () => {
    const { raw } = await follow(realtime.client('token of ada'));
    await note(ada, 'x'.repeat(30_000));
    await until(() => raw.length === 1);
    expect(raw[0]).toMatchObject({
      errors: ['Error 413: Payload Too Large'],
      new: { id: expect.any(Number) },
    });
    expect(Object.keys(raw[0]?.new ?? {})).toEqual(['id']);
  });
});
