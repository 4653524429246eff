import { PageTitle } from '@/components/page-title.tsx';
import { SubscriptionCard } from '@/features/subscription/components/subscription-card.tsx';

/** What belongs to the account: so far, its plan. */
export function Component() {
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <div className="ph">
        <div>
          <h1>Settings</h1>
          <p>Your plan and its payments. More settings are still being built.</p>
        </div>
      </div>
      <div className="max-w-[46rem]">
        <SubscriptionCard />
      </div>
    </>
  );
}
