import type { Log } from '../ports.ts';
import {
  type Broadcast,
  createOutgoing,
  messagesIn,
  type Outgoing,
  outgoingBroadcast,
} from './broadcast-message.ts';
import type { Channel } from './channel.ts';
import { encode } from './frames.ts';
import { createBudget, type RealtimeLimits } from './limits.ts';
import { createPresences, newPresenceRef, type Presence } from './presences.ts';
import { channelTopic, type TopicName } from './topic-name.ts';

/** Another process of the site, whose presences are known here. */
export interface PeerPresence {
  peer: string;
  ref: string;
}

type Owner = Channel | string;

interface Topic {
  name: TopicName;
  channels: Set<Channel>;
  presences: ReturnType<typeof createPresences<Owner>>;
  flush: NodeJS.Timeout | undefined;
}

/** What other processes are to be told of the channels here. */
export interface TopicEvents {
  onBroadcast(name: TopicName, broadcast: Broadcast): void;
  onPresent(name: TopicName, presence: Presence): void;
  onAbsent(name: TopicName, ref: string): void;
}

/** Presence changes of so many ms reach a topic as one message; the more channels it has, the more wait for each other. */
const presenceWaitMs = (channels: number) => 50 + Math.min(channels, 2_000);

const keyOf = ({ topic, isPrivate }: TopicName) => `${isPrivate ? 'private' : 'public'}:${topic}`;
const ownerOf = ({ peer, ref }: PeerPresence) => `${peer} ${ref}`;

export type Topics = ReturnType<typeof createTopics>;

