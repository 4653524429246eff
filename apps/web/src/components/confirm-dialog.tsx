import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** What will be gone, and what stays. */
  text: string;
  busy: boolean;
  onDelete(): void;
}

/** Asks before something is deleted; keeping it comes first. */
export function ConfirmDialog({ open, onOpenChange, title, text, busy, onDelete }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Keep it`}</Button>
          <Button variant="primary" className="danger" busy={busy} onClick={onDelete}>
            {t`Delete`}
          </Button>
        </>
      }
    />
  );
}
