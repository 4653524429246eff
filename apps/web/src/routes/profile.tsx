import { t } from '@lingui/core/macro';
import { PageHead } from '@/components/page-head.tsx';
import { ProfileSettings } from '@/features/profile/components/profile.tsx';
import { SubscriptionCard } from '@/features/subscription/components/subscription-card.tsx';
import '@/styles/profile.css';

/** Who somebody is, how they want to practise, and what they pay. */
export function Component() {
  return (
    <>
      <PageHead
        title={t`Profile Settings`}
        text={t`Your name, your picture, and how your interviews start.`}
      />
      <ProfileSettings billing={<SubscriptionCard />} />
    </>
  );
}
