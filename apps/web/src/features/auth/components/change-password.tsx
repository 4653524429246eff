import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { notify } from '@/lib/toasts.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Changes the password of the signed-in user, who gives the current one. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const changed = () => {
    setOpen(false);
    notify.success(t`Password updated successfully`, t`You'll need to sign in again on your other devices.`);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <KeyRound className="i" aria-hidden="true" />
        {t`Change Password`}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Change Password`}>
        <NewPasswordForm asksCurrent onUpdated={changed} />
      </Dialog>
    </>
  );
}
