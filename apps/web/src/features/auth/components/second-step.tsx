import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Session } from '@supabase/supabase-js';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { endAuthSession } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { authenticatorsOf, codesLeft } from '../two-step.ts';
import { SecondStepForm } from './second-step-form.tsx';
import '@/styles/two-step.css';

/** Says how many recovery codes are left, after one was used. */
async function tellCodesLeft(): Promise<void> {
  const left = await codesLeft();
  if (left === null) return;
  notify.success(
    left === 0
      ? t`That was your last recovery code`
      : plural(left, { one: 'You have # recovery code left', other: 'You have # recovery codes left' }),
    t`Lost your phone? Set up a new app and new codes in Settings, under Two-step sign-in.`,
  );
}

/** The second step of a sign-in. Success is seen by the page, which follows the session. */
export function SecondStep({ session: { user } }: { session: Session }) {
  const [leaving, setLeaving] = useState(false);
  const { email = '' } = user;
  const leave = async () => {
    setLeaving(true);
    await endAuthSession('local');
  };
  return (
    <div className="second-step">
      <p className="soft mb-4">
        <Trans>
          You're signing in as <b className="break-words">{email}</b>.
        </Trans>
      </p>
      <SecondStepForm
        authenticators={authenticatorsOf(user)}
        onProven={(by) => {
          if (by === 'recovery') void tellCodesLeft();
        }}
      />
      <details className="small">
        <summary>{t`No phone and no recovery codes?`}</summary>
        <p className="soft mt-2">
          <Trans>
            A password reset doesn't skip this step. If it did, anyone who gets into your email could sign in.{' '}
            <a href={paths.contact}>Write to us</a> from the email of this account. We'll make sure it's you,
            then turn two-step sign-in off.
          </Trans>
        </p>
      </details>
      <Button variant="quiet" small busy={leaving} onClick={() => void leave()}>
        {t`Use another account`}
      </Button>
    </div>
  );
}
