import { PageTitle } from '@/components/page-title.tsx';
import { ProfileSettings } from '@/features/profile/components/profile.tsx';
import { SubscriptionCard } from '@/features/subscription/components/subscription-card.tsx';
import '@/styles/profile.css';

/** Who somebody is, how they want to practise, and what they pay. */
export function Component() {
  return (
    <>
      <PageTitle>Profile Settings</PageTitle>
      <header className="ph">
        <div>
          <h1>Profile Settings</h1>
          <p>Your name, your picture, and how your interviews start.</p>
        </div>
      </header>
      <ProfileSettings billing={<SubscriptionCard />} />
    </>
  );
}
