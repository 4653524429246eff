import { t } from '@lingui/core/macro';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { notify } from '@/lib/toasts.ts';
import { syncAddress } from '../account-access.ts';
import { EmailChangePending } from './email-change-pending.tsx';
import { NewEmailForm } from './new-email-form.tsx';

interface ChangeEmailProps {
  email: string;
  /** The address that waits for its confirmation. */
  newEmail: string | undefined;
}

/** Changes the address of the signed-in user, once both mailboxes have confirmed it. */
export function ChangeEmail({ email, newEmail }: ChangeEmailProps) {
  const [open, setOpen] = useState(false);
  const shown = useRef(email);
  // A link may be opened anywhere: coming back to this page shows what has become of the change.
  useEffect(() => {
    const sync = () => void syncAddress();
    sync();
    window.addEventListener('focus', sync);
    return () => window.removeEventListener('focus', sync);
  }, []);
  useEffect(() => {
    if (shown.current === email) return;
    shown.current = email;
    setOpen(false);
    notify.success(t`Your email has been changed`, t`Sign in with ${email} from now on.`);
  }, [email]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Mail className="i" aria-hidden="true" />
        {newEmail ? t`Finish or Cancel` : t`Change Email`}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Change Email`}>
        {newEmail ? (
          <EmailChangePending email={email} newEmail={newEmail} onCanceled={() => setOpen(false)} />
        ) : (
          <NewEmailForm email={email} />
        )}
      </Dialog>
    </>
  );
}
