import type { MiddlewareHandler } from 'hono';
import { anonymous } from './auth/identify.ts';
import type { GatewayEnv, Identity } from './http.ts';
import type { RequestBudget } from './request-budget.ts';
import { TooManyRequests } from './wire-format.ts';

export interface AuthenticateOptions {
  /** Who sent a request, by its headers. Throws Unauthorized. */
  identify(request: Request): Promise<Identity>;
  /** Whether an address is open to browsers without any key: a link of an email, a public or signed file. */
  needsNoKey?(method: string, path: string): boolean;
  /** Counts the requests of each caller; without it they aren't counted. */
  budget?: RequestBudget;
}

/** Sets `identity` to the sender of the request. Throws Unauthorized and, over the budget, TooManyRequests. */
export function authenticate({
  identify,
  needsNoKey,
  budget,
}: AuthenticateOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const request = c.req.raw;
    const { headers } = request;
    const hasCredentials = headers.has('apikey') || headers.has('authorization');
    const identity =
      !hasCredentials && needsNoKey?.(request.method, c.req.path) ? anonymous : await identify(request);
    c.set('identity', identity);
    const waitSeconds = c.env.isInProcess ? null : budget?.spend(identity, c.env.clientAddress);
    if (typeof waitSeconds === 'number') throw new TooManyRequests(waitSeconds);
    await next();
  };
}

/** Requests that only read. */
export const isRead = (method: string) => method === 'GET' || method === 'HEAD';
