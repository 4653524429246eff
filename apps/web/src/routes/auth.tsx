import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageTitle } from '@/components/page-title.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { Tabs } from '@/components/tabs.tsx';
import { AuthFrame } from '@/features/auth/components/auth-frame.tsx';
import { SignInForm } from '@/features/auth/components/sign-in-form.tsx';
import { useOfferedProviders } from '@/features/auth/use-offered-providers.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { paths } from '@/lib/paths.ts';
import { type ProviderReturn, providerReturn } from '@/lib/provider-return.ts';
import { useSession } from '@/lib/session.ts';
import { afterSignIn } from './after-sign-in.ts';
import { BackendUnreachable } from './backend-unreachable.tsx';
import { SecondStepPage } from './second-step-page.tsx';

const loadSignUp = async () => ({
  default: (await import('@/features/auth/components/sign-up-form.tsx')).SignUpForm,
});
const SignUpForm = lazyPart(loadSignUp);
// Needed once something was sent or forgotten: not by everybody who signs in.
const ConfirmNote = lazyPart(async () => ({
  default: (await import('@/features/auth/components/confirm-note.tsx')).ConfirmNote,
}));
const ResetSent = lazyPart(async () => ({
  default: (await import('@/features/auth/components/reset-sent.tsx')).ResetSent,
}));
const ForgotPasswordForm = lazyPart(async () => ({
  default: (await import('@/features/auth/components/forgot-password-form.tsx')).ForgotPasswordForm,
}));

const ProviderButtons = lazyPart(async () => ({
  default: (await import('@/features/auth/components/provider-buttons.tsx')).ProviderButtons,
}));
const ProviderReturnNote = lazyPart(async () => ({
  default: (await import('@/features/auth/components/provider-return-note.tsx')).ProviderReturnNote,
}));

/** The end of a link that opens the tab Sign Up. */
const signUpHash = '#sign-up';

type View = 'sign-in' | 'sign-up' | 'forgot';

/** Sign In, Sign Up and the forgotten password. A signed-in user is led on. */
export function Component() {
  const { loading, user, error, recovering, halfway } = useSession();
  const { state } = useLocation();
  const [came] = useState(providerReturn);
  const onward = afterSignIn(came?.visit?.from ? { from: came.visit.from } : state);
  if (loading) return <Waiting />;
  if (error) return <BackendUnreachable />;
  if ((user || halfway) && recovering) return <Navigate to={paths.resetPassword} replace />;
  if (user) return <Navigate to={onward} replace />;
  if (halfway) return <SecondStepPage session={halfway} />;
  return <SignedOut came={came} onward={onward} />;
}

interface SignedOutProps {
  /** What Google or GitHub sent back. */
  came: ProviderReturn | null;
  /** The page to go on to. */
  onward: string;
}

function SignedOut({ came, onward }: SignedOutProps) {
  const { hash } = useLocation();
  const [view, setView] = useState<View>(hash === signUpHash ? 'sign-up' : 'sign-in');
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [resetTo, setResetTo] = useState('');
  const providers = useOfferedProviders();
  // Behind the form to sign in, so that the other tab opens at once.
  useEffect(() => void loadSignUp().catch(() => {}), []);
  if (view === 'forgot') {
    return (
      <AuthFrame title={t`Reset Password`}>
        <PageTitle>{t`Reset Password`}</PageTitle>
        <Suspense fallback={<Waiting />}>
          <ForgotPasswordForm
            email={email}
            onSent={(address) => {
              setResetTo(address);
              setView('sign-in');
            }}
            onCancel={() => setView('sign-in')}
          />
        </Suspense>
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
  const signIn = (
    <>
      {resetTo ? (
        <Suspense>
          <ResetSent email={resetTo} />
        </Suspense>
      ) : null}
      <SignInForm onForgot={openForgot} />
    </>
  );
  const signUp = (
    <Suspense fallback={<Waiting />}>
      {sentTo ? <ConfirmNote email={sentTo} onBack={backToSignIn} /> : <SignUpForm onSent={setSentTo} />}
    </Suspense>
  );
  return (
    <AuthFrame title={t`Come on in.`}>
      <PageTitle>{view === 'sign-up' ? t`Sign Up` : t`Sign In`}</PageTitle>
      {came ? (
        <Suspense>
          <ProviderReturnNote came={came} />
        </Suspense>
      ) : null}
      <Tabs<View>
        label={t`Account`}
        value={view}
        onChange={setView}
        tabs={[
          { value: 'sign-in', label: t`Sign In`, panel: signIn },
          { value: 'sign-up', label: t`Sign Up`, panel: signUp },
        ]}
      />
      {providers.length > 0 && !sentTo ? (
        <Suspense>
          <ProviderButtons providers={providers} from={onward} />
        </Suspense>
      ) : null}
    </AuthFrame>
  );
}
