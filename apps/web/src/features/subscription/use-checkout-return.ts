import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { forgetCheckout, rememberCheckout, startedCheckout } from '@/lib/started-checkout.ts';
import { notify } from '@/lib/toasts.ts';
import { checkoutOutcome } from './model.ts';

/**
 * Back from a checkout, which ends at the dashboard: says once how it went and goes on to the page that was left for it.
 * `plan` is the plan's status, null where there is none, undefined while it isn't known.
 */
export function useCheckoutReturn(plan: string | null | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const started = plan === undefined ? null : startedCheckout();
    if (!started) return;
    const outcome = checkoutOutcome(plan, search);
    if (outcome === 'pending') return;
    // Premium can still arrive after somebody came back without a word of how it went.
    if (outcome === 'left') rememberCheckout('');
    else forgetCheckout();
    if (outcome === 'paid') notify.success(t`Welcome to Premium`, t`You have access to everything now.`);
    if (outcome === 'failed') notify.error(t`Payment failed`, t`You weren't charged. You can try again.`);
    if (pathname === paths.dashboard && (started.from || search))
      void navigate(started.from || pathname, { replace: true, state: started.state });
  }, [plan, pathname, search, navigate]);
}
