import { randomUUID } from 'node:crypto';
import { HttpError, type Identity } from '../http.ts';
import type { Channel } from './channel.ts';
import { badToken } from './channel-keeper.ts';
import type { ConnectionHost } from './connection-host.ts';
import type { Frame } from './frames.ts';
import { JoinRefusal, type JoinRequest } from './join-request.ts';
import type { Outlet } from './outlet.ts';
import { fullAccess, noAccess, type TopicAccess } from './topic-access.ts';

export interface OpenChannelOptions {
  host: ConnectionHost;
  /** Identifies joins that bring no token of their own. */
  apiKey: string;
  /** Takes messages from the connection's budget; false where too few are left. */
  spend(cost: number): boolean;
  admits(identity: Identity): boolean;
  outletOf(channel: () => Channel): Outlet;
}

/** What an identity may do on the topic of a join. Throws JoinRefusal where it may receive nothing. */
async function readAccess(
  { host }: OpenChannelOptions,
  identity: Identity,
  request: JoinRequest,
): Promise<TopicAccess> {
  const { topic, isPrivate } = request.name;
  if (!isPrivate) return host.publicChannels === 'all' ? fullAccess : noAccess;
  const access = await host.accessTo(identity, topic);
  const { broadcast, presence } = access.canRead;
  if (broadcast || (presence && !request.replay)) return access;
  throw new JoinRefusal(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
  );
}

/** Opens the channel that a join asks for. Throws JoinRefusal. */
export async function openChannel(
  options: OpenChannelOptions,
  frame: Frame,
  request: JoinRequest,
): Promise<Channel> {
  const { host, apiKey, spend, admits } = options;
  // Each subscription asks the database whether its filter makes sense, and a private channel its policies.
  if (!spend(request.changes.length + (request.name.isPrivate ? 1 : 0)))
    throw new JoinRefusal('Too many messages');
  const token = request.token ?? apiKey;
  const checkedAt = host.clock();
  const identity = await host.identifyToken(token).catch((error: unknown) => {
    throw error instanceof HttpError ? new JoinRefusal(badToken) : error;
  });
  if (!admits(identity)) throw new JoinRefusal('Too many connections for this user');
  const subscriptions = await host.subscribe(identity, request.changes);
  const access = await readAccess(options, identity, request);
  const channel: Channel = {
    topic: frame.topic,
    name: request.name,
    joinRef: frame.joinRef,
    token,
    identity,
    checkedAt,
    subscriptions,
    access,
    broadcast: request.broadcast,
    presence: { isEnabled: request.presence.isEnabled, key: request.presence.key ?? randomUUID() },
    outlet: options.outletOf(() => channel),
    expiry: undefined,
    isOpen: true,
  };
  return channel;
}
