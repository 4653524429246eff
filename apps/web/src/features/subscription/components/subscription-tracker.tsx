import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { useUser } from '@/lib/session.ts';
import { trackerView, trialUsage } from '../model.ts';
import { initializeQuery, subscriptionStatusQuery, trialUsageQuery } from '../queries.ts';
import { useCheckoutReturn } from '../use-checkout-return.ts';
import { useLivePlan } from '../use-live-plan.ts';
import { TrialDialog } from './trial-dialog.tsx';
import { UsageList } from './usage-list.tsx';

/** The plan at the bottom of the sidebar: what is used of the free trial, or that Premium is on. */
export function SubscriptionTracker() {
  const { id: userId } = useUser();
  useLivePlan(userId);
  const { isPending: initializing } = useQuery(initializeQuery(userId));
  const plan = useQuery({ ...subscriptionStatusQuery(userId), enabled: !initializing });
  const usage = useQuery({ ...trialUsageQuery(userId), enabled: !initializing });
  const [shown, setShown] = useState<'trial' | 'upgrade' | null>(null);
  useCheckoutReturn(plan.isSuccess ? (plan.data?.status ?? null) : undefined);
  if (!plan.isSuccess) return null;
  const view = trackerView(plan.data?.status);
  if (view === 'nothing') return null;
  if (view === 'premium') {
    return (
      <div className="trial">
        <Button small wide disabled>
          <Check className="i" aria-hidden="true" />
          {t`Premium Active`}
        </Button>
      </div>
    );
  }
  const features = trialUsage(usage.data ?? []);
  return (
    <section className="trial" aria-label={t`Free trial`}>
      <UsageList features={features} />
      <Button small wide onClick={() => setShown('trial')}>
        {t`Free Trial Tracker`}
      </Button>
      <TrialDialog
        open={shown === 'trial'}
        onOpenChange={(open) => setShown(open ? 'trial' : null)}
        features={features}
        onUpgrade={() => setShown('upgrade')}
      />
      <UpgradeDialog
        open={shown === 'upgrade'}
        onOpenChange={(open) => setShown(open ? 'upgrade' : null)}
        feature="subscription"
      />
    </section>
  );
}
