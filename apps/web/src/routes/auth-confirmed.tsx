import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  const userId = loading ? null : (user?.id ?? null);
  // Only the session that the link opened ends, and once: other devices have nothing to do with it.
  const ended = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (userId !== null) ended.current = endAuthSession('local');
  }, [userId]);
  const goToLogin = useCallback(async () => {
    await ended.current;
    await navigate(paths.auth, { replace: true });
  }, [navigate]);
  // The link's session may still be on its way in: it would lead on from the sign-in page.
  useEffect(() => {
    if (loading) return;
    const timer = setTimeout(() => void goToLogin(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [loading, goToLogin]);
  return (
    <AuthFrame title={t`Account Confirmed Successfully!`}>
      <PageTitle>{t`Account confirmed`}</PageTitle>
      <p className="soft my-6">{t`Your email is confirmed. Now sign in.`}</p>
      <Button variant="primary" disabled={loading} onClick={() => void goToLogin()}>
        {t`Go to Login Now`}
      </Button>
    </AuthFrame>
  );
}

function LinkRefused() {
  const navigate = useNavigate();
  return (
    <AuthFrame title={t`This link no longer works.`}>
      <PageTitle>{t`This link isn't valid`}</PageTitle>
      <p className="soft my-6">
        <Trans>
          You may have used it already, or it's more than a day old. If your account is confirmed, sign in. If
          not, sign up again with the same email.
        </Trans>
      </p>
      <Button variant="primary" onClick={() => void navigate(paths.auth, { replace: true })}>
        {t`Go to Sign In`}
      </Button>
    </AuthFrame>
  );
}
