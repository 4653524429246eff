import type { Db } from '../ports.ts';
import type { PaidSubscription, Payments } from './payments.ts';
import { applySubscription, readClock } from './store.ts';

/** Readings that are overtaken by events are made again, this often at most. */
const maxReadings = 4;

/** The payment provider's answer changes faster than it can be read; a later pass will find it at rest. */
class ReadingOvertaken extends Error {}

/**
 * Reads a subscription from the provider and applies it. An event that is applied while the reading is on its way
 * may be newer than the reading, so the reading is made again. Null where the subscription is not of our product.
 */
export async function takeSubscription(
  db: Db,
  payments: Payments,
  subscriptionId: string,
  origin: { webhookId?: string; kind: string; occurredAt?: string },
): Promise<PaidSubscription | null> {
  for (let reading = 0; reading < maxReadings; reading++) {
    const readAfter = await readClock(db);
    const paid = await payments.readSubscription(subscriptionId);
    if (!paid) return null;
    if ((await applySubscription(db, paid, { ...origin, readAfter })) !== 'raced') return paid;
  }
  throw new ReadingOvertaken('A subscription changed during each of its readings');
}
