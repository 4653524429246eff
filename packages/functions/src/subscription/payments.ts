import { ProtocolError } from '@greenroom/domain';
import DodoPayments from 'dodopayments';
import { z } from 'zod';

/** What a deployment knows of its account at Dodo Payments. Its three secrets never leave this file's client. */
export interface PaymentSettings {
  apiKey: string;
  /** `whsec_` and 32 bytes in base64: signs the webhooks. */
  webhookKey: string;
  /** The SDK takes the live one where none is named, so it is always named. */
  environment: 'test_mode' | 'live_mode';
  businessId: string;
  productId: string;
  /** Stands in for the provider's own address, with its own `fetch`: the test mode of one machine, and tests. */
  standIn?: { baseUrl: string; fetch?: typeof fetch };
}

/** How a subscription stands at the provider. */
export const paidStatuses = [
  'pending',
  'active',
  'on_hold',
  'paused',
  'cancelled',
  'failed',
  'expired',
  'past_due',
] as const;
type PaidStatus = (typeof paidStatuses)[number];

/** A subscription of ours at the provider, as far as the plan hangs on it. Times are ISO 8601. */
export interface PaidSubscription {
  subscriptionId: string;
  customerId: string;
  /** What the checkout sent along; null where the subscription was not begun by a checkout of ours. */
  reference: string | null;
  status: PaidStatus;
  cancelsAtPeriodEnd: boolean;
  periodStart: string;
  periodEnd: string;
}

/** A webhook whose signature is good. `subscription` is null where it speaks of nothing of ours. */
export interface PaymentEvent {
  webhookId: string;
  kind: string;
  occurredAt: string;
  subscription: PaidSubscription | null;
}

interface CheckoutOrder {
  reference: string;
  email: string;
  /** A customer that the provider knows already; without one, a new one is made: never one found by address. */
  customerId: string | null;
  successUrl: string;
  cancelUrl: string;
}

/** The payment provider, in the product's words. Every method but `readWebhook` asks over the network and may throw. */
export interface Payments {
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; checkoutUrl: string }>;
  /** `open`: nobody has tried to pay yet; `paid`: the money is there or on its way; `over`: of no more use. */
  checkoutState(sessionId: string): Promise<'open' | 'paid' | 'over'>;
  /** Null where the subscription is of another product. */
  readSubscription(subscriptionId: string): Promise<PaidSubscription | null>;
  /** Up to 100 subscriptions to our product, newest first. `page` counts from 1. */
  listSubscriptions(page: number): Promise<{ subscriptions: PaidSubscription[]; isLast: boolean }>;
  /** At the end of what is paid; at once where a payment is missing and nothing is left to wait for. */
  cancel(subscriptionId: string, status: PaidStatus): Promise<void>;
  /** Takes a cancellation back that has not come into force. */
  resume(subscriptionId: string): Promise<void>;
  portalLink(customerId: string, returnUrl: string): Promise<string>;
  /** Throws AppError `not_signed_in` for what the provider has not signed within the last five minutes. */
  readWebhook(rawBody: string, headers: Headers): PaymentEvent;
}

const Moment = z.iso.datetime({ offset: true });
const Subscription = z.object({
  subscription_id: z.string().min(1).max(120),
  product_id: z.string(),
  customer: z.object({ customer_id: z.string().min(1).max(120) }),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  status: z.enum(paidStatuses),
  cancel_at_next_billing_date: z.boolean(),
  previous_billing_date: Moment,
  next_billing_date: Moment,
  past_due_ends_at: Moment.nullish(),
});
const Event = z.object({
  business_id: z.string(),
  type: z.string().max(80),
  timestamp: Moment,
  data: z.unknown(),
});
const signatureHeaders = ['webhook-id', 'webhook-signature', 'webhook-timestamp'] as const;
const pageSize = 100;
const requestTimeoutMs = 10_000;

/** What the provider says of a subscription in our words; null where it is not of our product, or not one at all. */
function toPaid(data: unknown, productId: string): PaidSubscription | null {
  const parsed = Subscription.safeParse(data);
  if (!parsed.success || parsed.data.product_id !== productId) return null;
  const value = parsed.data;
  const reference = z.uuid().safeParse(value.metadata?.reference);
  const grace = value.status === 'past_due' ? value.past_due_ends_at : undefined;
  return {
    subscriptionId: value.subscription_id,
    customerId: value.customer.customer_id,
    reference: reference.success ? reference.data : null,
    status: value.status,
    cancelsAtPeriodEnd: value.cancel_at_next_billing_date,
    periodStart: value.previous_billing_date,
    periodEnd: grace ?? value.next_billing_date,
  };
}

