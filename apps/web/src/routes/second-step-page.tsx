import { t } from '@lingui/core/macro';
import type { Session } from '@supabase/supabase-js';
import { Suspense } from 'react';
import { PageTitle } from '@/components/page-title.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { AuthFrame } from '@/features/auth/components/auth-frame.tsx';
import { lazyPart } from '@/lib/lazy-part.ts';

// Needed by accounts with a second step alone.
const SecondStep = lazyPart(async () => ({
  default: (await import('@/features/auth/components/second-step.tsx')).SecondStep,
}));

/** The step between a password and the product, for an account with two-step sign-in. */
export function SecondStepPage({ session }: { session: Session }) {
  return (
    <AuthFrame title={t`One more step`}>
      <PageTitle>{t`Two-step sign-in`}</PageTitle>
      <Suspense fallback={<Waiting />}>
        <SecondStep session={session} />
      </Suspense>
    </AuthFrame>
  );
}
