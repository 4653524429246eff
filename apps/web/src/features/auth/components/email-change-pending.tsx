import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { notify } from '@/lib/toasts.ts';
import {
  cancelEmailChange,
  enterEmailChangeCode,
  resendEmailChange,
  syncAddress,
} from '../account-access.ts';
import { CodeForm } from './code-form.tsx';
import { ResendButton } from './resend-button.tsx';

interface EmailChangePendingProps {
  email: string;
  newEmail: string;
  onCanceled(): void;
}

/** What is left to do for a change: the codes of both emails, the emails again, or a change of mind. */
export function EmailChangePending({ email, newEmail, onCanceled }: EmailChangePendingProps) {
  const [isHalfDone, setHalfDone] = useState(false);
  const [canceling, setCanceling] = useState(false);
  const enter = async (digits: string) => {
    const result = await enterEmailChangeCode(email, newEmail, digits);
    if (!result.ok) void syncAddress();
    return result;
  };
  const cancel = async () => {
    setCanceling(true);
    const result = await cancelEmailChange(email);
    setCanceling(false);
    if (!result.ok) return notify.error(t`Error`, result.message);
    notify.success(t`Change canceled`, t`Your email is still ${email}.`);
    onCanceled();
  };
  return (
    <div className="form">
      <p role="status">
        {isHalfDone ? (
          t`Confirmed. Now do the same with the other email.`
        ) : (
          <Trans>
            Open the links we sent to <b className="break-words">{email}</b> and{' '}
            <b className="break-words">{newEmail}</b>. They work for a day. Or type the codes here, one after
            the other. They work for ten minutes.
          </Trans>
        )}
      </p>
      <CodeForm enter={enter} onAccepted={() => setHalfDone(true)} />
      <div className="row wr items-start">
        <ResendButton send={() => resendEmailChange(email)} />
        <Button busy={canceling} onClick={() => void cancel()}>{t`Cancel Change`}</Button>
      </div>
    </div>
  );
}
