import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';

const removed = () => [
  t`Interview sessions and progress`,
  t`Resume analysis history`,
  t`Achievements and badges`,
  t`Profile information`,
];

interface DeleteDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  busy: boolean;
  onDelete(): void;
}

/** Asks before the mail is sent that the deletion waits for. */
export function DeleteDialog({ open, onOpenChange, busy, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Are you absolutely sure?`}
      text={t`You can't undo this. It permanently deletes your account, along with:`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Cancel`}</Button>
          <Button variant="primary" className="danger" busy={busy} onClick={onDelete}>
            {busy ? t`Deleting...` : t`Yes, delete my account`}
          </Button>
        </>
      }
    >
      <ul className="removed">
        {removed().map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="small soft">
        <Trans>
          This ends your subscription too, if you have one. We'll email you a link to confirm, and we won't
          delete anything until you open it.
        </Trans>
      </p>
    </Dialog>
  );
}
