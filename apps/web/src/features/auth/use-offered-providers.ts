import { useEffect, useState } from 'react';
import type { ProviderName } from '@/lib/provider-return.ts';

const none: readonly ProviderName[] = [];

/** The providers that the server is set up for; none until it has answered. */
export function useOfferedProviders(): readonly ProviderName[] {
  const [offered, setOffered] = useState(none);
  useEffect(() => {
    let isGone = false;
    void import('./provider-sign-in.ts').then(async ({ offeredProviders }) => {
      const providers = await offeredProviders();
      if (!isGone) setOffered(providers);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return offered;
}
