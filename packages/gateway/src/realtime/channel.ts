import type { Identity } from '../http.ts';
import type { Outlet } from './outlet.ts';
import type { Subscription } from './subscription.ts';
import type { TopicAccess } from './topic-access.ts';

/** What broadcasts and presences belong to. A private topic and a public one of the same name are two. */
export interface TopicName {
  /** Without the prefix that the client's library puts before it. */
  topic: string;
  isPrivate: boolean;
}

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

const prefix = 'realtime:';

/** The topic without the prefix that the client's library puts before it. */
export const subTopic = (topic: string) => topic.replace(/^realtime:/, '');

/** The topic as a client joins it. */
export const channelTopic = ({ topic }: TopicName) => `${prefix}${topic}`;

/** When the token of an identity ends, in ms since 1970; null for keys, which have no end. */
export function expiresAt(identity: Identity): number | null {
  const { exp } = identity.claims;
  return typeof exp === 'number' ? exp * 1000 : null;
}
