import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { PageTitle } from '@/components/page-title.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { isPasswordSession } from '@/features/auth/account-access.ts';
import { AuthFrame } from '@/features/auth/components/auth-frame.tsx';
import { NewPasswordForm } from '@/features/auth/components/new-password-form.tsx';
import { paths } from '@/lib/paths.ts';
import { endAuthSession, useSession } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { BackendUnreachable } from './backend-unreachable.tsx';
import { SecondStepPage } from './second-step-page.tsx';

/** Where the recovery link leads. Somebody who signed in with a password gives that too. Without a session there is nothing to do here. */
export function Component() {
  const { loading, user, session, error, halfway, left } = useSession();
  const [updated, setUpdated] = useState(false);
  const navigate = useNavigate();
  const isOut = !loading && !error && !user && !halfway && !updated;
  const refused = isOut && !left;
  useEffect(() => {
    if (!refused) return;
    notify.error(t`Invalid or expired link`, t`Please request a new password reset link.`);
    void navigate(paths.auth, { replace: true });
  }, [refused, navigate]);
  if (error) return <BackendUnreachable />;
  if (loading || refused) return <Waiting />;
  // Somebody who changed their mind at the second step.
  if (isOut) return <Navigate to={paths.auth} replace />;
  if (halfway) return <SecondStepPage session={halfway} />;
  const leave = async () => {
    setUpdated(true);
    notify.success(t`Password updated successfully`, t`Please log in with your new password`);
    await endAuthSession();
    await navigate(paths.auth, { replace: true });
  };
  return (
    <AuthFrame title={t`Set a new password`}>
      <PageTitle>{t`Set a new password`}</PageTitle>
      <NewPasswordForm
        asksCurrent={session !== null && isPasswordSession(session.access_token)}
        onUpdated={leave}
      />
    </AuthFrame>
  );
}
