import { describeBug } from '../answer-error.ts';
import type { Db, Log } from '../ports.ts';
import type { PaidSubscription, Payments } from './payments.ts';
import { applySubscription, endDuePlans, readClock } from './store.ts';
import { takeSubscription } from './take-subscription.ts';

export interface ReconcilePorts {
  payments: Payments;
  serviceDb: Db;
  log: Log;
}

/** Pages of 100 subscriptions read in one pass; more of them are read in the passes that follow. */
const maxPages = 10;

async function end({ payments, serviceDb }: ReconcilePorts, subscriptionId: string): Promise<void> {
  const paid = await payments.readSubscription(subscriptionId);
  const isOver = !paid || paid.cancelsAtPeriodEnd || ['cancelled', 'expired', 'failed'].includes(paid.status);
  if (!isOver) await payments.cancel(subscriptionId, paid.status);
  await takeSubscription(serviceDb, payments, subscriptionId, { kind: 'account deleted' });
}

/** One that fails does not keep the others waiting; the next pass tries it again. */
async function each<T>(ports: ReconcilePorts, items: readonly T[], act: (item: T) => Promise<unknown>) {
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      ports.log('warn', 'subscription not reconciled', describeBug(error));
    }
  }
}

async function takePage(ports: ReconcilePorts, page: number): Promise<boolean> {
  const { payments, serviceDb } = ports;
  const readAfter = await readClock(serviceDb);
  const { subscriptions, isLast } = await payments.listSubscriptions(page);
  await each(ports, subscriptions, async (paid: PaidSubscription) => {
    const outcome = await applySubscription(serviceDb, paid, { kind: 'reconciled', readAfter });
    if (outcome === 'raced') {
      await takeSubscription(serviceDb, payments, paid.subscriptionId, { kind: 'reconciled' });
    }
  });
  return isLast;
}

/**
 * Ends plans whose paid time is over, without anybody's visit. Plans that should have been renewed are read from the
 * provider first, and subscriptions of deleted accounts are cancelled there.
 */
export async function endPlans(serviceDb: Db, payments: Payments | null, log: Log): Promise<void> {
  const { due, orphaned } = await endDuePlans(serviceDb);
  if (!payments) return;
  const ports = { payments, serviceDb, log };
  await each(ports, due, (id) => takeSubscription(serviceDb, payments, id, { kind: 'due' }));
  await each(ports, orphaned, (id) => end(ports, id));
}

/**
 * Compares what the provider holds with what is kept here and repairs what missed its webhook. Starts at `firstPage`
 * and answers the page to start at next time: 1 once everything has been read.
 */
export async function reconcilePayments(ports: ReconcilePorts, firstPage = 1): Promise<number> {
  for (let page = firstPage; page < firstPage + maxPages; page++) {
    if (await takePage(ports, page)) return 1;
  }
  return firstPage + maxPages;
}
