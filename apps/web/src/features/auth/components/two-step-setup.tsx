import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { notify } from '@/lib/toasts.ts';
import type { TwoStepParts } from '../two-step.ts';
import { AddAuthenticator } from './add-authenticator.tsx';
import { FreshCodes } from './fresh-codes.tsx';

/** Turns it on: the app, then the recovery codes. */
export function TwoStepSetup({ user, onHold, onChanged, onClose }: TwoStepParts) {
  const [isOn, setOn] = useState(false);
  if (!isOn) {
    const added = () => {
      onHold(true);
      setOn(true);
    };
    return <AddAuthenticator user={user} name="" onAdded={added} />;
  }
  const done = () => {
    notify.success(t`Two-step sign-in is on`, t`You'll need to sign in again on your other devices.`);
    onChanged();
    onClose();
  };
  return <FreshCodes email={user.email ?? ''} onDone={done} onSkip={done} />;
}
