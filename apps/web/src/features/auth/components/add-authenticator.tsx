import { t } from '@lingui/core/macro';
import type { User } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { authenticatorsOf, beginEnrollment, type EnrollmentStart } from '../two-step.ts';
import { ProvePassword } from './prove-password.tsx';
import { ScanStep } from './scan-step.tsx';
import { SecondStepForm } from './second-step-form.tsx';

interface AddAuthenticatorProps {
  user: User;
  /** What the app is called; empty for the first one. */
  name: string;
  onAdded(): void;
}

/** Sets up an app: proves the owner where the sign-in isn't recent, then shows what to scan. */
export function AddAuthenticator({ user, name, onAdded }: AddAuthenticatorProps) {
  const [start, setStart] = useState<EnrollmentStart | null>(null);
  const begun = useRef(false);
  const begin = useCallback(async () => {
    setStart(null);
    setStart(await beginEnrollment(name));
  }, [name]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);
  if (start === null) return <Waiting />;
  if (start === 'proof') {
    const authenticators = authenticatorsOf(user);
    return authenticators.length > 0 ? (
      <SecondStepForm authenticators={authenticators} onProven={() => void begin()} />
    ) : (
      <ProvePassword user={user} onProven={() => void begin()} />
    );
  }
  if ('message' in start) {
    return (
      <ErrorState
        message={start.message || t`Something went wrong. Please try again.`}
        onRetry={() => void begin()}
      />
    );
  }
  return <ScanStep enrollment={start} onAdded={onAdded} />;
}
