import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import type { WishesState } from '../use-mail-wishes.ts';

/** Says what the switches below mean just now, where that is not plain: nothing is sent before it was asked for. */
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
        <p>
          <Trans>
            So far we send none of these mails. What you see is what we suggest: it counts once you press the
            button, or any of the switches.
          </Trans>
        </p>
        <Button small busy={busy} onClick={() => void choose()}>
          {t`Send me these mails`}
        </Button>
      </div>
    );
  }
  if (state === 'unsaved') {
    return (
      <p className="mail-consent" role="status">
        {t`Your choice is kept on this device. It is sent to the server as soon as that can be reached.`}
      </p>
    );
  }
  if (state === 'unknown') {
    return (
      <p className="mail-consent" role="status">
        {t`The server could not be asked which mails are on. You see what this browser remembers.`}
      </p>
    );
  }
  return null;
}
