import { randomUUID } from 'node:crypto';
import { type LocalDocument, type LocalStore, localPrefixes } from './local-store.ts';

/** A checkout as the stand-in keeps it. */
export interface LocalCheckout extends LocalDocument {
  email: string;
  customer_id: string;
  metadata: Record<string, string>;
  return_url: string;
  cancel_url: string;
  payment_status: 'succeeded' | 'failed' | null;
  created_at: string;
}

/** A subscription in the provider's own shape; `id` is its `subscription_id`. */
export interface LocalSubscription extends LocalDocument {
  subscription_id: string;
  product_id: string;
  customer: { customer_id: string; email: string; name: string };
  metadata: Record<string, string>;
  status: 'active' | 'cancelled' | 'past_due' | 'on_hold' | 'failed';
  cancel_at_next_billing_date: boolean;
  created_at: string;
  cancelled_at: string | null;
  previous_billing_date: string;
  next_billing_date: string;
  past_due_ends_at: string | null;
  recurring_pre_tax_amount: number;
  currency: 'USD';
}

/** An event as the provider posts it, before it is signed. */
export interface LocalEvent {
  business_id: string;
  type: string;
  timestamp: string;
  data: LocalSubscription & { payload_type: 'Subscription' };
}

export interface LocalSubscriptionsOptions {
  store: LocalStore;
  businessId: string;
  productId: string;
  priceCents: number;
  /** Takes what happened to the product: signed, as a webhook. */
  deliver: (event: LocalEvent) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What happens to a subscription, from its payment to its end: each step is stored, then told as an event. */
export interface LocalSubscriptions {
  /** What comes of a checkout that is paid or declined; nothing of one that was settled before. */
  settle(checkoutId: string, status: 'active' | 'failed'): Promise<void>;
  /** Ends it at once. */
  cancel(subscription: LocalSubscription): Promise<LocalSubscription>;
  /** Has it end, or not end, with the paid period. */
  cancelAtPeriodEnd(subscription: LocalSubscription, cancels: boolean): Promise<LocalSubscription>;
  /** The paid period is over now: it is renewed, or it ends where it was cancelled. */
  endPeriod(subscriptionId: string): Promise<void>;
  /** The renewal is due now and fails; three days remain to mend it. */
  failRenewal(subscriptionId: string): Promise<void>;
}

const dayMs = 86_400_000;
const graceDays = 3;

/** The same day of the next month, or its last day. */
function nextMonth(time: number): number {
  const date = new Date(time);
  const target = new Date(date);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + 1);
  const days = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), days));
  return target.getTime();
}

/** The subscriptions of the stand-in provider. */
export function createLocalSubscriptions(options: LocalSubscriptionsOptions): LocalSubscriptions {
  const { store, businessId, productId, deliver, now } = options;
  const iso = (time = now()) => new Date(time).toISOString();

  async function change(
    subscription: LocalSubscription,
    fields: Partial<LocalSubscription>,
    types: string[],
  ) {
    const data = { ...subscription, ...fields } as LocalSubscription;
    await store.put('subscription', data);
    for (const type of types) {
      const payload = { ...data, payload_type: 'Subscription' as const };
      await deliver({ business_id: businessId, type, timestamp: iso(), data: payload });
    }
    return data;
  }

  async function begin(checkout: LocalCheckout, status: 'active' | 'failed') {
    const id = `${localPrefixes.subscription}${randomUUID()}`;
    const subscription: LocalSubscription = {
      id,
      subscription_id: id,
      product_id: productId,
      customer: { customer_id: checkout.customer_id, email: checkout.email, name: '' },
      metadata: checkout.metadata,
      status,
      cancel_at_next_billing_date: false,
      created_at: iso(),
      cancelled_at: null,
      previous_billing_date: iso(),
      next_billing_date: iso(nextMonth(now())),
      past_due_ends_at: null,
      recurring_pre_tax_amount: options.priceCents,
      currency: 'USD',
    };
    const payment_status = status === 'active' ? 'succeeded' : 'failed';
    await store.put('checkout', { ...checkout, payment_status });
    const types =
      status === 'active' ? ['subscription.active', 'subscription.renewed'] : ['subscription.failed'];
    await change(subscription, {}, types);
  }

  async function settle(checkoutId: string, status: 'active' | 'failed') {
    const checkout = await store.get<LocalCheckout>('checkout', checkoutId);
    if (!checkout || checkout.payment_status) return;
    await begin(checkout, status);
  }

  function cancel(subscription: LocalSubscription) {
    const ended = { status: 'cancelled', cancelled_at: iso(), next_billing_date: iso() } as const;
    return change(subscription, ended, ['subscription.cancelled']);
  }

  return {
    settle,
    cancel,
    cancelAtPeriodEnd(subscription, cancels) {
      const fields = { cancel_at_next_billing_date: cancels, cancelled_at: cancels ? iso() : null };
      return change(subscription, fields, ['subscription.updated']);
    },
    async endPeriod(id) {
      const subscription = await store.get<LocalSubscription>('subscription', id);
      if (!subscription || !['active', 'past_due'].includes(subscription.status)) return;
      if (subscription.cancel_at_next_billing_date) {
        await cancel(subscription);
        return;
      }
      const renewed = {
        status: 'active',
        previous_billing_date: iso(),
        next_billing_date: iso(nextMonth(now())),
        past_due_ends_at: null,
      } as const;
      await change(subscription, renewed, ['subscription.renewed']);
    },
    async failRenewal(id) {
      const subscription = await store.get<LocalSubscription>('subscription', id);
      if (subscription?.status !== 'active') return;
      const ends = iso(now() + graceDays * dayMs);
      await change(subscription, { status: 'past_due', past_due_ends_at: ends }, ['subscription.past_due']);
    },
  };
}
