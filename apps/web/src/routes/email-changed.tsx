import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { Button } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { emailChangeEnd } from '@/features/auth/account.ts';
import { AuthFrame } from '@/features/auth/components/auth-frame.tsx';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import { BackendUnreachable } from './backend-unreachable.tsx';

/** Where the links of a change of address lead: done, half done, or refused. */
export function Component() {
  const [end] = useState(() => emailChangeEnd(window.location.hash));
  if (end === 'done') return <Done />;
  if (end === 'waits') {
    return (
      <AuthFrame title={t`One more email to open.`}>
        <PageTitle>{t`Confirmed`}</PageTitle>
        <p className="soft my-6">{t`To finish changing your email, open the link we sent to your other address.`}</p>
        <ToSettings />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t`This link no longer works.`}>
      <PageTitle>{t`This link isn't valid`}</PageTitle>
      <p className="soft my-6">
        {end === 'taken'
          ? t`Another account uses that email now, so yours didn't change.`
          : t`It may have already been used, or it's more than a day old. You can send it again in Settings.`}
      </p>
      <ToSettings />
    </AuthFrame>
  );
}

function Done() {
  const { loading, user: known, error, halfway } = useSession();
  // The link opens a session without a second step: enough for the news.
  const user = known ?? halfway?.user;
  if (error) return <BackendUnreachable />;
  if (loading) return <Waiting />;
  if (!user) return <Navigate to={paths.auth} replace />;
  const email = user.email ?? '';
  return (
    <AuthFrame title={t`Your new email is ready.`}>
      <PageTitle>{t`Your new email is ready`}</PageTitle>
      <p className="soft my-6">
        <Trans>
          From now on, you'll sign in with <b className="break-words">{email}</b>.
        </Trans>
      </p>
      <ToSettings />
    </AuthFrame>
  );
}

function ToSettings() {
  const navigate = useNavigate();
  return (
    <Button variant="primary" onClick={() => void navigate(paths.settings, { replace: true })}>
      {t`Go to Settings`}
    </Button>
  );
}
