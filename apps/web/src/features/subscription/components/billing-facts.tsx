import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { premiumFeatures } from '@/components/upgrade-offers.ts';
import { formatDate, formatPrice } from '@/lib/format.ts';
import type { CardView } from '../model.ts';

/** Price, period, next date and features of a plan that is paid. */
export function BillingFacts({ view }: { view: CardView }) {
  if (view.kind === 'trial' || view.kind === 'over') return null;
  const { periodStart, periodEnd } = view;
  const price = formatPrice(premiumPriceUsdPerMonth, 'cents');
  const facts: [string, string][] = [[t`Price`, t`${price} per month`]];
  if (periodStart && periodEnd) {
    facts.push([t`Billing period`, t`${formatDate(periodStart)} to ${formatDate(periodEnd)}`]);
  }
  if (view.kind === 'active') facts.push([t`Next billing date`, periodEnd ? formatDate(periodEnd) : t`None`]);
  if (view.kind === 'ending' && periodEnd) facts.push([t`Active until`, formatDate(periodEnd)]);
  return (
    <>
      <dl className="plan-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="plan-features">
        {premiumFeatures.map((feature) => (
          <li key={feature.id}>
            <Check className="i" aria-hidden="true" />
            {t(feature)}
          </li>
        ))}
      </ul>
    </>
  );
}
