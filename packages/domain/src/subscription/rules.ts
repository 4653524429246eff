/**
 * Whether an address that a browser sent leads back to one of the product's own origins: http or https, no user
 * information and no backslash, which parsers read in different ways.
 */
export function isOwnAddress(address: string, ownOrigins: readonly string[]): boolean {
  if (/[\\\s]/.test(address) || !URL.canParse(address)) return false;
  const { origin, protocol, username, password } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && !username && !password && ownOrigins.includes(origin);
}
