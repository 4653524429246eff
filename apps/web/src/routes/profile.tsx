import { t } from '@lingui/core/macro';
import { PageTitle } from '@/components/page-title.tsx';
import { ProfileSettings } from '@/features/profile/components/profile.tsx';
import { SubscriptionCard } from '@/features/subscription/components/subscription-card.tsx';
import '@/styles/profile.css';

/** Who somebody is, how they want to practise, and what they pay. */
export function Component() {
  return (
    <>
      <PageTitle>{t`Profile Settings`}</PageTitle>
      <header className="ph">
        <div>
          <h1>{t`Profile Settings`}</h1>
          <p>{t`Your name, your picture, and how your interviews start.`}</p>
        </div>
      </header>
      <ProfileSettings billing={<SubscriptionCard />} />
    </>
  );
}
