import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { notify } from '@/lib/toasts.ts';
import type { AccountResult } from '../account.ts';

/** The server sends one email a minute to an address. */
const pauseMs = 60_000;

/** Asks for the email again, at most once a minute. */
export function ResendButton({ send }: { send(): Promise<AccountResult> }) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('sent');
  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('ready'), pauseMs);
    return () => clearTimeout(timer);
  }, [state]);
  const again = async () => {
    setState('sending');
    const result = await send();
    if (!result.ok) {
      setState('ready');
      return notify.error(t`Error`, result.message);
    }
    setState('sent');
    notify.success(t`Check your email`, t`We sent it again.`);
  };
  return (
    <div>
      <Button busy={state === 'sending'} disabled={state === 'sent'} onClick={() => void again()}>
        {t`Send it again`}
      </Button>
      {state === 'sent' ? <p className="small muted mt-2">{t`You can send it again in a minute.`}</p> : null}
    </div>
  );
}