/** The channels of each topic, and who is present there. A topic is forgotten with its last channel and presence. */
export function createTopics(limits: RealtimeLimits, now: () => number, log: Log, events: TopicEvents) {
  const topics = new Map<string, Topic>();
  const spend = createBudget(limits.deliveryBurst, limits.deliveriesPerSecond, now);

  function open(name: TopicName): Topic {
    const known = topics.get(keyOf(name));
    if (known) return known;
    const made = {
      name,
      channels: new Set<Channel>(),
      presences: createPresences<Owner>(),
      flush: undefined,
    };
    topics.set(keyOf(name), made);
    return made;
  }

  function forgetIfEmpty(topic: Topic): void {
    if (topic.channels.size > 0 || topic.presences.size > 0) return;
    clearTimeout(topic.flush);
    topics.delete(keyOf(topic.name));
  }

  /** False where the process sends as much as it may. A single message may always cost the whole budget. */
  const maySend = (receivers: number, bytes: number) =>
    spend(Math.min(receivers * messagesIn(bytes), limits.deliveryBurst));

  function presenceMessage(name: TopicName, event: string, payload: unknown): Outgoing {
    const frame = { joinRef: null, ref: null, topic: channelTopic(name), event, payload };
    const bytes = Buffer.byteLength(JSON.stringify(payload));
    return createOutgoing(bytes, (version) => ({
      data: Buffer.from(encode(version, frame)),
      isBinary: false,
    }));
  }

  const watchesPresence = ({ presence, access }: Channel) => presence.isEnabled && access.canRead.presence;

  function flush(topic: Topic): void {
    clearTimeout(topic.flush);
    topic.flush = undefined;
    const receivers = [...topic.channels].filter(watchesPresence);
    const diff = topic.presences.takeDiff();
    if (!diff || receivers.length === 0) return;
    const message = presenceMessage(topic.name, 'presence_diff', diff);
    // Presence has to stay true: it may exceed the budget, and the next broadcasts wait for it.
    maySend(receivers.length, message.bytes);
    for (const channel of receivers) channel.outlet.deliver(message);
  }

  function flushSoon(topic: Topic): void {
    topic.flush ??= setTimeout(() => flush(topic), presenceWaitMs(topic.channels.size));
    topic.flush.unref();
  }

  function removePresence(topic: Topic, owner: Owner): Presence | undefined {
    const removed = topic.presences.remove(owner);
    if (removed) flushSoon(topic);
    return removed;
  }

  function untrack(channel: Channel): void {
    const topic = topics.get(keyOf(channel.name));
    const removed = topic && removePresence(topic, channel);
    if (removed) events.onAbsent(channel.name, removed.meta.phx_ref);
  }

  /** Sends to the topic's channels in this process; false where it sends too much already. */
  function deliver(name: TopicName, broadcast: Broadcast, except?: Channel): boolean {
    const topic = topics.get(keyOf(name));
    if (!topic) return true;
    if (!maySend(topic.channels.size, broadcast.payload.byteLength)) {
      log('warn', 'realtime: a broadcast was not sent, too many messages');
      return false;
    }
    const message = outgoingBroadcast(channelTopic(name), broadcast);
    for (const channel of topic.channels) {
      if (channel !== except && channel.access.canRead.broadcast) channel.outlet.deliver(message);
    }
    return true;
  }

  return {
    get size() {
      return topics.size;
    },
    enter: (channel: Channel) => void open(channel.name).channels.add(channel),
    /** The channel is over, and its presence with it. */
    leave(channel: Channel): void {
      const topic = topics.get(keyOf(channel.name));
      if (!topic?.channels.delete(channel)) return;
      untrack(channel);
      forgetIfEmpty(topic);
    },
    isHeard: (name: TopicName) => (topics.get(keyOf(name))?.channels.size ?? 0) > 0,
    deliver,
    /** Sends to the topic's channels in every process; false where this one sends too much already. */
    broadcast(name: TopicName, broadcast: Broadcast, except?: Channel): boolean {
      const isSent = deliver(name, broadcast, except);
      if (isSent) events.onBroadcast(name, broadcast);
      return isSent;
    },
    /** Makes a channel present with what it says of itself; null, or why it can't be. */
    track(channel: Channel, payload: Record<string, unknown>): string | null {
      const topic = open(channel.name);
      const previous = topic.presences.get(channel)?.meta.phx_ref;
      if (previous === undefined && topic.presences.size >= limits.presencesPerChannel) {
        return `A channel takes at most ${limits.presencesPerChannel} presences`;
      }
      const prev = previous === undefined ? {} : { phx_ref_prev: previous };
      const presence = {
        key: channel.presence.key,
        meta: { ...payload, phx_ref: newPresenceRef(), ...prev },
      };
      topic.presences.set(channel, presence);
      flushSoon(topic);
      if (previous !== undefined) events.onAbsent(channel.name, previous);
      events.onPresent(channel.name, presence);
      return null;
    },
    untrack,
    /** Tells a channel who is present, before it hears of changes. */
    sendState(channel: Channel): void {
      const topic = topics.get(keyOf(channel.name));
      if (!topic || !watchesPresence(channel)) return;
      channel.outlet.deliver(presenceMessage(channel.name, 'presence_state', topic.presences.state()));
    },
    /** What waits to be told of a topic is told now: a channel that joins next knows it from the state. */
    settle(name: TopicName): void {
      const topic = topics.get(keyOf(name));
      if (topic) flush(topic);
    },
    addPeerPresence(name: TopicName, peer: string, presence: Presence): void {
      const topic = open(name);
      const owner = ownerOf({ peer, ref: presence.meta.phx_ref });
      if (topic.presences.get(owner) || topic.presences.size >= limits.presencesPerChannel) return;
      topic.presences.set(owner, presence);
      flushSoon(topic);
    },
    removePeerPresence(name: TopicName, from: PeerPresence): void {
      const topic = topics.get(keyOf(name));
      if (!topic) return;
      removePresence(topic, ownerOf(from));
      forgetIfEmpty(topic);
    },
    /** A process is gone, and everyone who was present there. */
    removePeer(peer: string): void {
      for (const topic of [...topics.values()]) {
        for (const owner of [...topic.presences.owners()]) {
          if (typeof owner === 'string' && owner.startsWith(`${peer} `)) removePresence(topic, owner);
        }
        forgetIfEmpty(topic);
      }
    },
    /** The presences of this process. */
    *ownPresences(): Generator<{ name: TopicName; presence: Presence }> {
      for (const { name, presences } of topics.values()) {
        for (const owner of presences.owners()) {
          const presence = typeof owner === 'string' ? undefined : presences.get(owner);
          if (presence) yield { name, presence };
        }
      }
    },
    close(): void {
      for (const topic of topics.values()) clearTimeout(topic.flush);
      topics.clear();
    },
  };
}
