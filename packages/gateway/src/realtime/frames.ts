/** The Phoenix channel protocol: version 1.0.0 sends objects, 2.0.0 arrays; broadcasts of 2.0.0 are binary. */
export type Version = '1.0.0' | '2.0.0';

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** The payload of a binary frame: a broadcast whose content is kept as the bytes that came. */
export class BinaryPayload {
  readonly event: string;
  readonly encoding: 'json' | 'binary';
  readonly bytes: Uint8Array;
  /** What the client asks for beside sending; JSON, or empty. */
  readonly metadata: string;

  constructor(event: string, encoding: 'json' | 'binary', bytes: Uint8Array, metadata: string) {
    this.event = event;
    this.encoding = encoding;
    this.bytes = bytes;
    this.metadata = metadata;
  }
}

const userBroadcastPush = 3;
/** Longer names are no message of a client; what is between this and the limit of a topic is refused by name. */
const maxNameLength = 1_000;

const isRef = (value: unknown): value is string | null | undefined =>
  value === null || value === undefined || (typeof value === 'string' && value.length <= 64);

/** A client's text frame, or null where it is none of the protocol. */
export function decodeText(version: Version, text: string): Frame | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null) return null;
  const fields: Record<string, unknown> = { ...message };
  const [joinRef, ref, topic, event, payload] =
    version === '2.0.0' && Array.isArray(message)
      ? message
      : [fields.join_ref, fields.ref, fields.topic, fields.event, fields.payload];
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== 'string' || typeof event !== 'string') return null;
  if (topic.length > maxNameLength || event.length > maxNameLength) return null;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

/** A client's binary frame, which is always a broadcast. Null where malformed. */
export function decodeBinary(bytes: Uint8Array): Frame | null {
  const [kind, joinRefSize = 0, refSize = 0, topicSize = 0, eventSize = 0, metadataSize = 0, encoding] =
    bytes;
  const headerSize = 7;
  const namesSize = joinRefSize + refSize + topicSize + eventSize + metadataSize;
  if (kind !== userBroadcastPush || bytes.byteLength < headerSize + namesSize) return null;
  let offset = headerSize;
  const next = (size: number) => {
    const text = new TextDecoder().decode(bytes.subarray(offset, offset + size));
    offset += size;
    return text;
  };
  const joinRef = next(joinRefSize) || null;
  const ref = next(refSize) || null;
  const topic = next(topicSize);
  const event = next(eventSize);
  const metadata = next(metadataSize);
  const content = bytes.subarray(offset);
  const payload = new BinaryPayload(event, encoding === 1 ? 'json' : 'binary', content, metadata);
  return { joinRef, ref, topic, event: 'broadcast', payload };
}

/** A frame as text, in the form that this version of the protocol has. */
export function encode(version: Version, { joinRef, ref, topic, event, payload }: Frame): string {
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
}
