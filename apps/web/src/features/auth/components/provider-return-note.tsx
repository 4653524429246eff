import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { ProviderReturn } from '@/lib/provider-return.ts';
import { finishProviderReturn } from '../provider-sign-in.ts';

// Once, however often the page is drawn: a code works a single time.
const finishing = new WeakMap<ProviderReturn, ReturnType<typeof finishProviderReturn>>();

/** Ends a sign-in that began elsewhere. Success is seen by the page, which follows the session; a refusal stays here. */
export function ProviderReturnNote({ came }: { came: ProviderReturn }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    const result = finishing.get(came) ?? finishProviderReturn(came);
    finishing.set(came, result);
    void result.then((ended) => {
      if (!ended.ok) setRefusal(ended.message);
    });
  }, [came]);
  if (refusal !== null) return <p role="alert">{refusal}</p>;
  return <p role="status">{t`Signing you in...`}</p>;
}
