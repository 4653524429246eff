import type { Identity } from '../http.ts';
import type { Subscription } from './subscription.ts';

/** One joined topic of one connection. */
export interface Channel {
  topic: string;
  joinRef: string | null;
  token: string;
  identity: Identity;
  /** When the token was last found good, in ms since 1970. */
  checkedAt: number;
  subscriptions: readonly Subscription[];
  /** Ends the wait for the token's expiry. */
  expiry: NodeJS.Timeout | undefined;
  /** False once the channel was left or its connection ended. */
  isOpen: boolean;
}

/** The topic without the prefix that the client's library puts before it. */
export const subTopic = (topic: string) => topic.replace(/^realtime:/, '');

/** When the token of an identity ends, in ms since 1970; null for keys, which have no end. */
export function expiresAt(identity: Identity): number | null {
  const { exp } = identity.claims;
  return typeof exp === 'number' ? exp * 1000 : null;
}
