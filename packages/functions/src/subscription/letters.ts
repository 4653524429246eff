import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '../letter.ts';
import type { PaidSubscription } from './payments.ts';

/** The mails that a change of a subscription may ask for, by the kind under which the outbox keeps them. */
type PaymentLetters = Record<'premium_welcome' | 'payment_failed' | 'premium_cancelled', Letter>;

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function compose(subject: string, paragraphs: string[]): Letter {
  const lines = ['Hello,', ...paragraphs, 'Greenroom'];
  // All of it is our own wording and dates: nothing in it needs escaping.
  return { subject, text: textLetter(lines), html: htmlLetter(lines.map((line) => `<p>${line}</p>`)) };
}

/** Words every mail for the subscription as it now is; the database picks the one that the change asks for, if any. */
export function composePaymentLetters({ periodEnd }: Pick<PaidSubscription, 'periodEnd'>): PaymentLetters {
  const end = date.format(new Date(periodEnd));
  return {
    premium_welcome: compose('Welcome to Greenroom Premium', [
      'Thank you. Premium is on: unlimited interviews, daily challenges and word games, resume tools and the whole library.',
      `It costs $${premiumPriceUsdPerMonth} per month. The next payment is due on ${end}; you can cancel anytime in Settings, under Subscription.`,
    ]),
    payment_failed: compose('Your Greenroom payment failed', [
      "Your payment for Greenroom Premium didn't go through, so you weren't charged.",
      'Please check your payment method in Settings, under Subscription, Manage billing. Once the payment goes through, Premium continues as before.',
    ]),
    premium_cancelled: compose(`Your Greenroom Premium ends on ${end}`, [
      `Your subscription is canceled, and you won't be charged again. Premium stays active until ${end}.`,
      'If you change your mind, you can subscribe again in Settings, under Subscription.',
    ]),
  };
}
