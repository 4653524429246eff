/** An address without what a proxy may write around it: a port, the brackets of IPv6. */
export const bareAddress = (address: string) =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1] ??
  /^(\d+(?:\.\d+){3}):\d{1,5}$/.exec(address)?.[1] ??
  address;

/**
 * The address as limits count it. An IPv6 host owns its whole /64, so the last half of its address counts as one; a
 * smaller prefix (at most 64 bits) is a whole network. The port of a connection is no part of it.
 */
export function addressGroup(clientAddress: string, ipv6Bits = 64): string {
  const address = bareAddress(clientAddress);
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
    .map((group, at) => {
      const bits = Math.min(16, Math.max(0, ipv6Bits - at * 16));
      return bits === 16
        ? group.replace(/^0+(?=.)/, '')
        : (Number.parseInt(group, 16) & (0xffff << (16 - bits))).toString(16);
    })
    .join(':');
}
