import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import type { CardView } from '../model.ts';

interface PlanActionsProps {
  view: CardView;
  /** The way to the billing portal is being opened. */
  opening: boolean;
  onUpgrade(): void;
  onCancel(): void;
  onBilling(): void;
}

/** What can be done about a plan in its state. */
export function PlanActions({ view, opening, onUpgrade, onCancel, onBilling }: PlanActionsProps) {
  const { kind, isBilled } = view;
  const buys = kind === 'trial' || kind === 'ending' || kind === 'over';
  const cancels = kind === 'active' || kind === 'unpaid';
  return (
    <div className="row wr">
      {buys ? (
        <Button variant="primary" onClick={onUpgrade}>
          {kind === 'trial' ? t`Upgrade to Premium` : t`Resubscribe`}
        </Button>
      ) : null}
      {isBilled ? (
        <Button variant={kind === 'unpaid' ? 'primary' : 'secondary'} busy={opening} onClick={onBilling}>
          {t`Manage Billing`}
        </Button>
      ) : null}
      {cancels && isBilled ? (
        <Button variant="quiet" onClick={onCancel}>
          {t`Cancel Subscription`}
        </Button>
      ) : null}
      {cancels && !isBilled ? (
        <p className="small soft">
          {t`This account got Premium as a gift. You won't be charged, and there's nothing to cancel.`}
        </p>
      ) : null}
    </div>
  );
}
