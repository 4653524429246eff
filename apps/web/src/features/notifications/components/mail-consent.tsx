import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import type { WishesState } from '../use-mail-wishes.ts';

/** Says what the switches beside it mean just now, where that is not plain: nothing is sent before it was asked for. */
export function MailConsent({ state, onChoose }: { state: WishesState; onChoose(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  if (state === 'none') {
    const choose = async () => {
      setBusy(true);
      await onChoose();
      setBusy(false);
    };
    return (
      <div className="mail-consent">
        <p>{t`You're not getting any emails yet. Want the ones selected here?`}</p>
        <Button small busy={busy} onClick={() => void choose()}>
          {t`Turn them on`}
        </Button>
      </div>
    );
  }
  if (state === 'unsaved') {
    return (
      <p className="mail-consent" role="status">
        {t`We couldn't save your choice. It's kept on this device, and we'll save it when you're back online.`}
      </p>
    );
  }
  if (state === 'unknown') {
    return (
      <p className="mail-consent" role="status">
        {t`We couldn't check which emails are turned on. These are the choices saved in this browser.`}
      </p>
    );
  }
  return null;
}
