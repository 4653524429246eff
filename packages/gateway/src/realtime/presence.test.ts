import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  framesOf,
  opened,
  openRealtime,
  pause,
  type RealtimeFixture,
  until,
  watchOn,
} from './realtime-fixture.ts';

let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime({ limits: { presencesPerChannel: 120, socketsPerAddress: 300 } });
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

const keyed = (key: string) => ({ presence: { key } });

describe('presence', () => {
  it('tells who joins and leaves, and what they say of themselves', async () => {
    const ada = await watchOn(realtime.client(null), 'hall', keyed('ada'));
    expect(await ada.channel.track({ mood: 'calm' })).toBe('ok');
    const ben = await watchOn(realtime.client(null), 'hall', keyed('ben'));
    await until(() => ben.present().length === 1);
    expect(ben.channel.presenceState()).toEqual({
      ada: [{ mood: 'calm', presence_ref: expect.any(String) }],
    });
    await ben.channel.track({ mood: 'bold' });
    await until(() => ada.present().length === 2);
    await ben.channel.untrack();
    await until(() => ada.present().length === 1);
    expect(ada.events).toEqual(['sync', 'join ada', 'sync', 'join ben', 'sync', 'leave ben', 'sync']);
  });

  it('tracking again replaces what was said, and names neither of the two twice', async () => {
    const ada = await watchOn(realtime.client(null), 'hall', keyed('ada'));
    const ben = await watchOn(realtime.client(null), 'hall', keyed('ben'));
    await ada.channel.track({ page: 1 });
    await until(() => ben.present().length === 1);
    await ada.channel.track({ page: 2 });
    await until(() => (ben.channel.presenceState().ada?.[0] as { page?: number } | undefined)?.page === 2);
    expect(ben.channel.presenceState().ada).toHaveLength(1);
  });

  it('two devices of one key are two presences of it', async () => {
    const phone = await watchOn(realtime.client(null), 'hall', keyed('ada'));
    const laptop = await watchOn(realtime.client(null), 'hall', keyed('ada'));
    await phone.channel.track({ on: 'phone' });
    await laptop.channel.track({ on: 'laptop' });
    await until(() => phone.channel.presenceState().ada?.length === 2);
    await laptop.channel.unsubscribe();
    await until(() => phone.channel.presenceState().ada?.length === 1);
    expect(phone.channel.presenceState().ada).toMatchObject([{ on: 'phone' }]);
  });

  it('without a key each channel has one of its own', async () => {
    const one = await watchOn(realtime.client(null), 'hall');
    const two = await watchOn(realtime.client(null), 'hall');
    await one.channel.track({});
    await two.channel.track({});
    await until(() => one.present().length === 2);
  });

  it('ends with the connection, whose client said nothing', async () => {
    const ada = await watchOn(realtime.client(null), 'hall', keyed('ada'));
    const socket = realtime.socket();
    await opened(socket);
    const join = { config: { presence: { enabled: true, key: 'ben' } } };
    await call(socket, 'realtime:hall', 'phx_join', join);
    await call(socket, 'realtime:hall', 'presence', { event: 'track', payload: {} });
    await until(() => ada.present().length === 1);
    socket.terminate();
    await until(() => ada.present().length === 0);
  });

  it('does not cross topics, and tells nothing to those who do not watch', async () => {
    const elsewhere = await watchOn(realtime.client(null), 'cellar');
    const socket = realtime.socket();
    await opened(socket);
    const frames = framesOf(socket);
    await call(socket, 'realtime:hall', 'phx_join', {});
    const ada = await watchOn(realtime.client(null), 'hall', keyed('ada'));
    await ada.channel.track({});
    await until(() => ada.present().length === 1);
    expect(elsewhere.present()).toEqual([]);
    expect(frames.map(([, , , event]) => event)).toEqual(['phx_reply']);
    // Who does not watch is seen all the same.
    await call(socket, 'realtime:hall', 'presence', { event: 'track', payload: {} });
    await until(() => ada.present().length === 2);
  });

  it('a name like a property of every object is a name like any other', async () => {
    const socket = realtime.socket();
    await opened(socket);
    const frames = framesOf(socket);
    const keys = ['__proto__', 'constructor', 'toString'];
    for (const key of keys) {
      const { channel } = await watchOn(realtime.client(null), 'hall', keyed(key));
      await channel.track({ phx_ref: 'chosen', text: key });
    }
    await call(socket, 'realtime:hall', 'phx_join', { config: { presence: { enabled: true } } });
    await until(() => frames.some(([, , , event]) => event === 'presence_state'));
    const state = frames.find(([, , , event]) => event === 'presence_state')?.[4] ?? {};
    expect(Object.keys(state).sort()).toEqual(keys);
    expect(JSON.stringify(state)).not.toContain('chosen');
  });
});

describe('a crowd', () => {
  const joinOf = (key: string) => ({ config: { presence: { enabled: false, key } } });

  async function crowd(size: number) {
    const sockets = Array.from({ length: size }, () => realtime.socket());
    await Promise.all(sockets.map(opened));
    await Promise.all(
      sockets.map((socket, at) => call(socket, 'realtime:square', 'phx_join', joinOf(`c${at}`))),
    );
    const track = { event: 'track', payload: { here: true } };
    await Promise.all(sockets.map((socket) => call(socket, 'realtime:square', 'presence', track)));
    return sockets;
  }

  it('a hundred that leave at once are told in few messages, and nothing of them stays', async () => {
    const watcher = realtime.socket();
    await opened(watcher);
    const frames = framesOf(watcher);
    await call(watcher, 'realtime:square', 'phx_join', { config: { presence: { enabled: true } } });
    const sockets = await crowd(100);
    const count = (part: 'joins' | 'leaves') =>
      frames
        .filter(([, , , event]) => event === 'presence_diff')
        .reduce((sum, [, , , , diff]) => sum + Object.keys(diff[part] as object).length, 0);
    await until(() => count('joins') === 100);
    const before = frames.length;
    for (const socket of sockets) socket.terminate();
    await until(() => count('leaves') === 100);
    expect(frames.length - before).toBeLessThanOrEqual(5);
    const { channels } = await stateOf('square');
    expect(channels).toBe(0);
  });

  it('past the limit of a topic the next is refused with the reason, and one that leaves makes room', async () => {
    const sockets = await crowd(120);
    const late = realtime.socket();
    await opened(late);
    await call(late, 'realtime:square', 'phx_join', joinOf('late'));
    const track = () => call(late, 'realtime:square', 'presence', { event: 'track', payload: {} });
    expect(await track()).toMatchObject({
      status: 'error',
      response: { reason: 'A channel takes at most 120 presences' },
    });
    sockets[0]?.terminate();
    let status = 'error';
    for (let time = 0; time < 100 && status === 'error'; time += 1) {
      await pause(20);
      ({ status } = await track());
    }
    expect(status).toBe('ok');
  });

  /** Who is present, as a newcomer is told. */
  async function stateOf(topic: string) {
    const socket = realtime.socket();
    await opened(socket);
    const frames = framesOf(socket);
    await call(socket, `realtime:${topic}`, 'phx_join', { config: { presence: { enabled: true } } });
    await until(() => frames.some(([, , , event]) => event === 'presence_state'));
    const state = frames.find(([, , , event]) => event === 'presence_state');
    socket.terminate();
    return { channels: Object.keys(state?.[4] ?? {}).length };
  }
});
