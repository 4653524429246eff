import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { formatDate } from '@/lib/format.ts';

interface CancelDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  periodEnd: Date | null;
  busy: boolean;
  onCancel(): void;
}

/** Asks once more before the subscription is cancelled, and says what stays. */
export function CancelDialog({ open, onOpenChange, periodEnd, busy, onCancel }: CancelDialogProps) {
  const until = periodEnd ? `, ${formatDate(periodEnd)}` : '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Cancel your subscription?`}
      text={t`Your subscription stays active until the end of this billing period${until}. After that, you won't be charged again, and you can resubscribe at any time.`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Keep Subscription`}</Button>
          <Button variant="primary" busy={busy} onClick={onCancel}>
            {busy ? t`Canceling...` : t`Yes, Cancel`}
          </Button>
        </>
      }
    />
  );
}
