/** Where each API of the product is mounted. The only place that spells these prefixes. */
export const apiPaths = {
  auth: '/auth/v1',
  rest: '/rest/v1',
  storage: '/storage/v1',
  realtime: '/realtime/v1',
  functions: '/functions/v1',
  /** The specification's short name for /rest/v1/rpc. */
  rpc: '/rpc',
} as const;

/**
 * The path that requests are routed by: as it was sent, still percent-encoded, so that `%2F` separates nothing and no route
 * sees a path that a proxy in front would read differently.
 */
export const routedPath = (request: Request): string => new URL(request.url).pathname;

/** The rest of a path below a prefix, beginning with a slash. */
export const pathBelow = (prefix: string, path: string): string => path.slice(prefix.length) || '/';
