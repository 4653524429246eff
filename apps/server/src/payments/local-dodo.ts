import { randomUUID } from 'node:crypto';
import { localPrefixes } from './local-store.ts';
import {
  createLocalSubscriptions,
  type LocalCheckout,
  type LocalSubscription,
  type LocalSubscriptions,
  type LocalSubscriptionsOptions,
} from './local-subscriptions.ts';

export interface LocalDodoOptions extends LocalSubscriptionsOptions {
  /** Where a checkout is paid and a customer's portal is. */
  addressOf: (kind: 'checkout' | 'portal', id: string) => string;
}

/** What people do on the provider's own pages, and what time does. */
export interface LocalDodo extends Pick<LocalSubscriptions, 'endPeriod' | 'failRenewal'> {
  /** The HTTP interface, as far as the product uses it. */
  fetch: typeof fetch;
  checkout(id: string): Promise<LocalCheckout | undefined>;
  customerSubscriptions(customerId: string): Promise<LocalSubscription[]>;
  pay(checkoutId: string): Promise<void>;
  decline(checkoutId: string): Promise<void>;
}

const answer = (body: unknown, status = 200) => Response.json(body, { status });
const missing = () => answer({ code: 'NOT_FOUND', message: 'No such thing' }, 404);

/**
 * Stands in for Dodo Payments where no keys are set: its HTTP interface for the product's own SDK, and signed webhooks
 * for what happens on its pages. No money is moved.
 */
export function createLocalDodo(options: LocalDodoOptions): LocalDodo {
  const { store, now } = options;
  const subscriptions = createLocalSubscriptions(options);

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
      created_at: new Date(now()).toISOString(),
    };
    await store.put('checkout', checkout);
    return answer({ session_id: id, checkout_url: options.addressOf('checkout', id) });
  }

  async function update(subscription: LocalSubscription, body: Record<string, unknown>): Promise<Response> {
    if (body.status === 'cancelled') return answer(await subscriptions.cancel(subscription));
    const cancels = body.cancel_at_next_billing_date === true;
    return answer(await subscriptions.cancelAtPeriodEnd(subscription, cancels));
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
    pay: (id) => subscriptions.settle(id, 'active'),
    decline: (id) => subscriptions.settle(id, 'failed'),
    endPeriod: subscriptions.endPeriod,
    failRenewal: subscriptions.failRenewal,
  };
}
