import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Version } from './frames.ts';

/** Destroys the socket if the peer never closes its side. */
const goodbyeMs = 2_000;

/** Answers an upgrade that is refused, in plain HTTP, and ends the connection. */
export function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), goodbyeMs).unref();
}

export type UpgradeRequest =
  | { accepted: true; version: Version; apiKey: string }
  | { accepted: false; status: number; message: string };

/**
 * Reads the address and the origin of an upgrade. A request without an Origin comes from no browser and passes: what
 * counts is its token. `null` and every origin off the list are refused.
 */
export function readUpgrade(request: IncomingMessage, allowedOrigins: readonly string[]): UpgradeRequest {
  const refuse = (status: number, message: string) => ({ accepted: false as const, status, message });
  const { origin } = request.headers;
  if (origin !== undefined && !allowedOrigins.includes(origin)) return refuse(403, 'Origin not allowed');
  const url = URL.parse(request.url ?? '', 'http://realtime');
  if (!url?.pathname.endsWith('/websocket')) return refuse(404, 'Not found');
  const version = url.searchParams.get('vsn') ?? '1.0.0';
  if (version !== '1.0.0' && version !== '2.0.0') return refuse(400, 'Unsupported vsn');
  const apiKey = url.searchParams.get('apikey');
  if (!apiKey) return refuse(401, 'No API key found in request');
  return { accepted: true, version, apiKey };
}
