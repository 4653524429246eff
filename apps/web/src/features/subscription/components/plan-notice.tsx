import { t } from '@lingui/core/macro';
import { formatDate } from '@/lib/format.ts';
import { type CardView, type FeatureUsage, usageSentence } from '../model.ts';

/** What the state of the plan means, in a sentence or two. */
export function PlanNotice({ view, features }: { view: CardView; features: readonly FeatureUsage[] }) {
  const day = view.periodEnd ? formatDate(view.periodEnd) : '';
  switch (view.kind) {
    case 'active':
      return null;
    case 'trial':
      return (
        <div className="plan-notice">
          <p>{t`You're on the free trial, with limited access.`}</p>
          <ul className="soft">
            {features.map((usage) => (
              <li key={usage.feature}>{usageSentence(usage)}</li>
            ))}
          </ul>
        </div>
      );
    case 'ending':
      return (
        <p className="plan-notice">
          {t`Your subscription is canceled. Premium stays active until ${day}; you can resubscribe at any time.`}
        </p>
      );
    case 'unpaid':
      return (
        <p className="plan-notice">
          {view.badge === 'past_due' && day
            ? t`Your last payment failed. Premium stays active until ${day}. Please check your payment method.`
            : t`Your last payment failed, so Premium is on hold. Update your payment method to get it back.`}
        </p>
      );
    case 'over':
      return (
        <p className="plan-notice">
          {day
            ? t`Premium ended on ${day}. You can resubscribe at any time.`
            : t`Premium has ended. You can resubscribe at any time.`}
        </p>
      );
  }
}
