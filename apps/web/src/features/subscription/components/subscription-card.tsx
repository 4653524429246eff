import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { useUser } from '@/lib/session.ts';
import { useFailureToast } from '@/lib/use-failure-toast.ts';
import { cardView, trialUsage } from '../model.ts';
import { useBillingPortal, useCancelSubscription } from '../mutations.ts';
import { subscriptionStatusQuery, trialUsageQuery } from '../queries.ts';
import { BillingFacts } from './billing-facts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanNotice } from './plan-notice.tsx';

const failure = () => t`Failed to load subscription details.`;

/** The plan with its price, its period and its dates, and the ways to buy, to pay and to cancel. */
export function SubscriptionCard() {
  const { id: userId } = useUser();
  const plan = useQuery(subscriptionStatusQuery(userId));
  const usage = useQuery(trialUsageQuery(userId));
  const [shown, setShown] = useState<'upgrade' | 'cancel' | null>(null);
  const cancel = useCancelSubscription(userId, () => setShown(null));
  const portal = useBillingPortal();
  useFailureToast(plan.isError, failure());

  if (plan.isPending)
    return <CardFrame badge={<Skeleton width="5rem" />} body={<Skeleton height="9rem" />} />;
  if (plan.isError) {
    const retry = (
      <ErrorState message={failure()} onRetry={() => void plan.refetch()} busy={plan.isFetching} />
    );
    return <CardFrame badge={null} body={retry} />;
  }
  const view = cardView(plan.data, new Date());
  return (
    <CardFrame
      badge={view.badge}
      body={
        <>
          <PlanNotice view={view} features={trialUsage(usage.data ?? [])} />
          <BillingFacts view={view} />
          <PlanActions
            view={view}
            opening={portal.isPending}
            onUpgrade={() => setShown('upgrade')}
            onCancel={() => setShown('cancel')}
            onBilling={() => portal.mutate()}
          />
          <UpgradeDialog
            open={shown === 'upgrade'}
            onOpenChange={(open) => setShown(open ? 'upgrade' : null)}
            feature="subscription"
          />
          <CancelDialog
            open={shown === 'cancel'}
            onOpenChange={(open) => setShown(open ? 'cancel' : null)}
            periodEnd={view.periodEnd}
            busy={cancel.isPending}
            onCancel={() => cancel.mutate()}
          />
        </>
      }
    />
  );
}

function CardFrame({ badge, body }: { badge: ReactNode; body: ReactNode }) {
  const titleId = useId();
  return (
    <section className="sheet plan-card" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className="h3">
          {t`Subscription`}
        </h2>
        <span className="chip plan-badge">{badge}</span>
      </header>
      {body}
    </section>
  );
}
