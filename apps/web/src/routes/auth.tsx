import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageTitle } from '@/components/page-title.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { Tabs } from '@/components/tabs.tsx';
import { AuthFrame } from '@/features/auth/components/auth-frame.tsx';
import { ConfirmNote } from '@/features/auth/components/confirm-note.tsx';
import { ForgotPasswordForm } from '@/features/auth/components/forgot-password-form.tsx';
import { SignInForm } from '@/features/auth/components/sign-in-form.tsx';
import { SignUpForm } from '@/features/auth/components/sign-up-form.tsx';
import { useSession } from '@/lib/session.ts';
import { afterSignIn } from './after-sign-in.ts';
import { BackendUnreachable } from './backend-unreachable.tsx';

/** The end of a link that opens the tab Sign Up. */
const signUpHash = '#sign-up';

type View = 'sign-in' | 'sign-up' | 'forgot';

/** Sign In, Sign Up and the forgotten password. A signed-in user is led on. */
export function Component() {
  const { loading, user, error } = useSession();
  const { state } = useLocation();
  if (loading) return <Waiting />;
  if (error) return <BackendUnreachable />;
  if (user) return <Navigate to={afterSignIn(state)} replace />;
  return <SignedOut />;
}

function SignedOut() {
  const { hash } = useLocation();
  const [view, setView] = useState<View>(hash === signUpHash ? 'sign-up' : 'sign-in');
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  if (view === 'forgot') {
    return (
      <AuthFrame title={t`Reset Password`}>
        <PageTitle>{t`Reset Password`}</PageTitle>
        <ForgotPasswordForm email={email} onDone={() => setView('sign-in')} />
      </AuthFrame>
    );
  }
  const openForgot = (typed: string) => {
    setEmail(typed);
    setView('forgot');
  };
  const backToSignIn = () => {
    setSentTo('');
    setView('sign-in');
  };
  const signUp = sentTo ? (
    <ConfirmNote email={sentTo} onBack={backToSignIn} />
  ) : (
    <SignUpForm onSent={setSentTo} />
  );
  return (
    <AuthFrame title={t`Come on in.`}>
      <PageTitle>{view === 'sign-up' ? t`Sign Up` : t`Sign In`}</PageTitle>
      <Tabs<View>
        label={t`Account`}
        value={view}
        onChange={setView}
        tabs={[
          { value: 'sign-in', label: t`Sign In`, panel: <SignInForm onForgot={openForgot} /> },
          { value: 'sign-up', label: t`Sign Up`, panel: signUp },
        ]}
      />
    </AuthFrame>
  );
}
