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

export interface LocalDodoOptions {
  store: LocalStore;
  businessId: string;
  productId: string;
  priceCents: number;
  /** Where a checkout is paid and a customer's portal is. */
  addressOf: (kind: 'checkout' | 'portal', id: string) => string;
  /** Takes what happened to the product: signed, as a webhook. */
  deliver: (event: LocalEvent) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What people do on the provider's own pages, and what time does. */
export interface LocalDodo {
  /** The HTTP interface, as far as the product uses it. */
  fetch: typeof fetch;
  checkout(id: string): Promise<LocalCheckout | undefined>;
  customerSubscriptions(customerId: string): Promise<LocalSubscription[]>;
  pay(checkoutId: string): Promise<void>;
  decline(checkoutId: string): Promise<void>;
  /** The paid period is over now: it is renewed, or it ends where it was cancelled. */
  endPeriod(subscriptionId: string): Promise<void>;
  /** The renewal is due now and fails; three days remain to mend it. */
  failRenewal(subscriptionId: string): Promise<void>;
}

const dayMs = 86_400_000;
const graceDays = 3;
const answer = (body: unknown, status = 200) => Response.json(body, { status });
const missing = () => answer({ code: 'NOT_FOUND', message: 'No such thing' }, 404);

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

/**
 * Stands in for Dodo Payments where no keys are set: its HTTP interface for the product's own SDK, and signed webhooks
 * for what happens on its pages. No money is moved.
 */
export function createLocalDodo(options: LocalDodoOptions): LocalDodo {
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

  async function openCheckout(body: Record<string, unknown>): Promise<Response> {
    const customer = (body.customer ?? {}) as { email?: string; customer_id?: string };
    const known = (await store.list<LocalSubscription>('subscription')).find(
      (item) => item.customer.customer_id === customer.customer_id,
    );
    const id = `${localPrefixes.checkout}${randomUUID()}`;
    const checkout: LocalCheckout = {
      id,
      email: customer.email ?? known?.customer.email ?? '',
      customer_id: customer.customer_id ?? `${localPrefixes.customer}${randomUUID()}`,
      metadata: (body.metadata ?? {}) as Record<string, string>,
      return_url: String(body.return_url),
      cancel_url: String(body.cancel_url),
      payment_status: null,
      created_at: iso(),
    };
    await store.put('checkout', checkout);
    return answer({ session_id: id, checkout_url: options.addressOf('checkout', id) });
  }

  async function update(subscription: LocalSubscription, body: Record<string, unknown>): Promise<Response> {
    if (body.status === 'cancelled') {
      const fields = { status: 'cancelled', cancelled_at: iso(), next_billing_date: iso() } as const;
      return answer(await change(subscription, fields, ['subscription.cancelled']));
    }
    const cancels = body.cancel_at_next_billing_date === true;
    const fields = { cancel_at_next_billing_date: cancels, cancelled_at: cancels ? iso() : null };
    return answer(await change(subscription, fields, ['subscription.updated']));
  }

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, area = '', id = '', rest = ''] = pathname.split('/');
    const body = JSON.parse((await request.text()) || '{}') as Record<string, unknown>;
    if (area === 'checkouts' && request.method === 'POST') return openCheckout(body);
    if (area === 'checkouts') {
      const checkout = await store.get<LocalCheckout>('checkout', id);
      return checkout ? answer(checkout) : missing();
    }
    if (area === 'customers' && rest === 'customer-portal') {
      const back = new URLSearchParams({ return_url: searchParams.get('return_url') ?? '' });
      return answer({ link: `${options.addressOf('portal', id)}?${back}` });
    }
    if (area !== 'subscriptions') return missing();
    if (!id) {
      const size = Number(searchParams.get('page_size') ?? 10);
      const from = Number(searchParams.get('page_number') ?? 0) * size;
      return answer({ items: (await store.list('subscription')).slice(from, from + size) });
    }
    const subscription = await store.get<LocalSubscription>('subscription', id);
    if (!subscription) return missing();
    return request.method === 'PATCH' ? update(subscription, body) : answer(subscription);
  }

  return {
    fetch: async (input, init) => route(new Request(input, init)),
    checkout: (id) => store.get('checkout', id),
    async customerSubscriptions(customerId) {
      const all = await store.list<LocalSubscription>('subscription');
      return all.filter(({ customer }) => customer.customer_id === customerId);
    },
    pay: (id) => settle(id, 'active'),
    decline: (id) => settle(id, 'failed'),
    async endPeriod(id) {
      const subscription = await store.get<LocalSubscription>('subscription', id);
      if (!subscription || !['active', 'past_due'].includes(subscription.status)) return;
      if (subscription.cancel_at_next_billing_date) {
        const ended = { status: 'cancelled', cancelled_at: iso(), next_billing_date: iso() } as const;
        await change(subscription, ended, ['subscription.cancelled']);
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
