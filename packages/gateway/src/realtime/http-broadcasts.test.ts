import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  listenOn,
  openRealtime,
  pause,
  publishableKey,
  type RealtimeFixture,
  secretKey,
  until,
} from './realtime-fixture.ts';

let realtime: RealtimeFixture;
beforeAll(async () => {
  // The client warns that its send falls back to a request, which is what is tested.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  realtime = await openRealtime({ limits: { messageBurst: 20, messagesPerSecond: 0.001 } });
});
afterEach(() => realtime.leave());
afterAll(async () => {
  vi.restoreAllMocks();
  await realtime.close();
});

const hello = { type: 'broadcast', event: 'hello', payload: { n: 1 } } as const;
const message = { topic: 'talk', event: 'hello', payload: { n: 1 } };
const batch = (...messages: object[]) => JSON.stringify({ messages });

describe('a broadcast by HTTP', () => {
  it('is what send does before the channel is joined', async () => {
    const { heard } = await listenOn(realtime.client(null), 'talk');
    const client = realtime.client('token of ada');
    await client.realtime.setAuth();
    expect(await client.channel('talk').send(hello)).toBe('ok');
    await until(() => heard.length === 1);
    expect(heard).toEqual([{ event: 'hello', payload: { n: 1 } }]);
  });

  it('httpSend carries JSON and bytes, to topics and events with any characters', async () => {
    const topic = 'a/b%2F ü?#';
    const { heard } = await listenOn(realtime.client(null), topic);
    const channel = realtime.client(null).channel(topic);
    expect(await channel.httpSend('x/y ü', { n: 2 })).toEqual({ success: true });
    expect(await channel.httpSend('bytes', new Uint8Array([0, 255]).buffer)).toEqual({ success: true });
    await until(() => heard.length === 2);
    expect(heard[0]).toEqual({ event: 'x/y ü', payload: { n: 2 } });
    expect(new Uint8Array(heard[1]?.payload as ArrayBuffer)).toEqual(new Uint8Array([0, 255]));
  });

  it('to a private topic asks the policies: the owner sends, another user and a visitor do not', async () => {
    const { heard } = await listenOn(realtime.client('token of ada'), 'room', { private: true });
    const sendAs = async (token: string | null) => {
      const client = realtime.client(token);
      await client.realtime.setAuth();
      const channel = client.channel('room', { config: { private: true } });
      const single = await channel.httpSend('hello', {}).then(
        () => 'ok',
        (error: Error) => error.message,
      );
      return [single, await channel.send(hello)];
    };
    const refusal = 'Unauthorized: You do not have permissions to write to this Channel topic: room';
    expect(await sendAs('token of ada')).toEqual(['ok', 'ok']);
    expect(await sendAs('token of ben')).toEqual([refusal, 'error']);
    expect(await sendAs(null)).toEqual([refusal, 'error']);
    expect(await sendAs(secretKey)).toEqual(['ok', 'ok']);
    await until(() => heard.length === 4);
  });

  it('of a batch with one topic that is not allowed sends nothing', async () => {
    const { heard } = await listenOn(realtime.client(null), 'talk');
    const body = batch(message, { ...message, topic: 'room', private: true });
    expect((await realtime.post('/api/broadcast', 'token of ben', body)).status).toBe(403);
    await pause(30);
    expect(heard).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['no messages', '{}', 422],
    ['an empty batch', batch(), 422],
    ['101 messages', batch(...Array(101).fill(message)), 422],
    ['no topic', batch({ ...message, topic: undefined }), 422],
    ['an empty topic', batch({ ...message, topic: '' }), 422],
    ['an event that is too long', batch({ ...message, event: 'x'.repeat(256) }), 422],
    ['a topic with a NUL', batch({ ...message, topic: 'a\0', private: true }), 422],
    ['half a character', batch({ ...message, topic: '\ud800' }), 422],
    ['a payload that is no object', batch({ ...message, payload: 'x' }), 422],
    ['a payload that is too long', batch({ ...message, payload: { x: 'x'.repeat(256 * 1024) } }), 422],
    ['a body that is too long', batch({ ...message, payload: { x: 'x'.repeat(1024 * 1024) } }), 413],
  ])('with %s is refused with a message', async (_name, body, status) => {
    const response = await realtime.post('/api/broadcast', secretKey, body);
    expect([response.status, await response.json()]).toEqual([status, { message: expect.any(String) }]);
  });

  it.each([
    ['no JSON', '/api/broadcast/talk/events/e', '{', {}, 400],
    ['a form', '/api/broadcast/talk/events/e', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['a wish to store', '/api/broadcast/talk/events/e?persist=true&private=true', '{}', {}, 422],
    ['a path that is not', '/api/broadcast/talk/events', '{}', {}, 426],
  ])('to one topic with %s is refused', async (_name, path, body, headers, status) => {
    expect((await realtime.post(path, secretKey, body, headers)).status).toBe(status);
  });

  it('without a valid token is 401', async () => {
    expect((await realtime.post('/api/broadcast', 'nonsense', batch(message))).status).toBe(401);
  });

  it('past a sender’s rate is 429 with the time to wait, and others go on', async () => {
    const token = realtime.signIn('00000000-0000-4000-8000-00000000000e', 'token of eve');
    const post = (who: string) => realtime.post('/api/broadcast', who, batch(...Array(10).fill(message)));
    const statuses = [await post(token), await post(token), await post(token)].map(({ status }) => status);
    expect(statuses).toEqual([202, 202, 429]);
    expect((await post(token)).headers.get('retry-after')).toBe('1');
    realtime.signIn('00000000-0000-4000-8000-00000000000f', 'token of fay');
    expect((await post('token of fay')).status).toBe(202);
  });

  it('past what the process may deliver is 429', async () => {
    const small = await openRealtime({ limits: { deliveryBurst: 3, deliveriesPerSecond: 0.001 } });
    const { heard } = await listenOn(small.client(null), 'talk');
    const post = () => small.post('/api/broadcast', publishableKey, batch(message));
    const statuses = [await post(), await post(), await post(), await post()].map(({ status }) => status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    await until(() => heard.length === 3);
    await small.close();
  });
});
