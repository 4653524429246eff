import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { linkError } from '@/features/auth/account.ts';
import { AuthFrame } from '@/features/auth/components/auth-frame.tsx';
import { paths } from '@/lib/paths.ts';
import { endAuthSession, useSession } from '@/lib/session.ts';

const redirectAfterMs = 3_000;

/** Where the confirmation link leads: signs out and goes on to the sign-in page. */
export function Component() {
  const [failed] = useState(() => linkError(window.location.hash) !== null);
  return failed ? <LinkRefused /> : <Confirmed />;
}

function Confirmed() {
  const { loading, user } = useSession();
  const navigate = useNavigate();
  const goToLogin = async () => {
    if (user) await endAuthSession();
    await navigate(paths.auth, { replace: true });
  };
  useEffect(() => {
    if (!loading && user) void endAuthSession();
  }, [loading, user]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.auth, { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame title={t`Account Confirmed Successfully!`}>
      <PageTitle>{t`Account confirmed`}</PageTitle>
      <p className="soft my-6">{t`Your address is confirmed. You are being taken to the login.`}</p>
      <Button variant="primary" onClick={() => void goToLogin()}>
        {t`Go to Login Now`}
      </Button>
    </AuthFrame>
  );
}

function LinkRefused() {
  const navigate = useNavigate();
  return (
    <AuthFrame title={t`This link no longer works.`}>
      <PageTitle>{t`Link not valid`}</PageTitle>
      <p className="soft my-6">
        <Trans>
          It may have been used already or be older than a day. If your account is confirmed, you can sign in;
          otherwise sign up again with the same address.
        </Trans>
      </p>
      <Button variant="primary" onClick={() => void navigate(paths.auth, { replace: true })}>
        {t`Go to Sign In`}
      </Button>
    </AuthFrame>
  );
}
