import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FunctionError, invoke } from '@/lib/functions.ts';
import { useSession } from '@/lib/session.ts';
import { forgetCheckout, rememberCheckout } from '@/lib/started-checkout.ts';
import { notify } from '@/lib/toasts.ts';

const home = '/dashboard';
/** Opening a checkout asks the payment provider, which may take its time. */
const timeoutMs = 30_000;

/** Anything else would lead to a page of our own that doesn't exist. */
const isAddress = (url: unknown) => typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url);

function tell(error: unknown): void {
  if (!(error instanceof FunctionError)) {
    notify.error(t`Error`, t`Something went wrong. Please try again.`);
  } else if (error.code === 'not_signed_in') {
    notify.error(t`Authentication Required`, t`Please sign in to subscribe.`);
  } else if (error.code === 'conflict' || (error.code === 'unavailable' && error.requestId)) {
    // The server says what stands against it: trying again would not help.
    notify.error(t`Subscription Error`, error.message);
  } else {
    notify.error(t`Subscription Error`, t`Failed to create subscription. Please try again.`);
  }
}

/**
 * Subscribe Now: asks for a checkout and leaves for it. `busy` from the click until the browser is gone. The page is
 * opened again afterwards, with `state` where it gives one, else as it was opened.
 */
export function useSubscribe(state?: unknown): { busy: boolean; subscribe(): Promise<void> } {
  const { user } = useSession();
  const page = useLocation();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  // Coming back by the browser's own button shows the page as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setBusy(false);
      forgetCheckout();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  async function subscribe(): Promise<void> {
    if (!user) {
      notify.error(t`Authentication Required`, t`Please sign in to subscribe.`);
      return;
    }
    setBusy(true);
    try {
      const address = new URL(home, location.origin).href;
      const body = { email: user.email ?? '', successUrl: address, cancelUrl: address };
      const { checkout_url } = await invoke('create-dodo-subscription', body, { timeoutMs });
      if (!isAddress(checkout_url)) throw new FunctionError('internal', 'There is no checkout to go to.');
      rememberCheckout(page.pathname + page.search, state ?? page.state);
      location.assign(checkout_url);
    } catch (error) {
      setBusy(false);
      tell(error);
      // Where the plan is not what this page believed, it is read again.
      void queries.invalidateQueries({ queryKey: ['subscription-status', user.id] });
    }
  }
  return { busy, subscribe };
}
