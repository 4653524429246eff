import { type Broadcast, isJson, isName, maxNameBytes } from './broadcast-message.ts';
import type { Channel } from './channel.ts';
import { BinaryPayload, type Frame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Extension } from './topic-access.ts';
import type { Topics } from './topics.ts';
import type { Wire } from './wire.ts';

export interface ChannelMessagesOptions {
  topics: Topics;
  wire: Wire;
  limits: RealtimeLimits;
}

/** A message that is refused, with the reason the client is told. */
class MessageRefusal extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON of a value that came as JSON, in bytes. Throws MessageRefusal where it is nested too deeply to be written. */
function toJson(value: unknown): Uint8Array {
  try {
    return Buffer.from(JSON.stringify(value));
  } catch {
    throw new MessageRefusal('The payload is nested too deeply');
  }
}

function fromBinary({ event, encoding, bytes, metadata }: BinaryPayload): Broadcast {
  // Nobody would store what the sender wants to be stored.
  if (metadata.includes('"persist"'))
    throw new MessageRefusal('Storing a broadcast (persist) is not supported');
  return { event, encoding, payload: bytes };
}

function fromText(payload: unknown): Broadcast {
  if (!isRecord(payload) || typeof payload.event !== 'string') {
    throw new MessageRefusal('A broadcast has an event and a payload');
  }
  return { event: payload.event, encoding: 'json', payload: toJson(payload.payload ?? {}) };
}

/** Throws MessageRefusal for a broadcast that its receivers could not take. */
function readBroadcast(payload: unknown, limits: RealtimeLimits): Broadcast {
  const broadcast = payload instanceof BinaryPayload ? fromBinary(payload) : fromText(payload);
  if (!isName(broadcast.event)) throw new MessageRefusal(`An event is text of at most ${maxNameBytes} bytes`);
  if (broadcast.payload.byteLength > limits.maxBroadcastBytes) {
    throw new MessageRefusal(`payload_size_exceeded: at most ${limits.maxBroadcastBytes} bytes`);
  }
  if (broadcast.encoding === 'json' && !isJson(broadcast.payload)) {
    throw new MessageRefusal('The payload is not valid JSON');
  }
  return broadcast;
}

/** Broadcast and presence as a client sends them on a channel it has joined. */
export function createChannelMessages({ topics, wire, limits }: ChannelMessagesOptions) {
  async function ensureWrite({ name, access }: Channel, extension: Extension): Promise<void> {
    if (await access.canWrite(extension)) return;
    throw new MessageRefusal(
      name.isPrivate
        ? `Unauthorized: You do not have permissions to write ${extension} to this Channel topic: ${name.topic}`
        : `PrivateOnly: This project allows ${extension} on private channels alone`,
    );
  }

  async function broadcast(channel: Channel, { payload }: Frame): Promise<void> {
    const message = readBroadcast(payload, limits);
    await ensureWrite(channel, 'broadcast');
    if (!channel.isOpen) return;
    const isSent = topics.broadcast(channel.name, message, channel.broadcast.self ? undefined : channel);
    if (!isSent) throw new MessageRefusal('Too many messages per second');
  }

  async function presence(channel: Channel, { payload }: Frame): Promise<void> {
    const { event, payload: meta = {} }: Record<string, unknown> = isRecord(payload) ? payload : {};
    const action = String(event).toLowerCase();
    if (action === 'untrack') return topics.untrack(channel);
    if (action !== 'track') throw new MessageRefusal('A presence event is track or untrack');
    if (!isRecord(meta)) throw new MessageRefusal('Presence track payload must be a map');
    if (toJson(meta).byteLength > limits.maxPresenceBytes) {
      throw new MessageRefusal(`Track message size exceeded: at most ${limits.maxPresenceBytes} bytes`);
    }
    await ensureWrite(channel, 'presence');
    if (!channel.isOpen) return;
    const refusal = topics.track(channel, meta);
    if (refusal) throw new MessageRefusal(refusal);
  }

  /** Does what a message asks for. Success is told where the client waits for it, a refusal always. */
  async function receive(channel: Channel, frame: Frame): Promise<void> {
    const isBroadcast = frame.event === 'broadcast';
    try {
      await (isBroadcast ? broadcast : presence)(channel, frame);
    } catch (error) {
      if (!(error instanceof MessageRefusal)) throw error;
      // The client shows `error` where it asked for a message to be stored.
      return wire.reply(frame, 'error', { reason: error.message, error: error.message });
    }
    if (!isBroadcast || channel.broadcast.ack) wire.reply(frame, 'ok', {});
  }

  return { receive };
}