/** The three headers as a plain object. The SDK skips the check where it is given none, so each must be there. */
function signatureOf(headers: Headers): Record<(typeof signatureHeaders)[number], string> {
  const values = signatureHeaders.map((name) => [name, headers.get(name)?.trim() ?? ''] as const);
  if (values.some(([, value]) => value === '')) {
    throw new ProtocolError('not_signed_in', 'The webhook carries no signature.');
  }
  return Object.fromEntries(values) as Record<(typeof signatureHeaders)[number], string>;
}

function createClient({ apiKey, webhookKey, environment, standIn }: PaymentSettings): DodoPayments {
  return new DodoPayments({
    bearerToken: apiKey,
    webhookKey,
    ...(standIn ? { baseURL: standIn.baseUrl } : { baseURL: null, environment }),
    fetch: standIn?.fetch,
    timeout: requestTimeoutMs,
    maxRetries: 2,
    // Its lines would hold addresses and headers; what goes wrong is logged by whoever calls.
    logLevel: 'off',
  });
}

function readEvent(
  dodo: DodoPayments,
  settings: PaymentSettings,
  rawBody: string,
  headers: Headers,
): PaymentEvent {
  const signature = signatureOf(headers);
  let body: unknown;
  try {
    body = dodo.webhooks.unwrap(rawBody, { headers: { ...signature } });
  } catch (error) {
    throw new ProtocolError('not_signed_in', 'The webhook is not signed by the provider.', { cause: error });
  }
  const event = Event.safeParse(body);
  if (!event.success) throw new ProtocolError('bad_request', 'The webhook holds no event.');
  const { business_id, type, timestamp, data } = event.data;
  const isOurs = business_id === settings.businessId && type.startsWith('subscription.');
  return {
    webhookId: signature['webhook-id'],
    kind: type,
    occurredAt: timestamp,
    subscription: isOurs ? toPaid(data, settings.productId) : null,
  };
}

/** Dodo Payments through its own SDK. */
export function createPayments(settings: PaymentSettings): Payments {
  const dodo = createClient(settings);
  const { productId } = settings;
  return {
    async openCheckout({ reference, email, customerId, successUrl, cancelUrl }) {
      const session = await dodo.checkoutSessions.create({
        product_cart: [{ product_id: productId, quantity: 1 }],
        customer: customerId ? { customer_id: customerId } : { email },
        feature_flags: {
          always_create_new_customer: customerId === null,
          allow_customer_editing_email: false,
        },
        metadata: { reference },
        return_url: successUrl,
        cancel_url: cancelUrl,
      });
      if (!session.checkout_url) throw new Error('The provider opened a checkout without an address');
      return { sessionId: session.session_id, checkoutUrl: session.checkout_url };
    },
    async checkoutState(sessionId) {
      const { payment_status: status } = await dodo.checkoutSessions.retrieve(sessionId);
      if (!status) return 'open';
      return status === 'succeeded' || status === 'processing' ? 'paid' : 'over';
    },
    async readSubscription(subscriptionId) {
      return toPaid(await dodo.subscriptions.retrieve(subscriptionId), productId);
    },
    async listSubscriptions(page) {
      const query = { product_id: productId, page_size: pageSize, page_number: page - 1 };
      const { items } = await dodo.subscriptions.list(query);
      const subscriptions = items.map((item) => toPaid(item, productId)).filter((item) => item !== null);
      return { subscriptions, isLast: items.length < pageSize };
    },
    async cancel(subscriptionId, status) {
      const isRunning = status === 'active' || status === 'past_due';
      await dodo.subscriptions.update(subscriptionId, {
        ...(isRunning ? { cancel_at_next_billing_date: true } : { status: 'cancelled' }),
        cancel_reason: 'cancelled_by_customer',
      });
    },
    async resume(subscriptionId) {
      await dodo.subscriptions.update(subscriptionId, { cancel_at_next_billing_date: false });
    },
    async portalLink(customerId, returnUrl) {
      return (await dodo.customers.customerPortal.create(customerId, { return_url: returnUrl })).link;
    },
    readWebhook: (rawBody, headers) => readEvent(dodo, settings, rawBody, headers),
  };
}
