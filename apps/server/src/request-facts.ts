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

/** A proxy appends the address it saw: the last entry is its own word, the ones before are the client's. */
function lastEntry(header: string | null): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined;
}

/** The address of a peer's client: the peer itself, or what X-Forwarded-For says where the proxy is trusted. */
export function clientAddressOf(
  forwardedFor: string | null,
  peerAddress: string,
  trustProxy: boolean,
): string {
  return (trustProxy ? lastEntry(forwardedFor) : undefined) ?? peerAddress;
}

/** Reads the facts of a request. With `trustProxy`, X-Forwarded-For and X-Forwarded-Proto are the proxy's word. */
export function readRequestFacts(request: Request, peerAddress: string, trustProxy: boolean): RequestFacts {
  const url = new URL(request.url);
  const host = request.headers.get('host') ?? url.host;
  const forwardedProtocol = trustProxy ? lastEntry(request.headers.get('x-forwarded-proto')) : undefined;
  return {
    peerAddress,
    clientAddress: clientAddressOf(request.headers.get('x-forwarded-for'), peerAddress, trustProxy),
    host: isPlainHost(host) ? host : '',
    isTls: (forwardedProtocol ?? url.protocol.replace(':', '')) === 'https',
  };
}

/** The origin that the request was sent to, as it says; undefined where it names no plain host. */
export const originOf = ({ host, isTls }: RequestFacts): string | undefined =>
  host ? `${isTls ? 'https' : 'http'}://${host}` : undefined;
