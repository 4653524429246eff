/** Addresses of the machine itself, also where IPv4 travels in IPv6. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}

/** `localhost`, `localhost:3000`, `127.0.0.1:3000`, `[::1]:3000`: names that only this machine answers to. */
export function isLocalHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);
}

/** A host and an optional port and nothing else: what may be put together into an address. */
export function isPlainHost(host: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host);
}

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-original-host',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];

/** True where a header says that a proxy passed the request on. */
export const isForwarded = (headers: Headers): boolean => forwardingHeaders.some((name) => headers.has(name));

/**
 * Whether only this machine can have sent the request: the peer is loopback, the name it asked for is local (another
 * site whose name was pointed at this machine fails here), and no proxy stands between.
 */
export function isSameMachine(request: Request, peerAddress: string): boolean {
  // An address with a host of its own in the request line is a proxy's, and may differ from the header.
  const { host: named } = new URL(request.url);
  const hosts = [named, request.headers.get('host') ?? named];
  const isForeign = ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');
  const isNavigation = request.headers.get('sec-fetch-mode') === 'navigate';
  return (
    isLoopback(peerAddress) &&
    hosts.every(isLocalHost) &&
    !isForwarded(request.headers) &&
    (!isForeign || isNavigation)
  );
}
