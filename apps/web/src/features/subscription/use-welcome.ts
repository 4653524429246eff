import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { takeStartedCheckout } from '@/lib/started-checkout.ts';
import { notify } from '@/lib/toasts.ts';

/** Says welcome once, when the tab that left for a checkout is back with Premium, or hears of it later. */
export function useWelcome(status: string | undefined): void {
  useEffect(() => {
    if (status === 'active' && takeStartedCheckout()) {
      notify.success(t`Welcome to Premium`, t`You have access to everything now.`);
    }
  }, [status]);
}
