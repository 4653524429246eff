import type { Version } from './frames.ts';

/** A broadcast on its way: its payload stays the bytes that were sent, and nothing but their syntax was looked at. */
export interface Broadcast {
  event: string;
  encoding: 'json' | 'binary';
  payload: Uint8Array;
  /** What the server adds: the id of a stored message, and whether it was replayed. */
  meta?: Readonly<Record<string, unknown>>;
}

/** A message to many channels, encoded once for each version of the protocol; null where a version can't carry it. */
export interface Outgoing {
  /** Of a stored broadcast. */
  id?: unknown;
  bytes: number;
  encoded(version: Version): Encoded | null;
}

export interface Encoded {
  data: Buffer;
  isBinary: boolean;
}

const userBroadcast = 4;
/** Topic, event and metadata of a binary frame have one byte for their length. */
export const maxNameBytes = 255;

const bytesPerMessage = 32 * 1024;

/** As how many messages a message counts against limits. */
export const messagesIn = (bytes: number) => Math.max(1, Math.ceil(bytes / bytesPerMessage));

/** True for text that PostgreSQL can store and a binary frame can name. */
export const isName = (text: string) =>
  text !== '' && text.isWellFormed() && !text.includes('\0') && Buffer.byteLength(text) <= maxNameBytes;

/** True where the bytes are one JSON value in UTF-8: else receivers would fail to parse it. */
export function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

function encodeBinary(topic: string, { event, encoding, payload, meta }: Broadcast): Buffer {
  const names = [topic, event, meta ? JSON.stringify(meta) : ''].map((name) => Buffer.from(name));
  const sizes = names.map((name) => name.byteLength);
  return Buffer.concat([
    Buffer.from([userBroadcast, ...sizes, encoding === 'json' ? 1 : 0]),
    ...names,
    payload,
  ]);
}

function encodeText(topic: string, { event, payload, meta }: Broadcast): Buffer {
  const metaText = meta ? `,"meta":${JSON.stringify(meta)}` : '';
  const head = `{"topic":${JSON.stringify(topic)},"event":"broadcast","payload":{"type":"broadcast","event":${JSON.stringify(event)}`;
  return Buffer.concat([
    Buffer.from(`${head}${metaText},"payload":`),
    payload,
    Buffer.from('},"ref":null,"join_ref":null}'),
  ]);
}

/** Encodes lazily, and keeps each version's frame for the next receiver. */
export function createOutgoing(bytes: number, encodeFor: (version: Version) => Encoded | null): Outgoing {
  const frames = new Map<Version, Encoded | null>();
  return {
    bytes,
    encoded(version) {
      const known = frames.get(version);
      if (known !== undefined) return known;
      const made = encodeFor(version);
      frames.set(version, made);
      return made;
    },
  };
}

/** A broadcast as the members of a channel receive it. Version 1.0.0 can't carry bytes. */
export function outgoingBroadcast(channelTopic: string, broadcast: Broadcast): Outgoing {
  const outgoing = createOutgoing(broadcast.payload.byteLength, (version) => {
    if (version === '2.0.0') return { data: encodeBinary(channelTopic, broadcast), isBinary: true };
    if (broadcast.encoding === 'binary') return null;
    return { data: encodeText(channelTopic, broadcast), isBinary: false };
  });
  return { ...outgoing, id: broadcast.meta?.id };
}
