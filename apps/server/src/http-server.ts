import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';

/** Handlers for requests and for web socket upgrades. */
export interface Served {
  fetch(request: Request, info: { peerAddress: string }): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, info: { peerAddress: string }): void;
}

/** Timeouts for slow clients, so that they can't keep connections open for nothing. */
const headersMilliseconds = 10_000;
const requestMilliseconds = 120_000;
const idleMilliseconds = 65_000;
const headerLimitBytes = 32 * 1024;
/** Requests in flight finish within this time when the server closes. */
const drainMilliseconds = 20_000;

export interface HttpServer {
  /** Where it is reached: with the port taken, also where a free one was asked for. */
  origin: string;
  /** Takes no new connections, lets requests in flight finish for at most 20 s, then cuts what is left. */
  close(): Promise<void>;
}

/** Addresses of this machine; people and emails call it localhost. */
const localAddresses = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'];

/** HTTP parser errors and their status; 400 for the rest. */
const parserStatus: ReadonlyMap<unknown, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** The response to bytes that never become a request. */
function bareAnswer(status: number): string {
  const headers = [
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
  ];
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** Destroys the socket if the peer never closes its side. */
const goodbyeMilliseconds = 2_000;

function endWithin(socket: Duplex, text: string): void {
  socket.end(text);
  setTimeout(() => socket.destroy(), goodbyeMilliseconds).unref();
}

/** Two Host headers: a proxy and this server could each believe another one (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Opens a Node server for fetch handlers. Rejects where the port is taken. `port` 0 takes a free one. */
export async function openHttpServer(served: Served, port: number, host: string): Promise<HttpServer> {
  const listener = getRequestListener(
    (request, { incoming }) =>
      served.fetch(request, { peerAddress: (incoming as IncomingMessage).socket.remoteAddress ?? '' }),
    { overrideGlobalObjects: false },
  );
  const server = createServer(
    {
      headersTimeout: headersMilliseconds,
      requestTimeout: requestMilliseconds,
      keepAliveTimeout: idleMilliseconds,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: headerLimitBytes,
    },
    (incoming, outgoing) => {
      if (hasTwoHosts(incoming)) endWithin(incoming.socket, bareAnswer(400));
      else void listener(incoming, outgoing);
    },
  );
  const sockets = new Set<Duplex>();
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A peer that disconnects during the handshake isn't an error.
    socket.on('error', () => socket.destroy());
    served.upgrade(incoming, socket, head, { peerAddress: incoming.socket.remoteAddress ?? '' });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) endWithin(socket, bareAnswer(parserStatus.get(error.code) ?? 400));
    else socket.destroy();
  });
  await listen(server, port, host);

  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    for (const socket of sockets) socket.end();
    const cut = setTimeout(() => {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    }, drainMilliseconds);
    // Connections that become idle while draining would otherwise wait for their keep-alive to end.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    await closed;
    clearTimeout(cut);
    clearInterval(sweep);
  }

  const taken = (server.address() as AddressInfo).port;
  return { origin: `http://${localAddresses.includes(host) ? 'localhost' : host}:${taken}`, close };
}
