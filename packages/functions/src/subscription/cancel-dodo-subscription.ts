import { Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { ownedSubscriptions } from './store.ts';
import { takeSubscription } from './take-subscription.ts';

const running = ['active', 'past_due', 'on_hold', 'paused'];

/**
 * Cancels every subscription of the caller that still runs, so that nothing more is charged. What was paid goes on to
 * its end. Asked again, it answers the same.
 */
export const cancelDodoSubscription = defineFunction('cancel-dodo-subscription', {
  access: 'user',
  elevated: 'subscriptions are written by the server side only',
  async run({ user, serviceDb, payments, now }) {
    const owned = await ownedSubscriptions(serviceDb, user.id);
    const live = owned.filter(({ status }) => running.includes(status));
    if (live.length === 0) throw new Refusal('no_subscription');
    if (!payments) throw new Refusal('payments_off');
    for (const { subscription_id: id, status, cancels_at_period_end: cancelled } of live) {
      if (cancelled) continue;
      await payments.cancel(id, status);
      await takeSubscription(serviceDb, payments, id, { kind: 'cancelled' });
    }
    const left = (await ownedSubscriptions(serviceDb, user.id)).map(({ period_end }) =>
      Date.parse(period_end),
    );
    const end = Math.max(...left);
    return { success: true as const, current_period_end: end > now() ? new Date(end).toISOString() : null };
  },
});
