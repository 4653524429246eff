import type { Identity } from '../http.ts';
import type { Outlet } from './outlet.ts';
import type { Subscription } from './subscription.ts';
import type { TopicAccess } from './topic-access.ts';
import type { TopicName } from './topic-name.ts';

/** One joined topic of one connection. */
export interface Channel {
  /** As the client names it, with its prefix. */
  topic: string;
  name: TopicName;
  joinRef: string | null;
  token: string;
  identity: Identity;
  /** When the token was last found good, in ms since 1970. */
  checkedAt: number;
  subscriptions: readonly Subscription[];
  /** What the identity may do on the topic. */
  access: TopicAccess;
  broadcast: { ack: boolean; self: boolean };
  /** `isEnabled` where the client wants to know who is present; `key` is what its own presence is called. */
  presence: { isEnabled: boolean; key: string };
  /** Where broadcasts and presence go out. */
  outlet: Outlet;
  /** Ends the wait for the token's expiry. */
  expiry: NodeJS.Timeout | undefined;
  /** False once the channel was left or its connection ended. */
  isOpen: boolean;
}

/** When the token of an identity ends, in ms since 1970; null for keys, which have no end. */
export function expiresAt(identity: Identity): number | null {
  const { exp } = identity.claims;
  return typeof exp === 'number' ? exp * 1000 : null;
}
