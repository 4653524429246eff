import type { WebSocket } from 'ws';
import type { Identity } from '../http.ts';
import { describeError } from '../redact-log.ts';
import { outgoingBroadcast } from './broadcast-message.ts';
import type { Channel } from './channel.ts';
import { badToken, createChannelKeeper } from './channel-keeper.ts';
import { createChannelMessages } from './channel-messages.ts';
import type { Connection, ConnectionHost } from './connection-host.ts';
import type { Frame, Version } from './frames.ts';
import { createInbox } from './inbox.ts';
import { JoinRefusal, type JoinRequest, parseJoin } from './join-request.ts';
import { createBudget } from './limits.ts';
import { type OpenChannelOptions, openChannel } from './open-channel.ts';
import { createOutlet } from './outlet.ts';
import { createWire } from './wire.ts';

/** Speaks the channel protocol on an open socket. `apiKey` identifies channels that bring no token of their own. */
export function createConnection(
  socket: WebSocket,
  version: Version,
  apiKey: string,
  host: ConnectionHost,
): Connection {
  const { limits, clock, log, topics } = host;
  const wire = createWire(socket, version, limits, log);
  const spend = createBudget(limits.messageBurst, limits.messagesPerSecond, clock);
  const admits = ({ userId }: Identity) => userId === undefined || host.admitUser(connection, userId);
  const keeper = createChannelKeeper({
    identifyToken: host.identifyToken,
    mayKeep: host.mayKeep,
    accessTo: ({ name }, identity) => host.accessTo(identity, name.topic),
    onDrop: (channel) => host.topics.leave(channel),
    admits,
    wire,
    limits,
    clock,
    log,
  });
  const { channels, drop, expel, authenticate } = keeper;
  const messages = createChannelMessages({ topics, wire, limits });
  let heardAt = clock();

  const connection: Connection = {
    channels,
    push: wire.push,
    isFresh: keeper.isFresh,
    lastHeardAt: () => heardAt,
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };

  const opening: OpenChannelOptions = {
    host,
    apiKey,
    spend,
    admits,
    outletOf: (channel) =>
      createOutlet({
        send: wire.deliver,
        isKnownFresh: () => keeper.isKnownFresh(channel()),
        isFresh: () => keeper.isFresh(channel()),
        maxHeldBytes: limits.maxBufferedBytes,
      }),
  };

  function ensureRoom(topic: string): void {
    if (channels.has(topic) || channels.size < limits.channelsPerSocket) return;
    throw new JoinRefusal(
      `ChannelRateLimitReached: Too many channels, a connection takes at most ${limits.channelsPerSocket}`,
    );
  }

  /** What the client is told once it has joined. Broadcasts that arrive meanwhile come after those that are replayed. */
  async function welcome(frame: Frame, channel: Channel, request: JoinRequest): Promise<void> {
    const release = request.replay ? channel.outlet.hold() : null;
    topics.settle(channel.name);
    topics.enter(channel);
    const replayed = request.replay ? await host.replay(channel.name.topic, request.replay) : [];
    wire.reply(frame, 'ok', describeSubscriptions(frame, channel));
    const sayOk = (extension: string, message: string) =>
      wire.push(channel, 'system', { channel: channel.name.topic, extension, status: 'ok', message });
    if (channel.subscriptions.length > 0) sayOk('postgres_changes', 'Subscribed to PostgreSQL');
    if (request.wantsReady) sayOk('system', 'Replication connection established');
    const ids = new Set<unknown>(replayed.map(({ id }) => id));
    for (const { broadcast } of replayed) wire.deliver(outgoingBroadcast(channel.topic, broadcast));
    release?.(({ id }) => id === undefined || !ids.has(id));
    topics.sendState(channel);
  }

  async function join(frame: Frame): Promise<void> {
    try {
      const request = parseJoin(frame.topic, frame.payload, limits, host.publicChannels);
      ensureRoom(frame.topic);
      const channel = await openChannel(opening, frame, request);
      if (!wire.isOpen()) return;
      keeper.keep(channel);
      await welcome(frame, channel, request).catch((error: unknown) => {
        drop(channel);
        throw error;
      });
    } catch (error) {
      if (!(error instanceof JoinRefusal)) throw error;
      wire.reply(frame, 'error', { reason: error.message });
    }
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
    if (frame.event === 'broadcast' || frame.event === 'presence') return messages.receive(channel, frame);
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
