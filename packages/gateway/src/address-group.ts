/** What a proxy may write around an address: a port behind it, brackets about IPv6. */
const bare = (address: string) =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1] ??
  /^(\d+(?:\.\d+){3}):\d{1,5}$/.exec(address)?.[1] ??
  address;

/**
 * The address as limits count it. An IPv6 host owns its whole /64, so the last half of its address counts as one; the
 * port of a connection is no part of it.
 */
export function addressGroup(clientAddress: string): string {
  const address = bare(clientAddress);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(gap).fill('0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
