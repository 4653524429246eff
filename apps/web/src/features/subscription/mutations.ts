import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '@/lib/format.ts';
import { invoke, isRefusal } from '@/lib/functions.ts';
import { notify } from '@/lib/toasts.ts';
import { subscriptionStatusQuery } from './queries.ts';

/** Cancels the subscription; what was paid goes on to its end. */
export function useCancelSubscription(userId: string, onCancelled: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => invoke('cancel-dodo-subscription', {}),
    onSuccess: ({ current_period_end: end }) => {
      const until = end
        ? t`Premium stays active until ${formatDate(new Date(end))}.`
        : t`You won't be charged again.`;
      notify.success(t`Subscription Cancelled`, until);
      onCancelled();
    },
    onError: () => notify.error(t`Error`, t`Failed to cancel subscription. Please try again.`),
    onSettled: () => queries.invalidateQueries({ queryKey: subscriptionStatusQuery(userId).queryKey }),
  });
}

/** Leaves for the payment provider's portal: invoices and the payment method. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => invoke('create-dodo-portal-link', { returnUrl: location.href }),
    onSuccess: ({ portal_url }) => location.assign(portal_url),
    onError: (error) => {
      const isKnown = isRefusal(error, 'not_found');
      notify.error(t`Error`, isKnown ? error.message : t`Something went wrong. Please try again.`);
    },
  });
}
