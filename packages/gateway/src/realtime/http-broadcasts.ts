import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { addressGroup } from '../address-group.ts';
import { BodyTooLarge, HttpError, type Identity, readBody, retryAfter } from '../http.ts';
import { type Broadcast, isJson, isName, maxNameBytes, messagesIn } from './broadcast-message.ts';
import type { PublicChannels } from './join-request.ts';
import { createBudget, type RealtimeLimits } from './limits.ts';
import type { TopicPolicies } from './topic-access.ts';
import { channelTopic, type TopicName } from './topic-name.ts';
import type { Topics } from './topics.ts';

/** A broadcast that came as a request. */
export interface RequestedBroadcast {
  name: TopicName;
  broadcast: Broadcast;
}

const mostMessages = 100;
/** Senders counted at once; past it the ones that were silent longest go. */
const mostSenders = 10_000;

const batchSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string(),
        event: z.string(),
        payload: z.record(z.string(), z.unknown()),
        private: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(mostMessages),
});

const refuse = (status: number, message: string, headers = {}) => new HttpError(status, { message }, headers);

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  try {
    return await readBody(request, maxBytes);
  } catch (error) {
    throw error instanceof BodyTooLarge ? refuse(413, `The body has more than ${maxBytes} bytes`) : error;
  }
}

function ensureSound({ name, broadcast }: RequestedBroadcast, { maxBroadcastBytes }: RealtimeLimits): void {
  if (!isName(name.topic) || !isName(channelTopic(name)) || !isName(broadcast.event)) {
    throw refuse(422, `Topic and event are text of at most ${maxNameBytes} bytes`);
  }
  if (broadcast.payload.byteLength > maxBroadcastBytes) {
    throw refuse(422, `Payload size exceeds the limit of ${maxBroadcastBytes} bytes`);
  }
}

/** Reads the body of a batch. Throws HttpError. */
export async function readBatch(request: Request, limits: RealtimeLimits): Promise<RequestedBroadcast[]> {
  const bytes = await readBytes(request, 4 * limits.maxBroadcastBytes);
  if (!isJson(bytes)) throw refuse(400, 'The body is not valid JSON');
  const parsed = batchSchema.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  if (!parsed.success) throw refuse(422, z.prettifyError(parsed.error));
  return parsed.data.messages.map(({ topic, event, payload, private: isPrivate }) => {
    const json = Buffer.from(JSON.stringify(payload));
    const requested: RequestedBroadcast = {
      name: { topic, isPrivate: isPrivate ?? false },
      broadcast: { event, encoding: 'json', payload: json },
    };
    ensureSound(requested, limits);
    return requested;
  });
}

/** Reads a request whose address names topic and event, and whose body is the payload. Throws HttpError. */
export async function readSingle(
  request: Request,
  topic: string,
  event: string,
  limits: RealtimeLimits,
): Promise<RequestedBroadcast> {
  const query = new URL(request.url).searchParams;
  if ([...query.keys()].some((name) => name.startsWith('persist'))) {
    throw refuse(422, 'Storing a broadcast (persist) is not supported');
  }
  const type = (request.headers.get('content-type') ?? 'application/json').split(';')[0]?.trim();
  if (type !== 'application/json' && type !== 'application/octet-stream') {
    throw refuse(415, 'Unsupported Media Type. Use application/json or application/octet-stream');
  }
  const payload = await readBytes(request, limits.maxBroadcastBytes);
  const encoding = type === 'application/json' ? 'json' : 'binary';
  if (encoding === 'json' && !isJson(payload)) throw refuse(400, 'The body is not valid JSON');
  const requested: RequestedBroadcast = {
    name: { topic, isPrivate: query.get('private') === 'true' },
    broadcast: { event, encoding, payload },
  };
  ensureSound(requested, limits);
  return requested;
}

export interface HttpBroadcastsOptions {
  topics: Topics;
  policies: TopicPolicies;
  limits: RealtimeLimits;
  publicChannels: PublicChannels;
  now: () => number;
}

/** Sends broadcasts that came as requests: all of them, or none where the sender may not send one. */
export function createHttpBroadcasts({
  topics,
  policies,
  limits,
  publicChannels,
  now,
}: HttpBroadcastsOptions) {
  const budgets = new LRUCache<string, (cost: number) => boolean>({ max: mostSenders });

  function ensureRate(
    { role, userId }: Identity,
    clientAddress: string,
    requested: readonly RequestedBroadcast[],
  ): void {
    if (role === 'service_role') return;
    const count = requested.reduce((sum, { broadcast }) => sum + messagesIn(broadcast.payload.byteLength), 0);
    const sender = userId ?? `visitor ${addressGroup(clientAddress)}`;
    const spend = budgets.get(sender) ?? createBudget(limits.messageBurst, limits.messagesPerSecond, now);
    budgets.set(sender, spend);
    if (!spend(count)) throw refuse(429, 'You have exceeded your rate limit', retryAfter(1));
  }

  async function ensureAllowed(identity: Identity, { topic, isPrivate }: TopicName): Promise<void> {
    if (!isPrivate && publicChannels !== 'all') {
      throw refuse(403, 'PrivateOnly: This project allows broadcast on private channels alone');
    }
    if (isPrivate && !(await policies.mayWrite(identity, topic, 'broadcast'))) {
      throw refuse(403, `Unauthorized: You do not have permissions to write to this Channel topic: ${topic}`);
    }
  }

  /** Throws HttpError. */
  return async (
    identity: Identity,
    clientAddress: string,
    requested: readonly RequestedBroadcast[],
  ): Promise<void> => {
    ensureRate(identity, clientAddress, requested);
    const names = new Map(requested.map(({ name }) => [JSON.stringify(name), name]));
    for (const name of names.values()) await ensureAllowed(identity, name);
    for (const { name, broadcast } of requested) {
      if (!topics.broadcast(name, broadcast))
        throw refuse(429, 'Too many messages per second', retryAfter(1));
    }
  };
}
