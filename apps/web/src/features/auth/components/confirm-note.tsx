import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/components/button.tsx';
import { enterCode, resendConfirmation } from '../account-access.ts';
import { CodeForm } from './code-form.tsx';
import { OpenMailbox } from './open-mailbox.tsx';
import { ResendButton } from './resend-button.tsx';

interface ConfirmNoteProps {
  email: string;
  onBack(): void;
}

/** Stands where the sign-up form stood once the email is on its way. */
export function ConfirmNote({ email, onBack }: ConfirmNoteProps) {
  return (
    <div className="form">
      <p role="status">
        <Trans>
          We emailed <b className="break-words">{email}</b> a link to confirm your account. It expires in 24
          hours.
        </Trans>
      </p>
      <OpenMailbox email={email} />
      <p className="soft small">
        {t`Reading it on another device? Type its code here. The code works for ten minutes.`}
      </p>
      <CodeForm enter={(digits) => enterCode(email, digits, 'email')} />
      <p className="soft small">
        {t`Didn't get it? Check your spam folder and the address above. If you already have an account, the email says so.`}
      </p>
      <div className="row wr items-start">
        <ResendButton send={() => resendConfirmation(email)} />
        <Button onClick={onBack}>{t`Go to Sign In`}</Button>
      </div>
    </div>
  );
}
