import { t } from '@lingui/core/macro';
import type { User, UserIdentity } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { type ProviderName, providerLabels, providerNames, providerReturn } from '@/lib/provider-return.ts';
import { notify } from '@/lib/toasts.ts';
import { ProviderMark } from './components/provider-mark.tsx';
import { connectWith, disconnect, finishProviderReturn } from './provider-sign-in.ts';
import { useOfferedProviders } from './use-offered-providers.ts';

/** Says how a visit at a provider ended that began on this page. */
function useProviderReturn(): void {
  useEffect(() => {
    const came = providerReturn();
    if (!came || came.visit?.purpose === 'sign-in') return;
    const label = came.visit ? providerLabels[came.visit.provider] : '';
    void finishProviderReturn(came).then((result) => {
      if (result.ok) notify.success(t`Connected`, t`You can now sign in with ${label}.`);
      else notify.error(t`Not connected`, result.message);
    });
  }, []);
}

const noteOf = (identity: UserIdentity | undefined, isOnly: boolean): string => {
  if (!identity) return t`Not connected.`;
  if (isOnly) return t`It's your only way to sign in. Set a password before you disconnect it.`;
  const address = identity.identity_data?.email;
  return typeof address === 'string' ? t`Connected as ${address}.` : t`Connected.`;
};

/** The accounts elsewhere that sign in to this one, and those that could. None where the server offers none. */
export function useConnections(user: User) {
  useProviderReturn();
  const offered = useOfferedProviders();
  const identities = user.identities ?? [];
  const linked = (name: ProviderName) => identities.find(({ provider }) => provider === name);
  return providerNames
    .filter((name) => offered.includes(name) || linked(name))
    .map((name) => {
      const identity = linked(name);
      const isOnly = identity !== undefined && identities.length === 1;
      return {
        title: providerLabels[name],
        note: noteOf(identity, isOnly),
        action: <ConnectionButton name={name} identity={identity} isOnly={isOnly} />,
      };
    });
}

interface ConnectionButtonProps {
  name: ProviderName;
  identity: UserIdentity | undefined;
  isOnly: boolean;
}

function ConnectionButton({ name, identity, isOnly }: ConnectionButtonProps) {
  const [busy, setBusy] = useState(false);
  const label = providerLabels[name];
  const change = async () => {
    setBusy(true);
    const result = await (identity ? disconnect(identity) : connectWith(name));
    // After connecting, the page is left.
    if (result.ok && !identity) return;
    setBusy(false);
    if (!result.ok) notify.error(t`Error`, result.message);
    else notify.success(t`Disconnected`, t`You can no longer sign in with ${label}.`);
  };
  return (
    <Button busy={busy} disabled={isOnly} onClick={() => void change()}>
      <ProviderMark provider={name} />
      {identity ? t`Disconnect ${label}` : t`Connect ${label}`}
    </Button>
  );
}
