import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/port.ts';
import type { Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import type { Topics } from './topics.ts';

const nameFields = { topic: z.string(), isPrivate: z.boolean() };
const presenceSchema = z.object({ key: z.string(), meta: z.looseObject({ phx_ref: z.string() }) });

/** What processes of one site tell each other. A hello asks for everything that the others have, a welcome precedes it. */
const noteSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('welcome') }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('bye') }),
  z.object({
    kind: z.literal('broadcast'),
    ...nameFields,
    event: z.string(),
    encoding: z.enum(['json', 'binary']),
    payload: z.base64(),
  }),
  z.object({ kind: z.literal('present'), ...nameFields, presence: presenceSchema }),
  z.object({ kind: z.literal('absent'), ...nameFields, ref: z.string() }),
]);

export type PeerNote = z.infer<typeof noteSchema>;

const aliveEveryMs = 10_000;
/** Silence after which a process is taken for gone, and whoever was present there. */
const goneAfterMs = 35_000;
/** What notifications begin with that are for `hear`. */
export const prefix = 'peer ';
/** A notification has less than 8,000 bytes. */
const partLength = 7_500;
/** Characters that wait to be told; past it broadcasts are dropped. */
const maxWaitingLength = 16 * 1024 * 1024;

export interface PeersOptions {
  database: Database;
  channel: string;
  topics(): Topics;
  log: Log;
}

/** The other processes on the same database, which hear of broadcasts and presences by notifications. */
export function createPeers({ database, channel, topics, log }: PeersOptions) {
  const self = randomUUID();
  const lastHeard = new Map<string, number>();
  const parts = new Map<string, string>();
  let waiting: string[] = [];
  let waitingLength = 0;
  let sending: Promise<void> | null = null;
  let numbered = 0;

  /** Whatever came together goes out in one transaction, whose notifications nothing else gets in between. */
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const payloads = waiting;
      waiting = [];
      waitingLength = 0;
      try {
        await database.asOwner((tx) =>
          tx.query('select pg_notify($1, payload) from unnest($2::text[]) as p (payload)', [
            channel,
            payloads,
          ]),
        );
      } catch (error) {
        log('warn', 'realtime: other processes could not be told', describeError(error));
      }
    }
  }

  function say(note: PeerNote): void {
    const text = Buffer.from(JSON.stringify(note)).toString('base64');
    if (note.kind === 'broadcast' && waitingLength + text.length > maxWaitingLength) {
      log('warn', 'realtime: other processes were not told of a broadcast, too many wait');
      return;
    }
    numbered += 1;
    const count = Math.ceil(text.length / partLength);
    for (let part = 0; part < count; part += 1) {
      const piece = text.slice(part * partLength, (part + 1) * partLength);
      waiting.push(`${prefix}${self} ${numbered} ${part} ${count} ${piece}`);
    }
    waitingLength += text.length;
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  }

  function forget(peer: string): void {
    lastHeard.delete(peer);
    parts.delete(peer);
    topics().removePeer(peer);
  }

  /** A process that was not known may have said what was not heard here: it is asked. */
  function meet(peer: string, kind: PeerNote['kind']): void {
    const isKnown = lastHeard.has(peer);
    lastHeard.set(peer, performance.now());
    if (!isKnown && kind !== 'welcome') say({ kind: 'hello' });
  }

  function take(peer: string, note: PeerNote): void {
    if (note.kind === 'bye') {
      forget(peer);
      return;
    }
    meet(peer, note.kind);
    if (note.kind === 'hello') {
      say({ kind: 'welcome' });
      for (const { name, presence } of topics().ownPresences()) say({ kind: 'present', ...name, presence });
    }
    if (note.kind === 'broadcast') {
      const { event, encoding, payload } = note;
      topics().deliver(note, { event, encoding, payload: Buffer.from(payload, 'base64') });
    }
    if (note.kind === 'present') topics().addPeerPresence(note, peer, note.presence);
    if (note.kind === 'absent') topics().removePeerPresence(note, { peer, ref: note.ref });
  }

  const pulse = setInterval(() => {
    say({ kind: 'alive' });
    const now = performance.now();
    for (const [peer, heardAt] of lastHeard) if (now - heardAt > goneAfterMs) forget(peer);
  }, aliveEveryMs);
  pulse.unref();

  return {
    /** Takes a notification of this or another process: `<process> <number> <part> <parts> <piece>`. */
    hear(payload: string): void {
      const [peer = '', , part, count, piece = ''] = payload.split(' ');
      if (peer === self) return;
      const text = (part === '0' ? '' : (parts.get(peer) ?? '')) + piece;
      if (Number(part) + 1 < Number(count)) return void parts.set(peer, text);
      parts.delete(peer);
      const note = noteSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
      if (note.success) take(peer, note.data);
    },
    /** Tells the others, where there are any. */
    tell(note: PeerNote): void {
      if (lastHeard.size > 0) say(note);
    },
    /** Asks who is there. After a gap nothing that was known of them counts. */
    greet(): void {
      for (const peer of [...lastHeard.keys()]) forget(peer);
      say({ kind: 'hello' });
    },
    async close(): Promise<void> {
      clearInterval(pulse);
      say({ kind: 'bye' });
      await sending;
    },
  };
}
