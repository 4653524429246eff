import { Trans } from '@lingui/react/macro';
import { enterCode, requestPasswordReset } from '../account-access.ts';
import { CodeForm } from './code-form.tsx';
import { OpenMailbox } from './open-mailbox.tsx';
import { ResendButton } from './resend-button.tsx';

/** Stands above the sign-in form once a reset email is on its way: its code does what its link does. */
export function ResetSent({ email }: { email: string }) {
  return (
    <div className="form mb-8">
      <p role="status">
        <Trans>
          If <b className="break-words">{email}</b> has an account, an email is on its way. Open the link in
          it, or type the code here. Both work for ten minutes.
        </Trans>
      </p>
      <OpenMailbox email={email} />
      <CodeForm enter={(digits) => enterCode(email, digits, 'recovery')} />
      <ResendButton send={() => requestPasswordReset(email)} />
    </div>
  );
}
