import type { Identity } from '../http.ts';
import type { Clock, Log } from '../ports.ts';
import type { Channel } from './channel.ts';
import type { JoinRequest, PublicChannels } from './join-request.ts';
import type { RealtimeLimits } from './limits.ts';
import type { StoredBroadcast } from './replay.ts';
import type { Subscription } from './subscription.ts';
import type { TopicAccess } from './topic-access.ts';
import type { Topics } from './topics.ts';

/** What a connection needs from the area around it. */
export interface ConnectionHost {
  identifyToken(token: string): Promise<Identity>;
  subscribe(identity: Identity, requests: JoinRequest['changes']): Promise<Subscription[]>;
  /** Whether an identity may keep these subscriptions: asked when a channel's token changes. */
  mayKeep(identity: Identity, subscriptions: readonly Subscription[]): boolean;
  /** What the policies let an identity do on a private topic. */
  accessTo(identity: Identity, topic: string): Promise<TopicAccess>;
  /** The stored broadcasts that a channel wants to have first. */
  replay(topic: string, replay: { since: number; limit: number }): Promise<StoredBroadcast[]>;
  topics: Topics;
  publicChannels: PublicChannels;
  /** Counts this connection for the user; false past the limit. */
  admitUser(connection: Connection, userId: string): boolean;
  limits: RealtimeLimits;
  clock: Clock;
  log: Log;
}

export interface Connection {
  readonly channels: ReadonlyMap<string, Channel>;
  /** Sends an event on a channel. Cuts the connection when the client reads too slowly. */
  push(channel: Channel, event: string, payload: unknown): void;
  /** True while the channel's token is good; asks again when the last answer is too old, and else closes it. */
  isFresh(channel: Channel): Promise<boolean>;
  /** When the client was last heard, in ms since 1970. */
  lastHeardAt(): number;
  close(code: number, reason: string): void;
  terminate(): void;
}
