import { isIP } from 'node:net';
import { bareAddress } from '@greenroom/gateway';
import { isPlainHost } from './local-request.ts';

/** What a connection says of itself, before anything the client claims is believed. */
export interface RequestFacts {
  /** The socket's own peer. */
  peerAddress: string;
  /** The client's address: the peer's, or what the trusted proxy says. */
  clientAddress: string;
  /** `host` or `host:port`; empty where the request names none that is plain. */
  host: string;
  isTls: boolean;
}

/** How many proxies in front are trusted: each appends what it saw. `true` is one. */
export type TrustedHops = number | boolean;

/**
 * What the outermost trusted proxy wrote: entries before it are the client's own words. Fewer entries than proxies came
 * through fewer of them.
 */
function trustedEntry(header: string | null, trustProxy: TrustedHops): string | undefined {
  const hops = Number(trustProxy);
  const entries = header?.split(',').map((entry) => entry.trim()) ?? [];
  return hops > 0 ? entries.at(-Math.min(hops, entries.length)) : undefined;
}

/**
 * The address of a peer's client: the peer itself, or what X-Forwarded-For says where proxies are trusted. What is no IP
 * address there is not believed.
 */
export function clientAddressOf(
  forwardedFor: string | null,
  peerAddress: string,
  trustProxy: TrustedHops,
): string {
  const address = bareAddress(trustedEntry(forwardedFor, trustProxy) ?? '');
  return isIP(address) ? address : peerAddress;
}

/** Reads the facts of a request. With `trustProxy`, X-Forwarded-For and X-Forwarded-Proto are the proxies' word. */
export function readRequestFacts(
  request: Request,
  peerAddress: string,
  trustProxy: TrustedHops,
): RequestFacts {
  const url = new URL(request.url);
  const host = request.headers.get('host') ?? url.host;
  const forwardedProtocol = trustedEntry(request.headers.get('x-forwarded-proto'), trustProxy);
  return {
    peerAddress,
    clientAddress: clientAddressOf(request.headers.get('x-forwarded-for'), peerAddress, trustProxy),
    host: isPlainHost(host) ? host : '',
    isTls: (forwardedProtocol || url.protocol.replace(':', '')) === 'https',
  };
}

/** The origin that the request was sent to, as it says; undefined where it names no plain host. */
export const originOf = ({ host, isTls }: RequestFacts): string | undefined =>
  host ? `${isTls ? 'https' : 'http'}://${host}` : undefined;
