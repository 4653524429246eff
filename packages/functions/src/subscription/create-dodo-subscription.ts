import { isOwnAddress, ProtocolError, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import type { Db } from '../ports.ts';
import { holdToRate } from '../rate.ts';
import type { Payments } from './payments.ts';
import { type Claim, claimCheckout, settleCheckout } from './store.ts';
import { takeSubscription } from './take-subscription.ts';

interface Buying {
  db: Db;
  payments: Payments;
  userId: string;
  urls: { successUrl: string; cancelUrl: string };
}

/** A second click waits this long for the checkout that the first one is opening. */
const waitMs = 250;
const maxWaits = 40;

/** Presses of the button in five minutes. */
const rate = { times: 30, seconds: 300 };

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, waitMs));

async function openClaimed({ db, payments, urls }: Buying, claim: Claim & { outcome: 'claimed' }) {
  try {
    const { reference, email, customer_id: customerId } = claim;
    const session = await payments.openCheckout({ reference, email, customerId, ...urls });
    await settleCheckout(db, reference, session);
    return session.checkoutUrl;
  } catch (error) {
    await settleCheckout(db, claim.reference, null);
    throw error;
  }
}

/** The address of an open checkout; null where it is of no more use, which gives its place up. */
async function reuse({ db, payments }: Buying, claim: Claim & { outcome: 'open' }): Promise<string | null> {
  const state = await payments.checkoutState(claim.session_id);
  if (state === 'open') return claim.checkout_url;
  if (state === 'paid') throw new Refusal('payment_pending');
  await settleCheckout(db, claim.reference, null);
  return null;
}

/** What was cancelled but still runs goes on instead of being paid twice. */
async function resume({ db, payments, urls }: Buying, subscriptionId: string): Promise<string> {
  await payments.resume(subscriptionId);
  await takeSubscription(db, payments, subscriptionId, { kind: 'resumed' });
  return urls.successUrl;
}

async function checkoutFor(buying: Buying): Promise<string> {
  for (let waits = 0; waits < maxWaits; waits++) {
    const claim = await claimCheckout(buying.db, buying.userId, buying.urls);
    switch (claim.outcome) {
      case 'claimed':
        return openClaimed(buying, claim);
      case 'resumable':
        return resume(buying, claim.subscription_id);
      case 'active':
        throw new Refusal('already_premium');
      case 'past_due':
        throw new Refusal('payment_failed');
      case 'open': {
        const address = await reuse(buying, claim);
        if (address) return address;
        break;
      }
      case 'pending':
        await pause();
    }
  }
  throw new Refusal('checkout_opening');
}

/**
 * Opens the one checkout of the caller and answers where it is paid, made out to the address of the account: the one
 * in the body decides nothing. Asked twice, it answers the same checkout.
 */
export const createDodoSubscription = defineFunction('create-dodo-subscription', {
  access: 'user',
  elevated: 'checkouts and subscriptions are written by the server side only',
  async run({ input, user, serviceDb, payments, settings, limiter }) {
    const urls = { successUrl: input.successUrl, cancelUrl: input.cancelUrl };
    if (Object.values(urls).some((url) => !isOwnAddress(url, settings.ownOrigins))) {
      throw new ProtocolError('bad_request', 'successUrl and cancelUrl must be addresses of this site.');
    }
    if (!payments) throw new Refusal('payments_off');
    await holdToRate(limiter, `checkout:${user.id}`, rate, 'too_many_checkouts');
    return { checkout_url: await checkoutFor({ db: serviceDb, payments, userId: user.id, urls }) };
  },
});
