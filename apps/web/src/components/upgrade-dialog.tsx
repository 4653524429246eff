import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { Check } from 'lucide-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import '@/styles/upgrade.css';

interface UpgradeDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What of the trial is used, in one sentence. */
  text: string;
  /** What Premium adds. */
  gains: readonly string[];
}

/** What Premium adds to a feature, and what it costs. */
export function UpgradeDialog({ open, onOpenChange, text, gains }: UpgradeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upgrade to Premium"
      text={text}
      actions={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Maybe Later
        </Button>
      }
    >
      <p className="upgrade-cost">
        {`$${premiumPriceUsdPerMonth}`}
        <small> per month, cancel anytime</small>
      </p>
      <ul className="upgrade-list">
        {gains.map((gain) => (
          <li key={gain}>
            <Check className="i" aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
      <p className="small soft">
        Paying is not set up on this server yet, so nothing can be bought here for now.
      </p>
    </Dialog>
  );
}
