import { t } from '@lingui/core/macro';
import { PageHead } from '@/components/page-head.tsx';
import { ChangeEmail } from '@/features/auth/components/change-email.tsx';
import { passwordWay } from '@/features/auth/components/password-way.tsx';
import { useConnections } from '@/features/auth/use-connections.tsx';
import { useTwoStepWay } from '@/features/auth/use-two-step-way.tsx';
import { MailConsent } from '@/features/notifications/components/mail-consent.tsx';
import { useMailWishes } from '@/features/notifications/use-mail-wishes.ts';
import { SettingsPage } from '@/features/settings/components/settings.tsx';
import { SubscriptionCard } from '@/features/subscription/components/subscription-card.tsx';
import { useUser } from '@/lib/session.ts';
import '@/styles/settings.css';
import { leave } from './shell/leave.ts';

/** How the product looks, sounds and writes; the plan; and the ways out. */
export function Component() {
  const user = useUser();
  const { id, email = '', new_email: newEmail } = user;
  const connections = useConnections(user);
  const twoStep = useTwoStepWay(user);
  const { state, choose } = useMailWishes(id);
  return (
    <>
      <PageHead title={t`Settings`} text={t`Your changes are saved right away.`} />
      <SettingsPage
        subscription={<SubscriptionCard />}
        mails={{ note: <MailConsent state={state} onChoose={choose} />, onChanged: () => void choose() }}
        email={{
          address: email,
          awaited: newEmail,
          change: <ChangeEmail email={email} newEmail={newEmail} />,
        }}
        password={passwordWay(user)}
        connections={twoStep ? [twoStep, ...connections] : connections}
        onSignOut={leave}
      />
    </>
  );
}
