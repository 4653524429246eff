import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Select } from '@/components/select.tsx';
import type { AccountResult } from '../account.ts';
import { type Authenticator, nameOf, sendAppCode, sendRecoveryCode } from '../two-step.ts';
import { StepCodeForm } from './step-code-form.tsx';

interface SecondStepFormProps {
  authenticators: readonly Authenticator[];
  /** Called once a code was right. */
  onProven?(by: 'app' | 'recovery'): void;
}

/** Asks for a code of the app, or for a recovery code. */
export function SecondStepForm({ authenticators, onProven }: SecondStepFormProps) {
  const [by, setBy] = useState<'app' | 'recovery'>('app');
  // The newest is most likely the phone in use.
  const [factorId, setFactorId] = useState(authenticators.at(-1)?.id ?? '');
  const enter = async (code: string): Promise<AccountResult> => {
    const result = await (by === 'app' ? sendAppCode(factorId, code) : sendRecoveryCode(code));
    if (result.ok) onProven?.(by);
    return result;
  };
  const options = authenticators.map((one) => ({ value: one.id, label: nameOf(one) }));
  return (
    <div className="form">
      <p className="soft">
        {by === 'app'
          ? t`Open your authenticator app and type the six digits it shows for Greenroom.`
          : t`Type one of the recovery codes you saved when you turned on two-step sign-in.`}
      </p>
      {by === 'app' && options.length > 1 ? (
        <Select label={t`Your app`} options={options} value={factorId} onChange={setFactorId} />
      ) : null}
      <StepCodeForm key={by + factorId} by={by} enter={enter} />
      <Button
        variant="quiet"
        small
        className="justify-self-start"
        onClick={() => setBy(by === 'app' ? 'recovery' : 'app')}
      >
        {by === 'app' ? t`Use a recovery code` : t`Use my authenticator app`}
      </Button>
    </div>
  );
}
