import { t } from '@lingui/core/macro';
import { Download, Share } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { readKept, shape, writeKept } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import { isInstalled, isIos, useInstall } from '../use-install.ts';

const Declined = shape((value): value is true => value === true);

/**
 * Offers to install the product, once and quietly: where the browser offers it, or with the steps by hand on iPhones
 * and iPads. "Not now" is remembered on this device.
 */
export function InstallCard() {
  const { offered, take } = useInstall();
  const [declined, setDeclined] = useState(() => readKept(storageKeys.installDeclined, Declined) === true);
  const byHand = !offered && isIos(navigator);
  if (declined || isInstalled() || !(offered || byHand)) return null;
  const decline = () => {
    setDeclined(true);
    writeKept(storageKeys.installDeclined, true);
  };
  return (
    <section className="install" aria-labelledby="install-title">
      <div>
        <h2 id="install-title">{t`Keep Greenroom handy`}</h2>
        <p className="soft">
          {byHand
            ? t`Tap Share in your browser, then Add to Home Screen.`
            : t`As an app, Greenroom opens in its own window, and an interview you've started keeps going without a connection.`}
        </p>
      </div>
      <div className="row wr">
        {byHand ? (
          <Share className="i" aria-hidden="true" />
        ) : (
          <Button onClick={() => void take()}>
            <Download className="i" aria-hidden="true" />
            {t`Install App`}
          </Button>
        )}
        <Button variant="quiet" onClick={decline}>
          {t`Not now`}
        </Button>
      </div>
    </section>
  );
}
