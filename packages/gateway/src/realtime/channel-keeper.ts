import { HttpError, type Identity } from '../http.ts';
import type { Clock, Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { type Channel, expiresAt } from './channel.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Subscription } from './subscription.ts';
import { extensions, type TopicAccess } from './topic-access.ts';
import { subTopic } from './topic-name.ts';
import type { Wire } from './wire.ts';

export interface ChannelKeeperOptions {
  identifyToken(token: string): Promise<Identity>;
  /** Whether an identity may keep these subscriptions: asked when a channel's token changes. */
  mayKeep(identity: Identity, subscriptions: readonly Subscription[]): boolean;
  /** What the policies let an identity do on a private channel: asked when its token changes. */
  accessTo(channel: Channel, identity: Identity): Promise<TopicAccess>;
  /** Hears that a channel is over. */
  onDrop(channel: Channel): void;
  /** False where the identity's user has too many connections. */
  admits(identity: Identity): boolean;
  wire: Wire;
  limits: RealtimeLimits;
  clock: Clock;
  log: Log;
}

const maxTimerMs = 2 ** 31 - 1;
export const badToken = 'The access token is invalid or has expired';
const expiredToken = 'The access token has expired';

/** The joined channels of one connection, each as long as its token is good and may follow what it follows. */
export function createChannelKeeper(options: ChannelKeeperOptions) {
  const { wire, limits, clock, log } = options;
  const channels = new Map<string, Channel>();

  function drop(channel: Channel): void {
    channel.isOpen = false;
    clearTimeout(channel.expiry);
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
    options.onDrop(channel);
  }

  function expel(channel: Channel, message: string): false {
    if (!channel.isOpen) return false;
    const system = { channel: subTopic(channel.topic), extension: 'system', status: 'error', message };
    wire.push(channel, 'system', system);
    wire.push(channel, 'phx_close', {});
    drop(channel);
    return false;
  }

  function awaitExpiry(channel: Channel): void {
    clearTimeout(channel.expiry);
    const endsAt = expiresAt(channel.identity);
    if (endsAt === null) return;
    const wait = Math.min(Math.max(endsAt - clock(), 0) + 50, maxTimerMs);
    channel.expiry = setTimeout(() => void authenticate(channel, channel.token), wait);
    channel.expiry.unref();
  }

  /** The access that a channel goes on with; null after it ended, as what it could receive is no longer allowed. */
  async function renewAccess(channel: Channel, identity: Identity): Promise<TopicAccess | null> {
    if (!channel.name.isPrivate) return channel.access;
    const { topic } = channel.name;
    try {
      const access = await options.accessTo(channel, identity);
      if (extensions.every((name) => access.canRead[name] || !channel.access.canRead[name])) return access;
      expel(channel, `You no longer have permission to read from this Channel topic: ${topic}`);
    } catch (error) {
      log('warn', 'realtime: the policies of a channel could not be asked', describeError(error));
      expel(channel, 'Realtime was unable to connect to the project database');
    }
    return null;
  }

  async function authenticate(channel: Channel, token: string): Promise<boolean> {
    const checkedAt = clock();
    const previous = channel.token;
    const isPast = (endsAt: number | null) => endsAt !== null && endsAt <= checkedAt;
    let identity: Identity;
    try {
      identity = await options.identifyToken(token);
    } catch (error) {
      if (error instanceof HttpError) return expel(channel, badToken);
      // Nobody could say whether the token is good: nothing is sent, and the next change asks again.
      log('warn', 'realtime: a token could not be checked', describeError(error));
      return isPast(expiresAt(channel.identity)) ? expel(channel, expiredToken) : false;
    }
    if (!channel.isOpen) return false;
    if (isPast(expiresAt(identity))) return expel(channel, expiredToken);
    if (!options.admits(identity)) return expel(channel, 'Too many connections for this user');
    if (!options.mayKeep(identity, channel.subscriptions)) {
      return expel(channel, 'The new access token may not follow these changes');
    }
    const access = token === previous ? channel.access : await renewAccess(channel, identity);
    if (!access || !channel.isOpen) return false;
    // Another token was taken while this one was looked at again.
    if (token === previous && channel.token !== token) return true;
    Object.assign(channel, { token, identity, access, checkedAt });
    awaitExpiry(channel);
    return true;
  }

  const isKnownFresh = (channel: Channel) =>
    channel.isOpen && clock() - channel.checkedAt < limits.tokenRecheckMs;

  return {
    /** By topic. */
    channels: channels as ReadonlyMap<string, Channel>,
    /** Takes a channel in; it follows one of the same topic. */
    keep(channel: Channel): void {
      const previous = channels.get(channel.topic);
      if (previous) drop(previous);
      channels.set(channel.topic, channel);
      awaitExpiry(channel);
    },
    drop,
    /** Tells the client why and ends the channel. */
    expel,
    /** Takes a token for the channel: it goes on as that user (true), or ends. Never throws. */
    authenticate,
    /** True while the last answer about the channel's token is recent. */
    isKnownFresh,
    /** True while the channel's token is good; asks again when the last answer is too old, and else closes it. */
    async isFresh(channel: Channel): Promise<boolean> {
      if (!channel.isOpen) return false;
      if (isKnownFresh(channel)) return true;
      return authenticate(channel, channel.token);
    },
  };
}
