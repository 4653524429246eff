import { LRUCache } from 'lru-cache';
import { addressGroup } from './address-group.ts';
import type { Identity } from './http.ts';

export interface BudgetOptions {
  /** Requests in one window. */
  requests: number;
  windowMs: number;
  /** Milliseconds that never run backwards. */
  monotonicMs?: () => number;
  /** Keys counted at once; past it the ones counted longest go. */
  maxKeys?: number;
}

/** Counts the requests of each user in fixed windows, in memory: a check by the database would cost as much as a request. */
export interface RequestBudget {
  /** Counts one request. Returns null, or the seconds to wait once the window is full. */
  spend(identity: Identity, clientAddress: string): number | null;
}

/** A user by their id, a visitor by their network; the server's own key is not limited. */
function keyOf({ role, userId }: Identity, clientAddress: string): string | null {
  if (role === 'service_role') return null;
  return userId ?? `visitor ${addressGroup(clientAddress)}`;
}

export function createRequestBudget(options: BudgetOptions): RequestBudget {
  const { requests, windowMs, monotonicMs = () => performance.now(), maxKeys = 50_000 } = options;
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: maxKeys });

  function open(key: string, now: number) {
    const window = { endsAt: now + windowMs, count: 0 };
    windows.set(key, window);
    return window;
  }

  return {
    spend(identity, clientAddress) {
      const key = keyOf(identity, clientAddress);
      if (key === null) return null;
      const now = monotonicMs();
      // Without touching it: the window that was opened first is the first to go.
      const known = windows.peek(key);
      const window = known && known.endsAt > now ? known : open(key, now);
      window.count += 1;
      return window.count > requests ? Math.max(1, Math.ceil((window.endsAt - now) / 1_000)) : null;
    },
  };
}
