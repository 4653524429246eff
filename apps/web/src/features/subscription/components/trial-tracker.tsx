import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/button.tsx';
import { useUser } from '@/lib/session.ts';
import { type FeatureUsage, trackerView, trialUsage } from '../model.ts';
import { initializeQuery, subscriptionStatusQuery, trialUsageQuery } from '../queries.ts';
import { useLivePlan } from '../use-live-plan.ts';

/** The plan at the bottom of the sidebar: what is used of the free trial, or that Premium is on. */
export function TrialTracker() {
  const { id: userId } = useUser();
  useLivePlan(userId);
  const { isPending: initializing } = useQuery(initializeQuery(userId));
  const plan = useQuery({ ...subscriptionStatusQuery(userId), enabled: !initializing });
  const usage = useQuery({ ...trialUsageQuery(userId), enabled: !initializing });
  if (!plan.isSuccess) return null;
  const view = trackerView(plan.data?.status);
  if (view === 'nothing') return null;
  if (view === 'premium') {
    return (
      <div className="trial">
        <Button small wide disabled>
          <Check className="i" aria-hidden="true" />
          Premium Active
        </Button>
      </div>
    );
  }
  return <Usage features={trialUsage(usage.data ?? [])} />;
}

function Usage({ features }: { features: FeatureUsage[] }) {
  const titleId = useId();
  return (
    <section className="trial" aria-labelledby={titleId}>
      <h2 id={titleId}>Free Trial Tracker</h2>
      <ul className="mt-1.5 mb-2.5">
        {features.map(({ feature, label, used, limit }) => (
          <li key={feature}>
            {label}
            <span className="trial-use num">
              <span className="pips" aria-hidden="true">
                {Array.from({ length: limit }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pips have no identity but their place
                  <i key={index} className={index < used ? 'on' : undefined} />
                ))}
              </span>
              {`${used} of ${limit}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
