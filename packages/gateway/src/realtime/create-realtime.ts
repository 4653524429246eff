import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Database } from '../database/port.ts';
import type { Identity } from '../http.ts';
import type { Clock, Log } from '../ports.ts';
import { type Catalog, refreshCatalog } from './catalog.ts';
import { parseNotice } from './changes.ts';
import { type Connection, type ConnectionHost, createConnection } from './connection.ts';
import { createDispatch } from './dispatch.ts';
import type { Version } from './frames.ts';
import { defaultLimits, type RealtimeLimits } from './limits.ts';
import { mayFollow, openSubscription, type Subscription } from './subscription.ts';
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
}

export interface Realtime {
  /** Takes an HTTP upgrade over: for the `upgrade` event of the server, for addresses under `/realtime/v1`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, clientAddress: string): void;
  /** Follows what the publication holds now: for the start and after migrations. */
  refresh(): Promise<void>;
  /** Ends every connection. */
  close(): Promise<void>;
}

const notificationChannel = 'realtime_changes';
const goodbyeMs = 1000;

/** Counts by name; a name without a count is not kept. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add(name: string, difference: 1 | -1) {
      const count = (counts.get(name) ?? 0) + difference;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}

/**
 * The realtime area: postgres_changes as `@supabase/realtime-js` subscribes to them, over the channel protocol. A
 * change is announced by the database with its key alone, and read again as each subscriber before it is sent, so
 * that it tells the row as it is then. Broadcast and presence are refused.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { database, log, clock = Date.now } = options;
  const limits: RealtimeLimits = { ...defaultLimits, ...options.limits };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxFrameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const connections = new Map<Connection, Set<string>>();
  const socketsByAddress = createCounter();
  const socketsByUser = createCounter();
  let catalog: Catalog = new Map();
  let listening: Promise<() => Promise<void>> | null = null;
  let ready: Promise<void> | null = null;
  let isClosed = false;

  const dispatch = createDispatch({
    database,
    limits,
    log,
    catalog: () => catalog,
    connections: () => connections.keys(),
  });

  function onNotification(payload: string): void {
    const change = parseNotice(payload);
    if (change) dispatch.announce(change);
  }

  /** Changes may have passed unheard: who joins anew reads anew, and clients join by themselves when they are cut off. */
  function onGap(): void {
    log('warn', 'realtime: changes may have been missed, sockets are closed', { sockets: connections.size });
    for (const connection of connections.keys()) connection.close(1012, 'Service Restart');
  }

  async function refresh(): Promise<void> {
    catalog = await database.asOwner(refreshCatalog);
    listening ??= database.listen(notificationChannel, onNotification, onGap);
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
    mayKeep: (identity, subscriptions) =>
      subscriptions.every((subscription) => mayFollow(catalog, identity, subscription)),
    admitUser(connection, userId) {
      const users = connections.get(connection);
      if (!users) return false;
      if (users.has(userId)) return true;
      if (socketsByUser.of(userId) >= limits.socketsPerUser) return false;
      users.add(userId);
      socketsByUser.add(userId, 1);
      return true;
    },
  };

  function open(socket: WebSocket, version: Version, apiKey: string, clientAddress: string): void {
    const connection = createConnection(socket, version, apiKey, host);
    connections.set(connection, new Set());
    socket.on('close', () => {
      socketsByAddress.add(clientAddress, -1);
      for (const userId of connections.get(connection) ?? []) socketsByUser.add(userId, -1);
      connections.delete(connection);
    });
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
    if (socketsByAddress.of(clientAddress) >= limits.socketsPerAddress) {
      return refuseUpgrade(socket, 429, 'Too many connections from this address');
    }
    socketsByAddress.add(clientAddress, 1);
    let isOpen = false;
    try {
      if (!(await checkApiKey(read.apiKey))) return refuseUpgrade(socket, 401, 'Invalid API key');
      if (isClosed) return refuseUpgrade(socket, 503, 'Shutting down');
      server.handleUpgrade(request, socket, head, (webSocket) => {
        isOpen = true;
        open(webSocket, read.version, read.apiKey, clientAddress);
      });
    } finally {
      if (!isOpen) socketsByAddress.add(clientAddress, -1);
    }
  }

  const watch = setInterval(
    () => {
      for (const connection of connections.keys()) {
        if (clock() - connection.lastHeardAt() > limits.heartbeatTimeoutMs) connection.terminate();
      }
    },
    Math.max(50, Math.min(15_000, limits.heartbeatTimeoutMs / 2)),
  );
  watch.unref();

  return {
    refresh,
    handleUpgrade(request, socket, head, clientAddress) {
      socket.on('error', () => socket.destroy());
      if (isClosed) return refuseUpgrade(socket, 503, 'Shutting down');
      upgrade(request, socket, head, clientAddress).catch((error: unknown) => {
        log('error', 'realtime: an upgrade failed', { error: String(error) });
        socket.destroy();
      });
    },
    async close() {
      isClosed = true;
      clearInterval(watch);
      for (const connection of connections.keys()) connection.close(1001, 'Shutting down');
      const stop = await listening?.catch(() => undefined);
      await stop?.();
      await dispatch.settle();
      const deadline = Date.now() + goodbyeMs;
      while (connections.size > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      for (const connection of connections.keys()) connection.terminate();
      server.close();
    },
  };
}
