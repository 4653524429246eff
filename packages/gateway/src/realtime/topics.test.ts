import { expect, it } from 'vitest';
import type { Outgoing } from './broadcast-message.ts';
import type { Channel } from './channel.ts';
import { defaultLimits } from './limits.ts';
import { createOutlet } from './outlet.ts';
import { fullAccess } from './topic-access.ts';
import { createTopics } from './topics.ts';

const silent = { onBroadcast() {}, onPresent() {}, onAbsent() {} };
const open = () =>
  createTopics(
    defaultLimits,
    () => performance.now(),
    () => {},
    silent,
  );

function channelOn(topic: string, sent: Outgoing[] = []): Channel {
  const outlet = createOutlet({
    send: (message) => sent.push(message),
    isKnownFresh: () => true,
    isFresh: async () => true,
    maxHeldBytes: 1000,
  });
  return {
    topic: `realtime:${topic}`,
    name: { topic, isPrivate: false },
    joinRef: '1',
    token: 'token',
    identity: { role: 'anon', claims: {} },
    checkedAt: 0,
    subscriptions: [],
    access: fullAccess,
    broadcast: { ack: false, self: false },
    presence: { isEnabled: true, key: topic },
    outlet,
    expiry: undefined,
    isOpen: true,
  };
}

const broadcast = { event: 'e', encoding: 'json', payload: Buffer.from('{}') } as const;

it('forgets a topic with its last channel and presence, also those of other processes', () => {
  const topics = open();
  const channels = Array.from({ length: 1000 }, (_, at) => channelOn(`topic ${at}`));
  for (const channel of channels) {
    topics.enter(channel);
    topics.track(channel, {});
  }
  topics.addPeerPresence({ topic: 'far', isPrivate: true }, 'peer', { key: 'k', meta: { phx_ref: 'r' } });
  expect(topics.size).toBe(1001);
  for (const channel of channels) topics.leave(channel);
  expect(topics.size).toBe(1);
  topics.removePeer('peer');
  expect(topics.size).toBe(0);
});

it('encodes a broadcast once for each version of the protocol, however many receive it', () => {
  const topics = open();
  const sent: Outgoing[] = [];
  for (let at = 0; at < 3; at += 1) topics.enter(channelOn('talk', sent));
  topics.broadcast({ topic: 'talk', isPrivate: false }, broadcast);
  const frames = sent.map((message) => message.encoded('2.0.0')?.data);
  expect(frames).toHaveLength(3);
  expect(frames.every((frame) => frame === frames[0])).toBe(true);
});

it('a channel that left twice, or never entered, changes nothing', () => {
  const topics = open();
  const [one, two] = [channelOn('talk'), channelOn('talk')];
  topics.enter(one);
  topics.leave(two);
  expect(topics.isHeard(one.name)).toBe(true);
  topics.leave(one);
  topics.leave(one);
  expect([topics.isHeard(one.name), topics.size]).toEqual([false, 0]);
});

it('drops what waits for a token that is checked too long, and keeps the order of the rest', async () => {
  const sent: Outgoing[] = [];
  let answer: (isFresh: boolean) => void = () => {};
  const outlet = createOutlet({
    send: (message) => sent.push(message),
    isKnownFresh: () => false,
    isFresh: () => new Promise((resolve) => (answer = resolve)),
    maxHeldBytes: 25,
  });
  const message = (id: number): Outgoing => ({ id, bytes: 10, encoded: () => null });
  for (const id of [1, 2, 3]) outlet.deliver(message(id));
  answer(true);
  await Promise.resolve();
  await Promise.resolve();
  expect(sent.map(({ id }) => id)).toEqual([1, 2]);
});
