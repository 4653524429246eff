import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Database } from '../database/port.ts';
import type { Identity } from '../http.ts';
import type { Clock, Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { createAdmission } from './admission.ts';
import { type Catalog, refreshCatalog } from './catalog.ts';
import { parseNotice } from './changes.ts';
import { createConnection } from './connection.ts';
import type { Connection, ConnectionHost } from './connection-host.ts';
import { createDatabaseBroadcasts } from './database-broadcasts.ts';
import { createDispatch } from './dispatch.ts';
import type { Version } from './frames.ts';
import { createHttpBroadcasts, type RequestedBroadcast } from './http-broadcasts.ts';
import type { PublicChannels } from './join-request.ts';
import { defaultLimits, type RealtimeLimits } from './limits.ts';
import { createPeers, prefix as peerPrefix } from './peers.ts';
import { deleteOldMessages, readReplay } from './replay.ts';
import { mayFollow, openSubscription, type Subscription } from './subscription.ts';
import { createTopicPolicies } from './topic-access.ts';
import { createTopics, type Topics } from './topics.ts';
import { readUpgrade, refuseUpgrade } from './upgrade.ts';

export interface RealtimeOptions {
  database: Database;
  /**
   * Who a token stands for: a user's access token, or a key. Throws for what is neither. The browser's key must give
   * role anon: it is the only one that is accepted in an address.
   */
  identifyToken(token: string): Promise<Identity>;
  /** Origins of web pages that may connect: `https://example.org`, compared as they are. */
  allowedOrigins: readonly string[];
  log: Log;
  clock?: Clock;
  limits?: Partial<RealtimeLimits>;
  /**
   * What channels without policies may be used for: everything (the default), `changes` of tables alone, or nothing
   * (`none`), as on Supabase with public access turned off.
   */
  publicChannels?: PublicChannels;
}

export interface Realtime {
  readonly limits: RealtimeLimits;
  /** Sends broadcasts that came as a request. Throws HttpError. */
  broadcast(
    identity: Identity,
    clientAddress: string,
    requested: readonly RequestedBroadcast[],
  ): Promise<void>;
  /** Deletes broadcasts that the database has kept for long enough. */
  sweep(): Promise<void>;
  /** Takes an HTTP upgrade over: for the `upgrade` event of the server, for addresses under `/realtime/v1`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, clientAddress: string): void;
  /** Follows what the publication holds now: for the start and after migrations. */
  refresh(): Promise<void>;
  /** Ends every connection. */
  close(): Promise<void>;
}

const notificationChannel = 'realtime_changes';
const broadcastPrefix = 'broadcast ';
const goodbyeMs = 1000;

/**
 * The realtime area: postgres_changes, broadcast and presence as `@supabase/realtime-js` knows them, over the channel
 * protocol. A change is announced by the database with its key alone, and read again as each subscriber before it is
 * sent, so that it tells the row as it is then. Policies of realtime.messages decide about private channels.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { database, log, clock = Date.now, publicChannels = 'all' } = options;
  const limits: RealtimeLimits = { ...defaultLimits, ...options.limits };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxFrameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const admission = createAdmission<Connection>(limits);
  let catalog: Catalog = new Map();
  let listening: Promise<() => Promise<void>> | null = null;
  let ready: Promise<void> | null = null;
  let isClosed = false;

  const dispatch = createDispatch({
    database,
    limits,
    log,
    catalog: () => catalog,
    connections: () => admission.open(),
  });

  // An embedded database belongs to one process.
  const peers =
    database.kind === 'postgres'
      ? createPeers({ database, channel: notificationChannel, topics: () => topics, log })
      : null;
  const topics: Topics = createTopics(limits, () => performance.now(), log, {
    onBroadcast: (name, { event, encoding, payload }) =>
      peers?.tell({
        kind: 'broadcast',
        ...name,
        event,
        encoding,
        payload: Buffer.from(payload).toString('base64'),
      }),
    onPresent: (name, presence) => peers?.tell({ kind: 'present', ...name, presence }),
    onAbsent: (name, ref) => peers?.tell({ kind: 'absent', ...name, ref }),
  });
  const policies = createTopicPolicies(database, log);
  const databaseBroadcasts = createDatabaseBroadcasts(database, topics, limits, log);

  function onNotification(payload: string): void {
    try {
      if (payload.startsWith(peerPrefix)) peers?.hear(payload.slice(peerPrefix.length));
      else if (payload.startsWith(broadcastPrefix))
        databaseBroadcasts.announce(payload.slice(broadcastPrefix.length));
      else {
        const change = parseNotice(payload);
        if (change) dispatch.announce(change);
      }
    } catch (error) {
      log('warn', 'realtime: a notification was not understood', describeError(error));
    }
  }

  /** Changes may have passed unheard: who joins anew reads anew, and clients join by themselves when they are cut off. */
  function onGap(): void {
    log('warn', 'realtime: changes may have been missed, sockets are closed', { sockets: admission.size });
    for (const connection of admission.open()) connection.close(1012, 'Service Restart');
    peers?.greet();
  }

  async function listen(): Promise<() => Promise<void>> {
    const stop = await database.listen(notificationChannel, onNotification, onGap);
    peers?.greet();
    return stop;
  }

  async function refresh(): Promise<void> {
    catalog = await database.asOwner(refreshCatalog);
    listening ??= listen();
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  }

  async function becomeReady(): Promise<void> {
    ready ??= refresh();
    try {
      await ready;
    } catch (error) {
      ready = null;
      throw error;
    }
  }

  const host: ConnectionHost = {
    limits,
    clock,
    log,
    identifyToken: (token) => options.identifyToken(token),
    async subscribe(identity, requests) {
      await becomeReady();
      const subscriptions: Subscription[] = [];
      for (const request of requests) {
        subscriptions.push(await openSubscription(database, catalog, identity, request));
      }
      return subscriptions;
    },
    accessTo: policies.access,
    replay: (topic, replay) => readReplay(database, topic, replay, limits),
    topics,
    publicChannels,
    mayKeep: (identity, subscriptions) =>
      subscriptions.every((subscription) => mayFollow(catalog, identity, subscription)),
    admitUser: (connection, userId) => admission.admitUser(connection, userId),
  };

  function open(socket: WebSocket, version: Version, apiKey: string, clientAddress: string): void {
    const connection = createConnection(socket, version, apiKey, host);
    admission.enter(connection);
    socket.on('close', () => admission.leave(connection, clientAddress));
  }

  async function checkApiKey(apiKey: string): Promise<boolean> {
    try {
      // Addresses end up in logs and histories: only the browser's key, which is no secret, may stand in one.
      return (await options.identifyToken(apiKey)).role === 'anon';
    } catch {
      return false;
    }
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string) {
    const clientAddress = addressGroup(address);
    const read = readUpgrade(request, options.allowedOrigins);
    if (!read.accepted) return refuseUpgrade(socket, read.status, read.message);
    if (!admission.takeSocket(clientAddress)) {
      return refuseUpgrade(socket, 429, 'Too many connections from this address');
    }
    let isOpen = false;
    try {
      if (!(await checkApiKey(read.apiKey))) return refuseUpgrade(socket, 401, 'Invalid API key');
      if (isClosed) return refuseUpgrade(socket, 503, 'Shutting down');
      server.handleUpgrade(request, socket, head, (webSocket) => {
        isOpen = true;
        open(webSocket, read.version, read.apiKey, clientAddress);
      });
    } finally {
      if (!isOpen) admission.returnSocket(clientAddress);
    }
  }

  const watch = setInterval(
    () => {
      for (const connection of admission.open()) {
        if (clock() - connection.lastHeardAt() > limits.heartbeatTimeoutMs) connection.terminate();
      }
    },
    Math.max(50, Math.min(15_000, limits.heartbeatTimeoutMs / 2)),
  );
  watch.unref();

  return {
    limits,
    refresh,
    broadcast: createHttpBroadcasts({
      topics,
      policies,
      limits,
      publicChannels,
      now: () => performance.now(),
    }),
    sweep: () => deleteOldMessages(database),
    handleUpgrade(request, socket, head, clientAddress) {
      socket.on('error', () => socket.destroy());
      if (isClosed) return refuseUpgrade(socket, 503, 'Shutting down');
      upgrade(request, socket, head, clientAddress).catch((error: unknown) => {
        log('error', 'realtime: an upgrade failed', describeError(error));
        socket.destroy();
      });
    },
    async close() {
      isClosed = true;
      clearInterval(watch);
      for (const connection of admission.open()) connection.close(1001, 'Shutting down');
      await peers?.close();
      const stop = await listening?.catch(() => undefined);
      await stop?.();
      await dispatch.settle();
      await databaseBroadcasts.settle();
      const deadline = Date.now() + goodbyeMs;
      while (admission.size > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      for (const connection of admission.open()) connection.terminate();
      topics.close();
      server.close();
    },
  };
}
