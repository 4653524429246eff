import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/components/button.tsx';

interface ConfirmNoteProps {
  email: string;
  onBack(): void;
}

/** Stands where the sign-up form stood once the mail is on its way. */
export function ConfirmNote({ email, onBack }: ConfirmNoteProps) {
  return (
    <div className="form" role="status">
      <p>
        <Trans>
          Open the link in the mail to <b className="break-words">{email}</b> to confirm your account. It is
          valid for a day.
        </Trans>
      </p>
      <p className="soft small">
        {t`Nothing there? Look into the spam folder, or check the address and sign up again.`}
      </p>
      <Button className="justify-self-start" onClick={onBack}>
        {t`Go to Sign In`}
      </Button>
    </div>
  );
}
