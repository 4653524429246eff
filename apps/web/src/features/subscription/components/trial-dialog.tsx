import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { type FeatureUsage, usageSentence } from '../model.ts';
import { Pips } from './usage-list.tsx';

interface TrialDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  features: readonly FeatureUsage[];
  onUpgrade(): void;
}

/** How much of each feature of the free trial is used, and the way to have more. */
export function TrialDialog({ open, onOpenChange, features, onUpgrade }: TrialDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Free Trial Tracker`}
      text={t`What you've tried so far. Your reports and scores are yours to keep.`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Close`}</Button>
          <Button variant="primary" onClick={onUpgrade}>
            {t`Upgrade to Premium`}
          </Button>
        </>
      }
    >
      <ul className="trial-features">
        {features.map((usage) => (
          <li key={usage.feature}>
            <span className="trial-feature">
              <strong>{usage.label}</strong>
              <Pips used={usage.used} limit={usage.limit} />
            </span>
            <span className="soft">{usageSentence(usage)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
