import type { WebSocket } from 'ws';
import { HttpError, type Identity } from '../http.ts';
import type { Clock, Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { type Channel, subTopic } from './channel.ts';
import { badToken, createChannelKeeper } from './channel-keeper.ts';
import type { Frame, Version } from './frames.ts';
import { createInbox } from './inbox.ts';
import { createBudget, type RealtimeLimits } from './limits.ts';
import { JoinRefusal, parseJoin, type Subscription } from './subscription.ts';
import { createWire } from './wire.ts';

/** What a connection needs from the area around it. */
export interface ConnectionHost {
  identifyToken(token: string): Promise<Identity>;
  subscribe(identity: Identity, requests: JoinRequests): Promise<Subscription[]>;
  /** Whether an identity may keep these subscriptions: asked when a channel's token changes. */
  mayKeep(identity: Identity, subscriptions: readonly Subscription[]): boolean;
  /** Counts this connection for the user; false past the limit. */
  admitUser(connection: Connection, userId: string): boolean;
  limits: RealtimeLimits;
  clock: Clock;
  log: Log;
}

type JoinRequests = ReturnType<typeof parseJoin>['config']['postgres_changes'];

export interface Connection {
  readonly channels: ReadonlyMap<string, Channel>;
  /** Sends an event on a channel. Cuts the connection when the client reads too slowly. */
  push(channel: Channel, event: string, payload: unknown): void;
  /** True while the channel's token is good; asks again when the last answer is too old, and else closes it. */
  isFresh(channel: Channel): Promise<boolean>;
  /** When the client was last heard, in ms since 1970. */
  lastHeardAt(): number;
  close(code: number, reason: string): void;
  terminate(): void;
}

const noBroadcast = 'Broadcast is not supported: only postgres_changes are';
const noPresence = 'Presence is not supported: only postgres_changes are';

/** Speaks the channel protocol on an open socket. `apiKey` identifies channels that bring no token of their own. */
export function createConnection(
  socket: WebSocket,
  version: Version,
  apiKey: string,
  host: ConnectionHost,
): Connection {
  const { limits, clock, log } = host;
  const wire = createWire(socket, version, limits, log);
  const spend = createBudget(limits.messageBurst, limits.messagesPerSecond, clock);
  const admits = ({ userId }: Identity) => userId === undefined || host.admitUser(connection, userId);
  const keeper = createChannelKeeper({
    identifyToken: host.identifyToken,
    mayKeep: host.mayKeep,
    admits,
    wire,
    limits,
    clock,
    log,
  });
  const { channels, drop, expel, authenticate } = keeper;
  let heardAt = clock();

  const connection: Connection = {
    channels,
    push: wire.push,
    isFresh: keeper.isFresh,
    lastHeardAt: () => heardAt,
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };

  async function openChannel(frame: Frame): Promise<Channel> {
    if (!/^realtime:./.test(frame.topic)) throw new JoinRefusal('A topic begins with realtime:');
    if (!channels.has(frame.topic) && channels.size >= limits.channelsPerSocket) {
      throw new JoinRefusal(`A connection takes at most ${limits.channelsPerSocket} channels`);
    }
    const request = parseJoin(frame.payload, limits);
    // Each subscription asks the database whether its filter makes sense.
    if (!spend(request.config.postgres_changes.length)) throw new JoinRefusal('Too many messages');
    const token = request.access_token ?? apiKey;
    const checkedAt = clock();
    const identity = await host.identifyToken(token).catch((error: unknown) => {
      throw error instanceof HttpError ? new JoinRefusal(badToken) : error;
    });
    if (!admits(identity)) throw new JoinRefusal('Too many connections for this user');
    const subscriptions = await host.subscribe(identity, request.config.postgres_changes);
    const { topic, joinRef } = frame;
    return { topic, joinRef, token, identity, checkedAt, subscriptions, expiry: undefined, isOpen: true };
  }

  async function join(frame: Frame): Promise<void> {
    let channel: Channel;
    try {
      channel = await openChannel(frame);
    } catch (error) {
      if (!(error instanceof JoinRefusal)) throw error;
      return wire.reply(frame, 'error', { reason: error.message });
    }
    if (!wire.isOpen()) return;
    keeper.keep(channel);
    wire.reply(frame, 'ok', describeSubscriptions(frame, channel));
    if (channel.subscriptions.length === 0) return;
    wire.push(channel, 'system', {
      channel: subTopic(channel.topic),
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
    });
  }

  async function receive(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') return wire.reply(frame, 'ok', {});
      return wire.reply(frame, 'error', { reason: 'unmatched event' });
    }
    if (frame.event === 'phx_join') return join(frame);
    const channel = channels.get(frame.topic);
    if (frame.event === 'phx_leave') {
      if (channel) drop(channel);
      return wire.reply(frame, 'ok', {});
    }
    if (!channel) return wire.reply(frame, 'error', { reason: 'unmatched topic' });
    if (frame.event === 'access_token') return changeToken(channel, frame);
    if (frame.event === 'broadcast') return wire.reply(frame, 'error', { reason: noBroadcast });
    if (frame.event === 'presence') return wire.reply(frame, 'error', { reason: noPresence });
    wire.reply(frame, 'error', { reason: 'unmatched event' });
  }

  async function changeToken(channel: Channel, { payload }: Frame): Promise<void> {
    const { access_token: token } = { access_token: null, ...(typeof payload === 'object' ? payload : null) };
    if (token === null) await authenticate(channel, apiKey);
    else if (typeof token === 'string') await authenticate(channel, token);
    else expel(channel, badToken);
  }

  const take = createInbox(socket, {
    version,
    spend,
    receive,
    onError(error, frame) {
      log('error', 'realtime: a message failed', describeError(error));
      wire.reply(frame, 'error', { reason: 'Internal error' });
    },
  });
  socket.on('message', (data, isBinary) => {
    heardAt = clock();
    take(data, isBinary);
  });
  // A broken connection also closes; without a listener the error would end the process.
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const channel of [...channels.values()]) drop(channel);
  });
  return connection;
}

/** The answer to a join: each request as it came, with the number its changes carry. */
function describeSubscriptions(frame: Frame, channel: Channel) {
  const payload: { config?: { postgres_changes?: object[] } } = { ...(frame.payload as object | null) };
  const requests = payload.config?.postgres_changes ?? [];
  return {
    postgres_changes: requests.map((request, index) => ({
      ...request,
      id: channel.subscriptions[index]?.id,
    })),
  };
}
