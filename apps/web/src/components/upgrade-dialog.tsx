import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { formatPrice } from '@/lib/format.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type UpgradeFeature, upgradeOffers } from './upgrade-offers.ts';
import { useSubscribe } from './use-subscribe.ts';

interface UpgradeDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What led here; says what is offered where the page does not say it better. */
  feature?: UpgradeFeature;
  /** What of the trial is used, in one sentence. */
  text?: string;
  /** What Premium adds. */
  gains?: readonly string[];
  /** What the page is opened with after the checkout, as the state of the navigation. */
  returnState?: unknown;
}

/** What Premium adds to a feature and what it costs. Subscribe Now leaves for the checkout. */
export function UpgradeDialog({
  open,
  onOpenChange,
  feature = 'subscription',
  text = t(upgradeOffers[feature].text),
  gains = upgradeOffers[feature].gains.map((gain) => t(gain)),
  returnState,
}: UpgradeDialogProps) {
  const { busy, subscribe } = useSubscribe(returnState);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Upgrade to Premium`}
      text={text}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Maybe Later`}</Button>
          <Button variant="primary" busy={busy} onClick={() => void subscribe()}>
            {busy ? t`Processing...` : t`Subscribe Now`}
          </Button>
        </>
      }
    >
      <p className="upgrade-cost">
        {formatPrice(premiumPriceUsdPerMonth)}
        <small> {t`per month, cancel anytime`}</small>
      </p>
      <ul className="upgrade-list">
        {gains.map((gain) => (
          <li key={gain}>
            <Check className="i" aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
