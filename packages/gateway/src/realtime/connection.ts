import { type RawData, WebSocket } from 'ws';
import { HttpRefusal, type Identity } from '../http.ts';
import type { Clock, Log } from '../ports.ts';
import { type Channel, expiresAt, subTopic } from './channel.ts';
import { decodeBinary, decodeText, encode, type Frame, type Version } from './frames.ts';
import { createBudget, type RealtimeLimits } from './limits.ts';
import { JoinRefusal, parseJoin, type Subscription } from './subscription.ts';

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

const maxTimerMs = 2 ** 31 - 1;
const maxWaitingMessages = 200;
const badToken = 'The access token is invalid or has expired';
const expiredToken = 'The access token has expired';
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
  const channels = new Map<string, Channel>();
  const spend = createBudget(limits.messageBurst, limits.messagesPerSecond, clock);
  let heardAt = clock();
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();

  function send(frame: Frame): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > limits.maxBufferedBytes) {
      log('warn', 'realtime: a slow consumer was cut off');
      socket.terminate();
      return;
    }
    socket.send(encode(version, frame));
  }

  function reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: unknown): void {
    if (ref !== null) send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  const connection: Connection = {
    channels,
    push({ joinRef, topic }, event, payload) {
      send({ joinRef, ref: null, topic, event, payload });
    },
    async isFresh(channel) {
      if (!channel.isOpen) return false;
      if (clock() - channel.checkedAt < limits.tokenRecheckMs) return true;
      return authenticate(channel, channel.token);
    },
    lastHeardAt: () => heardAt,
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };

  function drop(channel: Channel): void {
    channel.isOpen = false;
    clearTimeout(channel.expiry);
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
  }

  /** Tells the client why and ends the channel. */
  function expel(channel: Channel, message: string): false {
    if (!channel.isOpen) return false;
    const system = { channel: subTopic(channel.topic), extension: 'system', status: 'error', message };
    connection.push(channel, 'system', system);
    connection.push(channel, 'phx_close', {});
    drop(channel);
    return false;
  }

  function awaitExpiry(channel: Channel): void {
    clearTimeout(channel.expiry);
    const endsAt = expiresAt(channel.identity);
    if (endsAt === null) return;
    const wait = Math.min(Math.max(endsAt - clock(), 0) + 50, maxTimerMs);
    channel.expiry = setTimeout(() => void authenticate(channel, channel.token), wait);
    channel.expiry.unref();
  }

  /** Takes a token for the channel: it goes on as that user (true), or ends. Never throws. */
  async function authenticate(channel: Channel, token: string): Promise<boolean> {
    const checkedAt = clock();
    const isPast = (endsAt: number | null) => endsAt !== null && endsAt <= checkedAt;
    let identity: Identity;
    try {
      identity = await host.identifyToken(token);
    } catch (error) {
      if (error instanceof HttpRefusal) return expel(channel, badToken);
      // Nobody could say whether the token is good: nothing is sent, and the next change asks again.
      log('warn', 'realtime: a token could not be checked', { error: String(error) });
      return isPast(expiresAt(channel.identity)) ? expel(channel, expiredToken) : false;
    }
    if (!channel.isOpen) return false;
    if (isPast(expiresAt(identity))) return expel(channel, expiredToken);
    if (identity.userId !== undefined && !host.admitUser(connection, identity.userId)) {
      return expel(channel, 'Too many connections for this user');
    }
    if (!host.mayKeep(identity, channel.subscriptions)) {
      return expel(channel, 'The new access token may not follow these changes');
    }
    Object.assign(channel, { token, identity, checkedAt });
    awaitExpiry(channel);
    return true;
  }

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
      throw error instanceof HttpRefusal ? new JoinRefusal(badToken) : error;
    });
    if (identity.userId !== undefined && !host.admitUser(connection, identity.userId)) {
      throw new JoinRefusal('Too many connections for this user');
    }
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
      return reply(frame, 'error', { reason: error.message });
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    const previous = channels.get(frame.topic);
    if (previous) drop(previous);
    channels.set(frame.topic, channel);
    awaitExpiry(channel);
    reply(frame, 'ok', describeSubscriptions(frame, channel));
    if (channel.subscriptions.length === 0) return;
    connection.push(channel, 'system', {
      channel: subTopic(channel.topic),
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
    });
  }

  async function receive(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') return reply(frame, 'ok', {});
      return reply(frame, 'error', { reason: 'unmatched event' });
    }
    if (frame.event === 'phx_join') return join(frame);
    const channel = channels.get(frame.topic);
    if (frame.event === 'phx_leave') {
      if (channel) drop(channel);
      return reply(frame, 'ok', {});
    }
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' });
    if (frame.event === 'access_token') return changeToken(channel, frame);
    if (frame.event === 'broadcast') return reply(frame, 'error', { reason: noBroadcast });
    if (frame.event === 'presence') return reply(frame, 'error', { reason: noPresence });
    reply(frame, 'error', { reason: 'unmatched event' });
  }

  async function changeToken(channel: Channel, { payload }: Frame): Promise<void> {
    const { access_token: token } = { access_token: null, ...(typeof payload === 'object' ? payload : null) };
    if (token === null) await authenticate(channel, apiKey);
    else if (typeof token === 'string') await authenticate(channel, token);
    else expel(channel, badToken);
  }

  function onMessage(data: RawData, isBinary: boolean): void {
    heardAt = clock();
    if (!spend(1) || waiting >= maxWaitingMessages) {
      socket.close(1008, 'Too many messages');
      return;
    }
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    const frame = isBinary ? decodeBinary(bytes) : decodeText(version, bytes.toString('utf8'));
    if (!frame) {
      socket.close(1007, 'Malformed message');
      return;
    }
    waiting += 1;
    // One after the other: a leave that follows a join must find it.
    turn = turn
      .then(() => receive(frame))
      .catch((error: unknown) => {
        log('error', 'realtime: a message failed', { error: String(error) });
        reply(frame, 'error', { reason: 'Internal error' });
      })
      .finally(() => {
        waiting -= 1;
      });
  }

  socket.on('message', onMessage);
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
