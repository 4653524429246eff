import { z } from 'zod';
import { isName, maxNameBytes } from './broadcast-message.ts';
import type { RealtimeLimits } from './limits.ts';
import { subTopic, type TopicName } from './topic-name.ts';

/** A join that is refused, with the reason the client is told. */
export class JoinRefusal extends Error {}

/** What channels without policies may be used for: everything, changes of tables alone, or nothing at all. */
export type PublicChannels = 'all' | 'changes' | 'none';

const changesSchema = z.object({
  event: z.enum(['INSERT', 'UPDATE', 'DELETE', '*']),
  schema: z.string().max(63).default('public'),
  table: z.string().max(63).optional(),
  filter: z.string().nullish(),
  select: z.array(z.string().max(63)).max(200).nullish(),
});

export type ChangeRequest = z.infer<typeof changesSchema>;

/** Some clients send booleans as text. */
const flag = z
  .union([z.boolean(), z.string().regex(/^(?:true|false)$/i)])
  .nullish()
  .transform((value) => String(value).toLowerCase() === 'true');

const replaySchema = z.object({ since: z.int().nonnegative(), limit: z.int().nullish() });

const broadcastSchema = z.object({
  ack: flag,
  self: flag,
  replication_ready: flag,
  replay: replaySchema.nullish(),
});
const presenceSchema = z.object({ enabled: flag, key: z.union([z.string(), z.number()]).nullish() });

const joinSchema = z.object({
  config: z
    .object({
      postgres_changes: z.array(changesSchema).nullish(),
      broadcast: broadcastSchema.nullish(),
      presence: presenceSchema.nullish(),
      private: flag,
    })
    .nullish(),
  access_token: z.string().nullish(),
});

/** What a client asks for when it joins a channel. */
export interface JoinRequest {
  name: TopicName;
  /** The token it brings, or null for the key of its connection. */
  token: string | null;
  changes: readonly ChangeRequest[];
  broadcast: { ack: boolean; self: boolean };
  /** Wants to hear that broadcasts of the database arrive. */
  wantsReady: boolean;
  /** Stored broadcasts it wants to have first, since a time in ms since 1970. */
  replay: { since: number; limit: number } | null;
  presence: { isEnabled: boolean; key: string | null };
}

function readName(topic: string, isPrivate: boolean): TopicName {
  if (!/^realtime:./s.test(topic)) throw new JoinRefusal('A topic begins with realtime:');
  if (!isName(topic)) throw new JoinRefusal(`A topic is text of at most ${maxNameBytes} bytes`);
  return { topic: subTopic(topic), isPrivate };
}

function readPresence(presence: z.infer<typeof presenceSchema> | null | undefined) {
  const key = String(presence?.key ?? '');
  if (key !== '' && !isName(key))
    throw new JoinRefusal(`A presence key is text of at most ${maxNameBytes} bytes`);
  return { isEnabled: presence?.enabled ?? false, key: key || null };
}

function ensureAllowed(request: JoinRequest, publicChannels: PublicChannels): void {
  if (request.name.isPrivate) return;
  if (publicChannels === 'none')
    throw new JoinRefusal('PrivateOnly: This project only allows private channels');
  if (request.replay)
    throw new JoinRefusal('UnableToReplayMessages: Replay is not allowed for public channels');
  if (publicChannels === 'changes' && request.presence.isEnabled) {
    throw new JoinRefusal('PrivateOnly: This project allows presence on private channels alone');
  }
}

/** Reads and checks a join. Throws JoinRefusal. */
export function parseJoin(
  topic: string,
  payload: unknown,
  limits: RealtimeLimits,
  publicChannels: PublicChannels,
): JoinRequest {
  const parsed = joinSchema.safeParse(payload ?? {});
  if (!parsed.success) throw new JoinRefusal(`The join is malformed: ${z.prettifyError(parsed.error)}`);
  const { config, access_token: token } = parsed.data;
  const changes = config?.postgres_changes ?? [];
  if (changes.length > limits.subscriptionsPerChannel) {
    throw new JoinRefusal(`A channel takes at most ${limits.subscriptionsPerChannel} postgres_changes`);
  }
  const broadcast = config?.broadcast;
  const request: JoinRequest = {
    name: readName(topic, config?.private ?? false),
    token: token ?? null,
    changes,
    broadcast: { ack: broadcast?.ack ?? false, self: broadcast?.self ?? false },
    wantsReady: broadcast?.replication_ready ?? false,
    replay: broadcast?.replay ? { since: broadcast.replay.since, limit: broadcast.replay.limit ?? 25 } : null,
    presence: readPresence(config?.presence),
  };
  ensureAllowed(request, publicChannels);
  return request;
}
