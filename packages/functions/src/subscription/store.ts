import { z } from 'zod';
import { StoreError } from '../answer-error.ts';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';
import { composePaymentLetters } from './letters.ts';
import { type PaidSubscription, paidStatuses } from './payments.ts';

const Applied = z.object({
  outcome: z.enum(['applied', 'unchanged', 'duplicate', 'unknown', 'stale', 'raced']),
});
const Claim = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('claimed'),
    reference: z.string(),
    email: z.string(),
    customer_id: z.string().nullable(),
  }),
  z.object({
    outcome: z.literal('open'),
    reference: z.string(),
    session_id: z.string(),
    checkout_url: z.string(),
  }),
  z.object({ outcome: z.literal('resumable'), subscription_id: z.string() }),
  z.object({ outcome: z.enum(['pending', 'active', 'past_due']) }),
]);
const Owned = z.array(
  z.object({
    subscription_id: z.string(),
    customer_id: z.string(),
    status: z.enum(paidStatuses),
    cancels_at_period_end: z.boolean(),
    period_end: z.string(),
  }),
);
const Due = z.object({ ended: z.number(), due: z.array(z.string()), orphaned: z.array(z.string()) });

export type Claim = z.infer<typeof Claim>;
type Outcome = z.infer<typeof Applied>['outcome'];

/** How an event came to be: its webhook, its time at the provider, and for a reading when that began. */
interface Origin {
  webhookId?: string;
  kind: string;
  occurredAt?: string;
  readAfter?: string;
}

/** Applies an event or a reading with its webhook id and its mail in one transaction. */
export async function applySubscription(db: Db, paid: PaidSubscription, origin: Origin): Promise<Outcome> {
  const applied = await db.rpc('apply_payment_event', {
    p_event: {
      webhook_id: origin.webhookId ?? null,
      kind: origin.kind,
      occurred_at: origin.occurredAt ?? null,
      read_after: origin.readAfter ?? null,
      subscription_id: paid.subscriptionId,
      customer_id: paid.customerId,
      reference: paid.reference,
      status: paid.status,
      cancels_at_period_end: paid.cancelsAtPeriodEnd,
      period_start: paid.periodStart,
      period_end: paid.periodEnd,
    },
    p_letters: composePaymentLetters(paid),
  });
  return Applied.parse(rowsOf('apply_payment_event', applied)).outcome;
}

/** The database's time. A reading that begins afterwards is newer than all that was applied before. */
export async function readClock(db: Db): Promise<string> {
  return rowsOf('payment_clock', await db.rpc('payment_clock'));
}

/** Asks for the right to open the user's one checkout. */
export async function claimCheckout(
  db: Db,
  userId: string,
  urls: { successUrl: string; cancelUrl: string },
): Promise<Claim> {
  const claim = await db.rpc('claim_checkout', {
    p_user_id: userId,
    p_success_url: urls.successUrl,
    p_cancel_url: urls.cancelUrl,
  });
  return Claim.parse(rowsOf('claim_checkout', claim));
}

/** Keeps where a claimed checkout is paid; null gives the claim up. */
export async function settleCheckout(
  db: Db,
  reference: string,
  session: { sessionId: string; checkoutUrl: string } | null,
): Promise<void> {
  const { error } = await db.rpc('settle_checkout', {
    p_reference: reference,
    // The generated types know no null arguments; the function takes them.
    p_session_id: (session?.sessionId ?? null) as string,
    p_checkout_url: (session?.checkoutUrl ?? null) as string,
  });
  if (error) throw new StoreError('settle_checkout', error.code);
}

/** The user's subscriptions at the provider, the latest heard of first. */
export async function ownedSubscriptions(db: Db, userId: string) {
  return Owned.parse(
    rowsOf('paid_subscriptions_of', await db.rpc('paid_subscriptions_of', { p_user_id: userId })),
  );
}

/** Ends what is over, and names what the provider must be asked about. */
export async function endDuePlans(db: Db) {
  return Due.parse(rowsOf('end_due_plans', await db.rpc('end_due_plans')));
}
