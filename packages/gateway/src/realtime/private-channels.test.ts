import type { RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ada,
  ben,
  call,
  framesOf,
  listenOn,
  opened,
  openRealtime,
  pause,
  type RealtimeFixture,
  secretKey,
  until,
  watchOn,
} from './realtime-fixture.ts';

// Of the topic "room" ada may receive and send, ben may receive, and nobody else anything.
let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime({ limits: { tokenRecheckMs: 0 } });
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

const noRead = (topic: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
const hello = { type: 'broadcast', event: 'hello', payload: { n: 1 } } as const;
const enter = (client: SupabaseClient, topic: string, config: RealtimeChannelOptions['config'] = {}) =>
  listenOn(client, topic, { private: true, broadcast: { ack: true }, ...config });

describe('a private channel', () => {
  it('the owner sends, the other user receives', async () => {
    const owner = await enter(realtime.client('token of ada'), 'room');
    const other = await enter(realtime.client('token of ben'), 'room');
    expect([owner.status, other.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    expect(await owner.channel.send(hello)).toBe('ok');
    await until(() => other.heard.length === 1);
  });

  it('who may only receive is told that they may not send, and nothing arrives', async () => {
    const owner = await enter(realtime.client('token of ada'), 'room');
    const other = await enter(realtime.client('token of ben'), 'room');
    expect(await other.channel.send(hello)).toBe('error');
    expect(await other.channel.track({})).toBe('error');
    await pause(30);
    expect(owner.heard).toEqual([]);
  });

  it.each([
    ['another user', 'token of cyd', 'room'],
    ['a visitor', null, 'room'],
    ['a member of another topic', 'token of ada', 'room2'],
    ['a user whose policy fails', 'token of ada', 'broken'],
  ])('%s is refused as on Supabase', async (_name, token, topic) => {
    realtime.signIn('00000000-0000-4000-8000-00000000000c', 'token of cyd');
    const { status } = await enter(realtime.client(token), topic);
    expect(status).toBe(noRead(topic));
  });

  it('the server’s key may do everything', async () => {
    const server = await enter(realtime.client(secretKey), 'room2');
    expect(await server.channel.send(hello)).toBe('ok');
  });

  it('a policy that fails for insert refuses the message and says nothing of why', async () => {
    await realtime.sql(`insert into members values ('broken to send', $1)`, [ada]);
    await realtime.sql('alter policy failing on realtime.messages using (false)');
    const { status, channel } = await enter(realtime.client('token of ada'), 'broken to send');
    expect(status).toBe('SUBSCRIBED');
    expect(await channel.send(hello)).toBe('error');
    expect(realtime.logged).toContain('realtime: a policy of realtime.messages failed');
  });

  it('policies tell broadcast and presence apart', async () => {
    const listener = await enter(realtime.client(null), 'lobby');
    expect(listener.status).toBe('SUBSCRIBED');
    expect(await listener.channel.track({})).toBe('error');
    const face = await watchOn(realtime.client('token of ada'), 'faces', { private: true });
    expect(await face.channel.track({})).toBe('ok');
    await until(() => face.present().length === 1);
    const blind = await enter(realtime.client('token of ada'), 'faces');
    expect(await blind.channel.send(hello)).toBe('error');
    await realtime.sql(`select realtime.send('{}', 'told', 'faces')`);
    await pause(50);
    expect(blind.heard).toEqual([]);
  });

  it('what asks the policies is never stored or announced', async () => {
    const { channel } = await enter(realtime.client('token of ada'), 'room');
    await channel.send(hello);
    await channel.track({});
    expect((await realtime.sql('select from realtime.messages where payload is null')).rows).toEqual([]);
  });

  it('nobody reads or writes stored messages beyond the policies', async () => {
    await realtime.sql(`select realtime.send('{}', 'told', 'room')`);
    const claims = { sub: '00000000-0000-4000-8000-00000000000c' };
    const asCyd = { role: 'authenticated', claims, settings: { 'realtime.topic': 'room' } } as const;
    const read = await realtime.database.asCaller(asCyd, (tx) => tx.query('select from realtime.messages'));
    expect(read.rows).toEqual([]);
    const write = realtime.database.asCaller(asCyd, (tx) =>
      tx.query(`insert into realtime.messages (topic, extension) values ('room', 'broadcast')`),
    );
    await expect(write).rejects.toThrow('row-level security');
  });
});

describe('when the token changes', () => {
  async function joinRoom(token: string) {
    const socket = realtime.socket();
    await opened(socket);
    const frames = framesOf(socket);
    const join = { access_token: token, config: { private: true, broadcast: { ack: true, self: true } } };
    expect((await call(socket, 'realtime:room', 'phx_join', join)).status).toBe('ok');
    const renew = (access_token: string) => {
      socket.send(JSON.stringify(['1', '9', 'realtime:room', 'access_token', { access_token }]));
      return call(socket, 'phoenix', 'heartbeat');
    };
    const ends = () => frames.filter(([, , , event]) => event === 'phx_close').length;
    const says = () =>
      frames.filter(([, , , event]) => event === 'system').map(([, , , , { message }]) => message);
    return { socket, renew, ends, says };
  }

  it('to a user who may not receive, the channel ends with the reason', async () => {
    const { renew, ends, says } = await joinRoom('token of ada');
    await renew(realtime.signIn('00000000-0000-4000-8000-00000000000c', 'token of cyd'));
    expect(ends()).toBe(1);
    expect(says()).toEqual(['You no longer have permission to read from this Channel topic: room']);
  });

  it('to a user who may receive but not send, the channel goes on without sending', async () => {
    const { socket, renew, ends } = await joinRoom('token of ada');
    const send = () => call(socket, 'realtime:room', 'broadcast', hello);
    expect((await send()).status).toBe('ok');
    await renew('token of ben');
    expect(ends()).toBe(0);
    expect((await send()).status).toBe('error');
  });

  it('to a new one of the same user, policies count as they are now', async () => {
    await realtime.sql(`insert into members values ('room', $1)`, ['00000000-0000-4000-8000-00000000000d']);
    const token = realtime.signIn('00000000-0000-4000-8000-00000000000d', 'token of dan');
    const { renew, ends } = await joinRoom(token);
    await realtime.sql('delete from members where user_id = $1', ['00000000-0000-4000-8000-00000000000d']);
    await renew(realtime.signIn('00000000-0000-4000-8000-00000000000d', 'next token of dan'));
    expect(ends()).toBe(1);
  });

  it('a token that expires ends the channel and its presence', async () => {
    const watcher = await watchOn(realtime.client('token of ada'), 'faces', { private: true });
    const token = realtime.signIn(ben, 'short token', { exp: Math.floor(Date.now() / 1000) + 1 });
    const face = await watchOn(realtime.client(token), 'faces', { private: true, presence: { key: 'ben' } });
    await face.channel.track({});
    await until(() => watcher.present().length === 1);
    await until(() => watcher.present().length === 0);
    expect(face.channel.state).toBe('closed');
  });

  it('a session that ended receives nothing more', async () => {
    const owner = await enter(realtime.client('token of ada'), 'room');
    const other = await enter(realtime.client(realtime.signIn(ben, 'to be revoked')), 'room');
    realtime.tokens.delete('to be revoked');
    await owner.channel.send(hello);
    await until(() => other.channel.state === 'closed');
    expect(other.heard).toEqual([]);
  });

  it('while tokens cannot be checked nothing is sent and nobody is thrown out', async () => {
    const owner = await enter(realtime.client('token of ada'), 'room');
    const other = await enter(realtime.client('token of ben'), 'room');
    realtime.outage.isOn = true;
    await owner.channel.send(hello);
    await pause(50);
    realtime.outage.isOn = false;
    await owner.channel.send({ ...hello, payload: { n: 2 } });
    await until(() => other.heard.length === 1);
    expect(other.heard[0]?.payload).toEqual({ n: 2 });
  });
});
