/** Bounds that keep one client, or a crowd of them, from using up the server. */
export interface RealtimeLimits {
  /** Bytes of one frame from a client; a longer one ends the connection with 1009. */
  maxFrameBytes: number;
  /** Bytes of one broadcast's payload; a longer one is refused. */
  maxBroadcastBytes: number;
  /** Bytes of what one presence says of itself, as JSON. */
  maxPresenceBytes: number;
  /** Bytes of one frame to a client; a longer change is sent with its key alone. */
  maxChangeBytes: number;
  /** Bytes waiting for a client that reads too slowly; past it the connection is cut. */
  maxBufferedBytes: number;
  /** Messages a client may send at once, and how many it gets back a second. Each 32 KiB of a message count as one. */
  messageBurst: number;
  messagesPerSecond: number;
  /** Broadcasts that all clients together may receive at once, and how many more each second; past it they are refused. */
  deliveryBurst: number;
  deliveriesPerSecond: number;
  socketsPerAddress: number;
  socketsPerUser: number;
  channelsPerSocket: number;
  subscriptionsPerChannel: number;
  /** People who are present on one topic at once. */
  presencesPerChannel: number;
  /** Changes, and broadcasts of the database, that wait to be read; past it they are dropped. */
  maxQueuedChanges: number;
  /** Silence after which a connection is taken for dead; the client sends a heartbeat every 25 s. */
  heartbeatTimeoutMs: number;
  /** How long a token counts as good without being asked about again, in ms. */
  tokenRecheckMs: number;
}

export const defaultLimits: RealtimeLimits = {
  maxFrameBytes: 264 * 1024,
  maxBroadcastBytes: 256 * 1024,
  maxPresenceBytes: 4 * 1024,
  maxChangeBytes: 1024 * 1024,
  maxBufferedBytes: 4 * 1024 * 1024,
  messageBurst: 100,
  messagesPerSecond: 20,
  deliveryBurst: 20_000,
  deliveriesPerSecond: 10_000,
  socketsPerAddress: 100,
  socketsPerUser: 20,
  channelsPerSocket: 50,
  subscriptionsPerChannel: 20,
  presencesPerChannel: 500,
  maxQueuedChanges: 10_000,
  heartbeatTimeoutMs: 75_000,
  tokenRecheckMs: 10_000,
};

/** A budget of `burst` events that refills by `perSecond`. Answers false where less is left than `cost`. */
export function createBudget(burst: number, perSecond: number, now: () => number): (cost: number) => boolean {
  let left = burst;
  let refilledAt = now();
  return (cost) => {
    const time = now();
    left = Math.min(burst, left + ((time - refilledAt) / 1000) * perSecond);
    refilledAt = time;
    if (left < cost) return false;
    left -= cost;
    return true;
  };
}
