import { t } from '@lingui/core/macro';
import type { User } from '@supabase/supabase-js';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { notify } from '@/lib/toasts.ts';
import { requestPasswordReset } from '../account-access.ts';
import { ChangePassword } from './change-password.tsx';

/** Whether the account signs in by its own address; one that came from elsewhere has no password yet. */
export const hasPassword = ({ identities }: User) =>
  !identities || identities.length === 0 || identities.some(({ provider }) => provider === 'email');

/** The password in the settings: changed with the present one, or set for the first time by a link in an email. */
export const passwordWay = (user: User) =>
  hasPassword(user)
    ? {
        note: t`You'll need your current password. This signs out your other devices.`,
        action: <ChangePassword />,
      }
    : {
        note: t`You don't have one yet. We'll email you a link to set one.`,
        action: <SetPassword email={user.email ?? ''} />,
      };

function SetPassword({ email }: { email: string }) {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const result = await requestPasswordReset(email);
    setSending(false);
    if (!result.ok) return notify.error(t`Error`, result.message);
    notify.success(t`Check your email`, t`The link works for ten minutes.`);
  };
  return (
    <Button busy={sending} onClick={() => void send()}>
      <KeyRound className="i" aria-hidden="true" />
      {t`Set a Password`}
    </Button>
  );
}
